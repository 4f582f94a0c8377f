import { formatInstant } from "shared-contracts/formats/format-instant";
import type { AboutLine } from "./about-lines.ts";

/** Where a line is from: its package, and since when where that is known. */
export function origin({ package: name, since }: AboutLine): string {
  return since ? `${name}, no ar desde ${formatInstant(since)}` : name;
}

/** All versions as text, for whoever helps; says also the page and the browser. */
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
        ` (${origin(line)})`,
        line.as === "lastGood" && ", versão anterior",
        line.as === "local" && ", local",
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
