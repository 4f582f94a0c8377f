import { parseJson } from "../entities/plain.ts";

/** The parsed body of an answer. Adapters return bytes, text or a parsed value; undefined for text that is not JSON. */
export function readBody(data: unknown): unknown {
  const text = textOf(data);
  return text === undefined ? data : parseJson(text);
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
