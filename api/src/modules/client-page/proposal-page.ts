import { formatPhone } from "shared-contracts/formats/phone";
import { daysBetween, writtenDay } from "shared-contracts/proposal/days";
import type { SentPage } from "../../pdf/sent-page.ts";
import { blocksHtml } from "./blocks.ts";
import { documentHtml, headHtml, whatsApp } from "./document.ts";
import type { ShownPage } from "./find-page.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { ICONS } from "./icons.ts";
import { paymentsHtml } from "./payments.ts";
import { writtenInFull } from "./written-in-full.ts";

/** The page of a sent proposal. `token` is the last part of its address. */
export function proposalPage(
  shown: ShownPage,
  { token, nonce }: { token: string; nonce: string },
): string {
  const { page, receipts, isApproved, today, chosen, state } = shown;
  const { proposal, pix } = page;
  const question = `Olá! Estou vendo a proposta do ${proposal.title} e tenho uma dúvida: `;
  const isOver = !isApproved && page.validUntil < today;
  const news = html`${isOver ? overHtml(page, question) : NOTHING}${paymentsHtml({ receipts, pix, today })}`;
  return documentHtml({
    title: `Proposta: ${titled(page)}`,
    accent: proposal.accent,
    nonce,
    state,
    head: openGraph(page),
    body: html`${headHtml(page, question)}
      <main id="conteudo">
        <p class="note upd" role="status" id="novo" hidden>
          Esta página foi atualizada. <a href="">Ver agora</a>
        </p>
        ${blocksHtml({ proposal, chosen, withCode: receipts.length === 0, news })}${isApproved || isOver ? NOTHING : leftHtml(page.validUntil, today)}
        <p class="row">
          <a class="btn sm" href="${token}/pdf" download
            >${ICONS.file}<span>Baixar em PDF</span></a
          >
        </p>
        ${askHtml(page, question, isApproved)}
      </main>
      ${footHtml(page)}`,
  });
}

const titled = ({ proposal, sender }: SentPage) =>
  [proposal.title, sender].filter(Boolean).join(" | ");

/** What a preview of the link shows: never a price, a telephone or an address. */
function openGraph({ proposal, sender, eventDate }: SentPage): Html {
  const from = sender || "O buffet";
  const day = eventDate ? ` para ${writtenInFull(eventDate)}` : "";
  return html`<meta property="og:type" content="website" /><meta
      property="og:locale"
      content="pt_BR"
    /><meta property="og:title" content="Proposta: ${proposal.title}" /><meta
      property="og:description"
      content="${from} preparou esta proposta${day}. Toque para ver."
    />`;
}

function overHtml(page: SentPage, question: string): Html {
  return html`<section class="note wa">
    <h2>Esta proposta venceu em ${writtenDay(page.validUntil)}</h2>
    <p>
      Os preços e a data da festa podem ter mudado. Peça uma proposta
      atualizada: é rápido.
    </p>
    ${whatsApp(page, "Pedir proposta atualizada", question, "btn pri")}
  </section>`;
}

function leftHtml(validUntil: string, today: string): Html {
  const days = daysBetween(today, validUntil);
  const left =
    days === 0
      ? "só até hoje"
      : days === 1
        ? "falta 1 dia"
        : `faltam ${days} dias`;
  return html`<p class="left">
    ${ICONS.clock}<span
      >Válida até <b>${writtenInFull(validUntil)}</b> (${left})</span
    >
  </p>`;
}

function askHtml(page: SentPage, question: string, isApproved: boolean): Html {
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
    ${whatsApp(page, label, question, "btn")}
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
