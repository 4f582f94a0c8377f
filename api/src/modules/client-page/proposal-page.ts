import { daysBetween, writtenDay } from "shared-contracts/proposal/days";
import type { SentPage } from "../../pdf/sent-page.ts";
import { CARD } from "../logo/printed-logo.ts";
import { pageParts } from "./blocks.ts";
import { brazilDay } from "../../brazil-day.ts";
import { documentHtml, headHtml, whatsApp } from "./document.ts";
import { ASK_ANEW, PRICES_CHANGE } from "./end-page.ts";
import type { ShownPage } from "./find-page.ts";
import {
  askHtml,
  footHtml,
  IN_DOUBT,
  TO_CHANGE,
  updatedHtml,
} from "./frame.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { ICONS } from "./icons.ts";
import { paymentsHtml } from "./payments.ts";
import { barHtml, choiceHtml, sideHtml } from "./value.ts";
import { writtenInFull } from "./written-in-full.ts";

/** Where a page is. */
export interface PageAddress {
  /** The API's own, or where clients reach it, without a slash at the end. */
  base: string;
  token: string;
  nonce: string;
}

/** The page of a sent proposal. */
export function proposalPage(shown: ShownPage, address: PageAddress): string {
  const { n, page, receipts, isApproved, isOver, today, chosen, state } = shown;
  const { proposal, pix } = page;
  const { token, nonce } = address;
  const isOpen = !isApproved && !isOver;
  const { head, lead, hasOptions, offer } = pageParts({
    proposal,
    chosen,
    withCode: !isOpen && receipts.length === 0,
    left: isOpen ? timeLeft(page.validUntil, today) : "",
    afterPayments: isOpen ? pixLaterHtml(page) : NOTHING,
  });
  const accept = isOpen ? `${token}/aceitar` : null;
  const valued = { proposal, lead, accept };
  return documentHtml({
    title: `Proposta: ${titled(page)}`,
    accent: proposal.accent,
    nonce,
    state,
    head: openGraph(page, address),
    body: html`${headHtml(page, whatsApp(page, "WhatsApp", "btn sm"))}
      <main id="conteudo">
        ${updatedHtml}${head}${isOver ? overHtml(page) : NOTHING}${undoneHtml(shown)}${paymentsHtml({ receipts, pix, today })}${hasOptions ? choiceHtml(valued) : NOTHING}
        <div class="cols">
          ${sideHtml(valued)}
          <div class="offer">
            ${offer}
            <p class="row">
              <a class="btn sm" href="${token}/pdf/${String(n)}" download
                >${ICONS.file}<span>Baixar em PDF</span></a
              >
            </p>
            ${askHtml(page, isApproved ? TO_CHANGE : IN_DOUBT)}
          </div>
        </div>
      </main>
      ${footHtml(page)}${barHtml(valued)}`,
  });
}

const titled = ({ proposal, sender }: SentPage) =>
  [proposal.title, sender].filter(Boolean).join(" | ");

/** What a preview of the link shows: never a price, a telephone or an address. */
function openGraph(
  { proposal, sender, eventDate, card }: SentPage,
  { base, token }: PageAddress,
): Html {
  const from = sender || "O buffet";
  const day = eventDate ? ` para ${writtenInFull(eventDate)}` : "";
  return html`<meta property="og:type" content="website" /><meta
      property="og:locale"
      content="pt_BR"
    /><meta property="og:title" content="Proposta: ${proposal.title}" /><meta
      property="og:description"
      content="${from} preparou esta proposta${day}. Toque para ver."
    />${
      card
        ? html`<meta
              property="og:image"
              content="${base}/p/${token}/cartao.jpg"
            /><meta
              property="og:image:width"
              content="${String(CARD.width)}"
            /><meta
              property="og:image:height"
              content="${String(CARD.height)}"
            />`
        : NOTHING
    }`;
}

function overHtml(page: SentPage): Html {
  return html`<section class="note wa">
    <h2>Esta proposta venceu em ${writtenDay(page.validUntil)}</h2>
    <p>${PRICES_CHANGE}</p>
    ${whatsApp(page, ASK_ANEW, "btn pri")}
  </section>`;
}

function undoneHtml({ undone }: ShownPage): Html {
  if (!undone) return NOTHING;
  return html`<p class="note wa">
    O buffet cancelou o aceite de ${brazilDay(undone.accepted_at)}. Para valer,
    é preciso aceitar de novo.
  </p>`;
}

function pixLaterHtml({ pix, offers }: SentPage): Html {
  const [first] = offers[0]?.receipts ?? [];
  return pix && first?.label.startsWith("Sinal")
    ? html`<p class="s m">O PIX do sinal aparece aqui depois do aceite.</p>`
    : NOTHING;
}

/** "(faltam 27 dias)". */
function timeLeft(validUntil: string, today: string): string {
  const days = daysBetween(today, validUntil);
  if (days === 0) return "(só até hoje)";
  return days === 1 ? "(falta 1 dia)" : `(faltam ${days} dias)`;
}
