import { formatPhone } from "shared-contracts/formats/phone";
import { daysBetween, writtenDay } from "shared-contracts/proposal/days";
import type { SentPage } from "../../pdf/sent-page.ts";
import { CARD } from "../logo/printed-logo.ts";
import { pageParts } from "./blocks.ts";
import { documentHtml, headHtml, whatsApp } from "./document.ts";
import { ASK_ANEW, PRICES_CHANGE } from "./end-page.ts";
import type { ShownPage } from "./find-page.ts";
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
  const { page, receipts, isApproved, isOver, today, chosen, state } = shown;
  const { proposal, pix } = page;
  const { token, nonce } = address;
  const isOpen = !isApproved && !isOver;
  const { head, lead, hasOptions, offer } = pageParts({
    proposal,
    chosen,
    withCode: receipts.length === 0,
    left: isOpen ? timeLeft(page.validUntil, today) : "",
    afterPayments: NOTHING,
  });
  const valued = { proposal, lead, accept: null };
  return documentHtml({
    title: `Proposta: ${titled(page)}`,
    accent: proposal.accent,
    nonce,
    state,
    head: openGraph(page, address),
    body: html`${headHtml(page, whatsApp(page, "WhatsApp", "btn sm"))}
      <main id="conteudo">
        <p class="note upd" role="status" id="novo" hidden>
          Esta página foi atualizada. <a href="">Ver agora</a>
        </p>
        ${head}${isOver ? overHtml(page) : NOTHING}${paymentsHtml({ receipts, pix, today })}${hasOptions ? choiceHtml(valued) : NOTHING}
        <div class="cols">
          ${sideHtml(valued)}
          <div class="offer">
            ${offer}
            <p class="row">
              <a class="btn sm" href="${token}/pdf" download
                >${ICONS.file}<span>Baixar em PDF</span></a
              >
            </p>
            ${askHtml(page, isApproved)}
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

/** "(faltam 27 dias)". */
function timeLeft(validUntil: string, today: string): string {
  const days = daysBetween(today, validUntil);
  if (days === 0) return "(só até hoje)";
  return days === 1 ? "(falta 1 dia)" : `(faltam ${days} dias)`;
}

function askHtml(page: SentPage, isApproved: boolean): Html {
  const { phone, email } = page;
  const [title, text, label] = isApproved
    ? ["Quer mudar algo?", "Fale com o buffet.", "Falar pelo WhatsApp"]
    : [
        "Ficou com dúvida?",
        "Pergunte ao buffet antes de aceitar.",
        "Perguntar pelo WhatsApp",
      ];
  return html`<section class="ask">
    <h2>${title}</h2>
    <p>${text}</p>
    ${whatsApp(page, label, "btn")}
    <p class="ct">
      ${phone.length >= 10 ? html`<a class="n" href="tel:+55${phone}">${formatPhone(phone)}</a>` : NOTHING}<a
        href="mailto:${email}"
        >${email}</a
      >
    </p>
  </section>`;
}

/** The sender's lines, then when it was sent. */
function footHtml({ proposal, sentOn }: SentPage): Html {
  const [brand] = proposal.blocks;
  const lines = brand?.kind === "brand" ? brand.lines : [];
  return html`<footer>
    <div>
      <p>${proposal.footer.sender}</p>
      ${lines.map((line) => html`<p>${line}</p>`)}
      <p>
        Proposta enviada em ${writtenDay(sentOn)}. Página feita com o Banquete.
      </p>
    </div>
  </footer>`;
}
