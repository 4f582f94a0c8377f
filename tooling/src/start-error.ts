/** Something the person who starts Banquete can mend; its message is the one line they see. */
export class StartError extends Error {
  override name = "StartError";
}
