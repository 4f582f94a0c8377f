const NAME_MAX = 80;

/** `orcamento-{client name or 'evento'}.pdf`, without characters that a file system refuses. */
export function proposalFileName(client: string): string {
  const safe = client
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[. ]+$/, "");
  // Cuts between characters, not within a surrogate pair.
  const name = Array.from(safe).slice(0, NAME_MAX).join("");
  return `orcamento-${name || "evento"}.pdf`;
}
