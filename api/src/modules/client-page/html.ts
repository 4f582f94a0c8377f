import { escapeHtml } from "../../escape-html.ts";

/** Markup. Only `html` makes it, so no text of a user gets into a page unescaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Html | readonly Html[];

/** A template of markup: texts are escaped, markup in it stays. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    texts.map((text, at) => text + markup(parts[at] ?? "")).join(""),
  );
}

export const NOTHING = new Html("");

function markup(part: Part): string {
  if (typeof part === "string") return escapeHtml(part);
  if (part instanceof Html) return part.text;
  return part.map(({ text }) => text).join("");
}
