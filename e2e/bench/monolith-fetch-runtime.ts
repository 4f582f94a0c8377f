// Stands in for the shell's own fetch-runtime.ts when the product is built as one monolith.

/** There is no federation runtime to fetch. */
export function fetchRuntime(): Promise<void> {
  return Promise.resolve();
}
