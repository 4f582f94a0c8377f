import { focusManager } from "@tanstack/react-query";

// A window that was visible beside another one gets only a focus event. TanStack Query does not repeat a request that
// is already running. [lists-follow-the-focus]
focusManager.setEventListener((handleFocus) => {
  // The build loads this module in Node to read its names.
  if (typeof window === "undefined") return undefined;
  const events = ["focus", "visibilitychange"];
  const listener = () => handleFocus();
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
});

/** The only door to TanStack Query, the cache of server answers. One copy serves the shell and all remotes. */
export {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
