/** Whether this browser can hand a file to other apps. */
export function canShareFiles(): boolean {
  const file = new File([""], "proposta.pdf", { type: "application/pdf" });
  return navigator.canShare?.({ files: [file] }) ?? false;
}
