import { focusManager } from "@tanstack/react-query";

// A window that comes to the front beside another gets only the focus: it was visible all the time. An answer that is
// on its way already is not asked for twice. [lists-follow-the-focus]
focusManager.setEventListener((handleFocus) => {
  // The build reads this module's names in Node.
  if (typeof window === "undefined") return undefined;
  const events = ["focus", "visibilitychange"];
  const listener = () => handleFocus();
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
});

/** The only door to TanStack Query, which caches the server's answers. */
export {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
