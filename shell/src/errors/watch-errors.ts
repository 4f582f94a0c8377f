/** Reports the errors that nothing in the page caught, or that `reportError` names. What sends them is loaded with the first. */
export function watchErrors(apiUrl: string): void {
  const report = (error: unknown) =>
    void import("./send-error.ts")
      .then(({ sendError }) => sendError(apiUrl, error))
      .catch(() => undefined);
  addEventListener("error", ({ error }) => report(error));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
}
