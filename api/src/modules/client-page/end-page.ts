import { formatPhone } from "shared-contracts/formats/phone";
import { brazilDay } from "../../brazil-day.ts";
import type { SentPage } from "../../pdf/sent-page.ts";
import { documentHtml, headHtml, whatsApp } from "./document.ts";
import type { Found } from "./find-page.ts";
import { html, NOTHING } from "./html.ts";

interface End {
  title: string;
  lines: string[];
  /** What the button to the caterer says. */
  ask: string;
  page: SentPage | null;
}

const TALK = "Falar pelo WhatsApp";

/** A page without a proposal: it says what happened, and whom to ask. */
export function endPage(end: End, nonce: string): string {
  const { title, lines, ask, page } = end;
  const words = page
    ? `Olá! Estou vendo a proposta do ${page.proposal.title} e tenho uma dúvida: `
    : "";
  const contact = page
    ? html`${whatsApp(page, ask, words, "btn pri")}${page.phone.length >= 10 ? html`<p class="ct"><a class="n" href="tel:+55${page.phone}">${formatPhone(page.phone)}</a></p>` : NOTHING}`
    : NOTHING;
  return documentHtml({
    title: ["Proposta encerrada", page?.sender].filter(Boolean).join(" | "),
    accent: page?.proposal.accent ?? "jabuticaba",
    nonce,
    head: NOTHING,
    body: html`${headHtml(page, words)}
      <main id="conteudo" class="end">
        <h1>${title}</h1>
        ${lines.map((line) => html`<p>${line}</p>`)}${contact}
      </main>`,
  });
}

/** What is said where no proposal is shown. */
export function endOf(found: Exclude<Found, { kind: "shown" }>): End {
  switch (found.kind) {
    case "unknown":
      return {
        title: "Não encontramos esta página",
        lines: ["Confira o endereço na mensagem do buffet."],
        ask: "",
        page: null,
      };
    case "exchanged":
      return {
        title: "Este endereço foi trocado",
        lines: [
          "O buffet criou um endereço novo para a sua proposta, e este deixou de funcionar.",
          "Procure a mensagem mais recente ou peça o endereço novo.",
        ],
        ask: "Pedir o endereço novo",
        page: found.page,
      };
    case "withdrawn":
      return {
        title: "Esta proposta não está mais disponível",
        lines: [
          ...(found.on
            ? [`O buffet retirou a proposta em ${brazilDay(found.on)}.`]
            : []),
          "Se você acha que foi engano, fale com o buffet.",
        ],
        ask: TALK,
        page: found.page,
      };
  }
}

/** What one who asks too often reads. */
export const TOO_MANY: End = {
  title: "Muitas tentativas",
  lines: ["Espere um minuto e tente de novo."],
  ask: "",
  page: null,
};
