/** Downloads a file under a name. */
export function downloadFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
