/** The header that names a download. Old browsers read the plain name; `filename*` (RFC 5987) keeps accents. */
export function contentDisposition(fileName: string): string {
  const plain = fileName
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
