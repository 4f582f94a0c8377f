import { formatMoney } from "shared-contracts/formats/money";
import { brazilTime } from "../../brazil-day.ts";
import type { SentPage } from "../../pdf/sent-page.ts";
import { type Acceptance, documentCode } from "../budgets/acceptances.ts";
import { documentHtml, headHtml, whatsApp } from "./document.ts";
import { endPage, withdrawnEnd } from "./end-page.ts";
import type { KeptPage, ShownPage } from "./find-page.ts";
import {
  ACCEPTED_BY_MISTAKE,
  askHtml,
  footHtml,
  updatedHtml,
} from "./frame.ts";
import { foldedOffer } from "./folded-offer.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { ICONS } from "./icons.ts";
import { paymentsHtml } from "./payments.ts";
import type { PageAddress } from "./proposal-page.ts";

/** The page of a proposal that its client accepted. */
export function acceptedPage(
  shown: ShownPage & { accepted: Acceptance },
  { token, nonce }: PageAddress,
): string {
  const { page, receipts, today, chosen, state, accepted } = shown;
  const { proposal, pix, sender } = page;
  const folded = foldedOffer(proposal, chosen);
  return documentHtml({
    title: [`Proposta aceita: ${proposal.title}`, sender]
      .filter(Boolean)
      .join(" | "),
    accent: proposal.accent,
    nonce,
    state,
    head: NOTHING,
    body: html`${headHtml(page, whatsApp(page, "WhatsApp", "btn sm"))}
      <main id="conteudo">
        ${updatedHtml}${stripHtml(accepted)}
        <p class="k">${sender ? `Sua festa com ${sender}` : "Sua festa"}</p>
        <h1>${proposal.title}</h1>
        ${factsHtml(page, chosen)}
        <div class="cols">
          <div class="offer">
            ${paymentsHtml({ receipts, pix, today })}${
              folded.text
                ? html`<section class="sec">
                    <h2>O que está combinado</h2>
                    ${folded}
                  </section>`
                : NOTHING
            }
          </div>
          <div class="side">
            ${receiptHtml(accepted, token)}${askHtml(page, ACCEPTED_BY_MISTAKE)}
          </div>
        </div>
      </main>
      ${footHtml(page)}`,
  });
}

/** The event of an offer, in one sentence. */
export function factsHtml(
  { proposal, offers }: SentPage,
  chosen: number,
): Html {
  const of = proposal.blocks.find(({ kind }) => kind === "sentence");
  const facts =
    offers[chosen]?.sentence ?? (of?.kind === "sentence" ? of.text : "");
  return facts ? html`<p class="facts">${facts}</p>` : NOTHING;
}

function stripHtml({ name, accepted_at, letter }: Acceptance): Html {
  return html`<div class="note ok strip" role="status">
    ${ICONS.done}
    <div>
      <p class="h">Proposta aceita</p>
      <p>
        Por ${name ?? ""}, em
        ${brazilTime(accepted_at)}${letter ? html`, <b>opção ${letter}</b>` : NOTHING}.
        O buffet já foi avisado.
      </p>
    </div>
  </div>`;
}

/** What was accepted, and by whom, as far as the page shows it. */
export function receiptHtml(accepted: Acceptance, token: string): Html {
  const { name, cpf, accepted_at, letter, total_cents, sha256 } = accepted;
  const total = formatMoney(total_cents / 100);
  const row = (label: string, value: string) =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<section class="sec receipt">
    <h2>Comprovante do aceite</h2>
    <dl>
      ${row("Aceita por", name ?? "")}${cpf ? row("CPF", maskedCpf(cpf)) : NOTHING}${row("Data e hora", `${brazilTime(accepted_at)}, horário de Brasília`)}${row("O que foi aceito", letter ? `Opção ${letter}, ${total}` : total)}${row("Código do documento", documentCode(sha256))}
    </dl>
    <p class="s m fine">
      O código identifica exatamente o documento aceito. Se uma vírgula mudar, o
      código muda. Guarde o PDF: ele traz o registro completo.
    </p>
    <p class="row">
      <a class="btn sm" href="${token}/comprovante" download
        >${ICONS.file}<span>Baixar comprovante em PDF</span></a
      >
    </p>
  </section>`;
}

/** "***.456.789-**". */
const maskedCpf = (cpf: string): string =>
  `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;

/** The page of which only the receipt is left. */
export function keptPage(
  { page, on, accepted }: KeptPage,
  { token, nonce }: PageAddress,
): string {
  const below = receiptHtml(accepted, token);
  return endPage({ ...withdrawnEnd(on, page), below }, nonce);
}
