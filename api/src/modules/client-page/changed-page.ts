import { guestsInWords } from "shared-contracts/formats/event-words";
import { formatMoney } from "shared-contracts/formats/money";
import { exact, subtract } from "shared-contracts/numbers/exact";
import { writtenDay } from "shared-contracts/proposal/days";
import { brazilDay } from "../../brazil-day.ts";
import { changedReceipts } from "../acceptances/changed-receipts.ts";
import type { Acceptance } from "../budgets/acceptances.ts";
import { factsHtml, receiptHtml } from "./accepted-page.ts";
import {
  changedFacts,
  changedMenu,
  type MenuChange,
  type Side,
} from "./differences.ts";
import { documentHtml, headHtml, whatsApp } from "./document.ts";
import type { ShownPage } from "./find-page.ts";
import { fold, foldedOffer } from "./folded-offer.ts";
import { AGAINST_CHANGE, askHtml, footHtml, updatedHtml } from "./frame.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { ICONS } from "./icons.ts";
import { paymentsHtml } from "./payments.ts";
import type { PageAddress } from "./proposal-page.ts";
import type { Sent } from "./repository.ts";

const LOOK = {
  Entra: ["in", ICONS.plus],
  Sai: ["out", ICONS.minus],
  Muda: ["", ICONS.change],
} as const satisfies Record<MenuChange["what"], readonly [string, Html]>;

/** An accepted proposal whose caterer proposes a change. */
export type ChangedPage = ShownPage & {
  accepted: Acceptance;
  addendum: Sent;
};

/** The page of a change: what differs, beside what stands until it is accepted. */
export function changedPage(
  shown: ChangedPage,
  { token, nonce }: PageAddress,
): string {
  const { n, page, receipts, today, state, accepted, addendum } = shown;
  const { proposal, sender } = addendum.page;
  const sides = sidesOf(shown);
  const on = brazilDay(accepted.accepted_at);
  const accept = `${token}/aceitar`;
  const pdf = (of: number, label: string) =>
    html`<a class="btn sm" href="${token}/pdf/${String(of)}" download
      >${ICONS.file}<span>${label}</span></a
    >`;
  return documentHtml({
    title: [`Mudança na proposta: ${proposal.title}`, sender]
      .filter(Boolean)
      .join(" | "),
    accent: proposal.accent,
    nonce,
    state,
    head: NOTHING,
    body: html`${headHtml(addendum.page, whatsApp(addendum.page, "WhatsApp", "btn sm"))}
      <main id="conteudo">
        ${updatedHtml}
        <div class="note wa strip" role="status">
          ${ICONS.change}
          <div>
            <p class="h">O buffet propôs uma mudança</p>
            <p>
              Enviada em ${writtenDay(addendum.page.sentOn)}. O que você aceitou
              em ${on} <b>continua valendo</b> até você aceitar a mudança.
            </p>
          </div>
        </div>
        <p class="k">Mudança na proposta</p>
        <h1>${proposal.title}</h1>
        ${factsHtml(addendum.page, 0)}
        <div class="cols">
          <div class="offer">
            ${changesHtml(sides)}${messageHtml(addendum.page.message)}
            <p class="row ways">
              ${pdf(n, `PDF aceito em ${on}`)}${pdf(addendum.n, "PDF da mudança")}
            </p>
            ${paymentsHtml({ receipts, pix: page.pix, today, change: changedLabel(sides) })}
            <section class="sec">
              ${fold(`Comprovante do aceite de ${on}`, receiptHtml(accepted, token))}${fold("Cardápio completo com a mudança", foldedOffer(proposal, 0))}
            </section>
            ${askHtml(addendum.page, AGAINST_CHANGE)}
          </div>
          ${sideHtml(addendum, accept)}
        </div>
      </main>
      ${footHtml(page, addendum.page.sentOn)}${barHtml(addendum, accept)}`,
  });
}

function sidesOf({
  page,
  chosen,
  receipts,
  addendum,
  today,
}: ChangedPage): [Side, Side] {
  const offer = addendum.page.offers[0]!;
  const after = changedReceipts(receipts, offer.total, today);
  return [
    { page, chosen, offer: page.offers[chosen]!, receipts },
    { page: addendum.page, chosen: 0, offer, receipts: after },
  ];
}

/** The last instalment that takes the difference; empty where none does. */
function changedLabel([before, now]: [Side, Side]): string {
  const changed = now.receipts.filter(
    (receipt) =>
      !before.receipts.some(
        ({ label, amount }) =>
          label === receipt.label && amount === receipt.amount,
      ),
  );
  return changed.at(-1)?.label ?? "";
}

function changesHtml([before, now]: [Side, Side]): Html {
  const facts = changedFacts(before, now);
  const menu = changedMenu(before, now);
  const difference = now.offer.total - before.offer.total;
  const size = subtract(
    exact(Math.max(now.offer.total, before.offer.total)),
    exact(Math.min(now.offer.total, before.offer.total)),
  );
  const sign = difference < 0 ? "−" : "+";
  const isOtherCount = before.offer.guests !== now.offer.guests;
  return html`<section class="sec">
    <h2>O que mudou</h2>
    <table class="tab diff">
      <thead>
        <tr>
          <td></td>
          <th scope="col">Aceito</th>
          <th scope="col">Agora</th>
        </tr>
      </thead>
      <tbody>
        ${facts.map(
          (fact) =>
            html`<tr>
              <th scope="row">${fact.label}</th>
              <td>${fact.before || "nenhum"}</td>
              <td><b>${fact.now || "nenhum"}</b></td>
            </tr>`,
        )}
        <tr>
          <th scope="row" colspan="2">Diferença no total</th>
          <td class="n">
            ${difference === 0 ? "nenhuma" : `${sign} ${formatMoney(size)}`}
          </td>
        </tr>
      </tbody>
    </table>
    ${
      menu.length > 0
        ? html`<h3>Cardápio</h3>
            <ul class="menu-diff">
              ${menu.map(
                ({ what, text }) =>
                  html`<li>
                    <b class="${LOOK[what][0]}">${LOOK[what][1]}${what}</b>
                    <span>${text}</span>
                  </li>`,
              )}
            </ul>`
        : NOTHING
    }${
      isOtherCount
        ? html`<p class="s m">
            As outras quantidades foram ajustadas para
            ${guestsInWords(now.offer.guests)}.
          </p>`
        : NOTHING
    }
  </section>`;
}

const messageHtml = (message: string): Html =>
  message
    ? html`<section class="sec">
        <h3>Recado do buffet</h3>
        <p>“${message}”</p>
      </section>`
    : NOTHING;

const totalOf = ({ page }: Sent): string => formatMoney(page.offers[0]!.total);

function sideHtml(addendum: Sent, accept: string): Html {
  const { guests, perPerson } = addendum.page.offers[0]!;
  return html`<aside class="side chosen" aria-label="Se você aceitar">
    <div class="price">
      <p><b>Se você aceitar</b></p>
      <p class="v n">${formatMoney(perPerson)}</p>
      <p class="m">por pessoa, ${guestsInWords(guests)}</p>
      <p class="r2">
        <span>Novo total</span><b class="n">${totalOf(addendum)}</b>
      </p>
      <p class="r2">
        <span>Responda até</span
        ><b class="n">${writtenDay(addendum.page.validUntil)}</b>
      </p>
      <div class="go">
        <a class="btn pri" href="${accept}">Ir para o aceite</a>
        <p class="s m">Você ainda confere tudo antes de aceitar.</p>
      </div>
    </div>
  </aside>`;
}

const barHtml = (addendum: Sent, accept: string): Html =>
  html`<aside class="bar" aria-label="Novo total e aceite">
    <p>
      <span class="s m">Novo total</span> <b class="n">${totalOf(addendum)}</b>
    </p>
    <a class="btn pri" href="${accept}">Ir para o aceite</a>
  </aside>`;
