/** An error that the developer can fix; its message is the one line they see. */
export class StartError extends Error {
  override name = "StartError";
}
