const NAME_MAX = 80;

/** `orcamento-{client name or 'evento'}.pdf`, without what a file system would stumble over. */
export function proposalFileName(client: string): string {
  const safe = client
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[. ]+$/, "");
  // By characters, not by the halves some are made of.
  const name = Array.from(safe).slice(0, NAME_MAX).join("");
  return `orcamento-${name || "evento"}.pdf`;
}
