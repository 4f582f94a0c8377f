/** Something that whoever releases can mend; its message is the one line they see. */
export class ReleaseError extends Error {
  override name = "ReleaseError";
}
