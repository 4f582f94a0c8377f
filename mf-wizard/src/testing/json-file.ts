/** A .json file as a user would pick or drop it. */
export function jsonFile(content: unknown, name = "festa.json"): File {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const file = new File([text], name, { type: "application/json" });
  // jsdom's files cannot be read.
  const { buffer } = new TextEncoder().encode(text);
  file.slice = () => ({ arrayBuffer: () => Promise.resolve(buffer) }) as Blob;
  return file;
}
