import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Accent } from "shared-contracts/entities/proposal";
import { INKS } from "../../pdf/inks.ts";
import type { SentPage } from "../../pdf/sent-page.ts";
import { Html, html, NOTHING } from "./html.ts";
import { ICONS } from "./icons.ts";

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, file), "utf8");
/** In the order of the cascade. */
const STYLE = [
  "base",
  "frame",
  "value",
  "offer",
  "menu",
  "payments",
  "form",
  "print",
]
  .map((subject) => read(`style/${subject}.css`))
  .join("");
const SCRIPT = read("page.js");

export const FONTS = ["gabarito-600-pt.woff2", "instrument-sans-pt.woff2"];

/** Allows the page's own style and script, the pictures in it, and calls to the API it came from. */
export const pageCsp = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "img-src data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");

export interface Document {
  title: string;
  accent: Accent;
  nonce: string;
  /** The way from the page's folder to the one of the pages: "../"; empty by default. */
  up?: string;
  head: Html;
  /** The state that the script compares; undefined for a page without a script. */
  state?: string;
  body: Html;
}

/** A whole page, complete without its script. Addresses in it begin where the page is. */
export function documentHtml(document: Document): string {
  const { title, nonce, up = "", head, state, body } = document;
  const { accent, tint, line } = INKS[document.accent];
  const ink = `:root{--ink:${accent};--tint:${tint};--rule:${line}}`;
  const fonts = FONTS.map(
    (file) =>
      html`<link
        rel="preload"
        href="${up}fontes/${file}"
        as="font"
        type="font/woff2"
        crossorigin
      />`,
  );
  const script =
    state === undefined
      ? NOTHING
      : html`<script nonce="${nonce}">
          ${new Html(SCRIPT)};
        </script>`;
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex,nofollow" />
        <meta name="format-detection" content="telephone=no" />
        <title>${title}</title>
        ${head}${fonts}
        <style nonce="${nonce}">
          ${new Html(ink + STYLE.replaceAll('url("', `url("${up}`))}
        </style>
      </head>
      <body data-state="${state ?? ""}">
        <a class="skip" href="#conteudo">Ir para o conteúdo</a>${body}${script}
      </body>
    </html>`.text;
}

/** The top of a page: whose it is, and what stands beside it. */
export function headHtml(page: SentPage | null, beside: Html = NOTHING): Html {
  if (!page) return NOTHING;
  const { proposal, sender } = page;
  const brand = proposal.logo
    ? html`<img src="${proposal.logo}" alt="${sender || "Logo do buffet"}" />`
    : html`${sender}`;
  return html`<header>
    <div>
      <p class="brand">${brand}</p>
      ${beside}
    </div>
  </header>`;
}

/** A link to a conversation with the caterer, with its first words; nothing without a number. */
export function whatsApp(
  { phone, proposal }: Pick<SentPage, "phone" | "proposal">,
  label: string,
  className: string,
): Html {
  if (phone.length < 10) return NOTHING;
  const words = `Olá! Estou vendo a proposta do ${proposal.title} e tenho uma dúvida: `;
  const address = `https://wa.me/55${phone}?text=${encodeURIComponent(words)}`;
  return html`<a
    class="${className}"
    href="${address}"
    rel="noopener noreferrer"
    >${ICONS.message}<span>${label}</span></a
  >`;
}
