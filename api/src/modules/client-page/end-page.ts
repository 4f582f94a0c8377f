import { formatPhone } from "shared-contracts/formats/phone";
import { writtenDay } from "shared-contracts/proposal/days";
import { brazilDay } from "../../brazil-day.ts";
import type { SentPage } from "../../pdf/sent-page.ts";
import { documentHtml, headHtml, whatsApp } from "./document.ts";
import type { Found } from "./find-page.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { ICONS } from "./icons.ts";

interface End {
  icon: Html;
  title: string;
  lines: string[];
  /** What the button to the caterer says. */
  ask: string;
  /** Another way on. */
  more?: Html;
  /** What is left of the proposal. */
  below?: Html;
  page: SentPage | null;
}

export const PRICES_CHANGE =
  "Os preços e a data da festa podem ter mudado. Peça uma proposta atualizada: é rápido.";
export const ASK_ANEW = "Pedir proposta atualizada";
const TALK = "Falar pelo WhatsApp";

/** A page without a proposal: it says what happened, and whom to ask. */
export function endPage(end: End, nonce: string): string {
  const { icon, title, lines, ask, more = NOTHING, below, page } = end;
  const phone =
    page && page.phone.length >= 10
      ? html`<p class="ct">
          <a class="n" href="tel:+55${page.phone}"
            >${formatPhone(page.phone)}</a
          >
        </p>`
      : NOTHING;
  return documentHtml({
    title: ["Proposta encerrada", page?.sender].filter(Boolean).join(" | "),
    accent: page?.proposal.accent ?? "jabuticaba",
    nonce,
    head: NOTHING,
    body: html`${headHtml(page)}
      <main id="conteudo" class="end">
        <p class="disc">${icon}</p>
        <h1>${title}</h1>
        ${lines.map((line) => html`<p>${line}</p>`)}
        <p class="ways">
          ${page ? whatsApp(page, ask, "btn pri") : NOTHING}${more}
        </p>
        ${phone}${below ?? NOTHING}
      </main>`,
  });
}

/** What is said once a proposal is over; it can still be read. */
export function overEnd(page: SentPage, token: string): End {
  return {
    icon: ICONS.clock,
    title: `Esta proposta venceu em ${writtenDay(page.validUntil)}`,
    lines: [PRICES_CHANGE],
    ask: ASK_ANEW,
    more: html`<a class="btn" href="${token}?ver=proposta"
      >Ver a proposta que venceu</a
    >`,
    page,
  };
}

/** What is said where no proposal is shown. */
export function endOf(found: Exclude<Found, { kind: "shown" | "kept" }>): End {
  switch (found.kind) {
    case "unknown":
      return {
        icon: ICONS.ban,
        title: "Não encontramos esta página",
        lines: ["Confira o endereço na mensagem do buffet."],
        ask: "",
        page: null,
      };
    case "exchanged":
      return {
        icon: ICONS.link,
        title: "Este endereço foi trocado",
        lines: [
          "O buffet criou um endereço novo para a sua proposta, e este deixou de funcionar.",
          "Procure a mensagem mais recente ou peça o endereço novo.",
        ],
        ask: "Pedir o endereço novo",
        page: found.page,
      };
    case "withdrawn":
      return withdrawnEnd(found.on, found.page);
  }
}

/** What is said of a page since the caterer switched it off on a day, or since its event is over. */
export function withdrawnEnd(on: Date | null, page: SentPage | null): End {
  return {
    icon: ICONS.ban,
    title: "Esta proposta não está mais disponível",
    lines: [
      ...(on ? [`O buffet retirou a proposta em ${brazilDay(on)}.`] : []),
      "Se você acha que foi engano, fale com o buffet.",
    ],
    ask: TALK,
    page,
  };
}

/** What one who asks too often reads. */
export const TOO_MANY: End = {
  icon: ICONS.clock,
  title: "Muitas tentativas",
  lines: ["Espere um minuto e tente de novo."],
  ask: "",
  page: null,
};
