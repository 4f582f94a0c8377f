/** Hands a file to the browser's downloads. */
export function downloadFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address after the click; a minute is more than any needs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
