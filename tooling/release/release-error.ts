/** An error that the releasing team can fix; its message is the one line they see. */
export class ReleaseError extends Error {
  override name = "ReleaseError";
}
