import {
  createRoot as createReactRoot,
  type Container,
  type RootOptions,
} from "react-dom/client";
import { showError } from "./show-error.ts";

/**
 * React's `createRoot`, which also shows what an error boundary catches. The next build that compiles reloads such a
 * page.
 */
export function createRoot(container: Container, options?: RootOptions) {
  return createReactRoot(container, {
    ...options,
    onCaughtError: (error, { componentStack }) => {
      void showError(error, componentStack);
      addEventListener("message", ({ data }) => {
        if (data?.type === "webpackOk") location.reload();
      });
    },
  });
}
