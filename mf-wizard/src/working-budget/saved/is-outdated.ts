/** Whether a call was refused because what it changes was changed elsewhere. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "VERSION_MISMATCH"
  );
}
