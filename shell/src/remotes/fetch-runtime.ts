/** The federation runtime is as large as a page: it is fetched when a remote is needed, so not for signing in. Rejects with an Error fit for the screen. */
export function fetchRuntime() {
  return import("./federation-runtime.ts").catch(() => {
    throw new Error("sem resposta");
  });
}
