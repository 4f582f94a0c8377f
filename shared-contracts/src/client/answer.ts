/** The body of an answer as an adapter may hand it over: bytes, text, or already parsed. */
export function readBody(data: unknown): unknown {
  const text = textOf(data);
  if (text === undefined) return data;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function textOf(data: unknown): string | undefined {
  if (typeof data === "string") return data;
  if (data instanceof ArrayBuffer || ArrayBuffer.isView(data))
    return new TextDecoder().decode(data);
  return undefined;
}

/** The body of a file answer. */
export function toBlob(data: unknown, type: string): Blob {
  if (data instanceof Blob) return data;
  return new Blob([data as BlobPart], { type });
}
