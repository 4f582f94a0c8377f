import * as reactRefreshRuntime from "react-refresh/runtime";
import { showError } from "./show-error.ts";

// Runs first in the shell's page under `npm run dev`, and in no build.
Object.assign(globalThis, { reactRefreshRuntime });

addEventListener("error", ({ error, message }) => {
  void showError(error ?? message);
});
addEventListener("unhandledrejection", ({ reason }) => {
  void showError(reason);
});
