import { formatInstant } from "./format-instant.ts";
import type { AboutLine } from "./about-lines.ts";

/** Since when a line is live, e.g. "no ar desde 18/11/2026, 14:02"; null where that is not known. */
export function liveSince({ since }: AboutLine): string | null {
  return since ? `no ar desde ${formatInstant(since)}` : null;
}

/** All versions as text, for support; with the page and the browser. */
export function versionsText(
  lines: readonly AboutLine[],
  page: { url: string; browser: string; note?: string | undefined },
): string {
  return [
    "Sobre o Banquete",
    ...lines.map((line) =>
      [
        `${line.name} ${line.version ?? "indisponível"}`,
        line.build && ` ${line.build}`,
        ` (${[line.package, liveSince(line)].filter(Boolean).join(", ")})`,
        line.as === "lastGood" && ", versão anterior",
        line.as === "local" && ", local",
        line.as === "preview" && ", prévia",
      ]
        .filter(Boolean)
        .join(""),
    ),
    page.note,
    page.url,
    page.browser,
  ]
    .filter(Boolean)
    .join("\n");
}
