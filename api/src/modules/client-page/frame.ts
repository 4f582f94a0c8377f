import { formatPhone } from "shared-contracts/formats/phone";
import { writtenDay } from "shared-contracts/proposal/days";
import type { SentPage } from "../../pdf/sent-page.ts";
import { whatsApp } from "./document.ts";
import { type Html, html, NOTHING } from "./html.ts";

/** Shown by the script once the page is another. */
export const updatedHtml = html`<p
  class="note upd"
  role="status"
  id="novo"
  hidden
>
  Esta página foi atualizada. <a href="">Ver agora</a>
</p>`;

/** Why one would ask the caterer: a title, a sentence and what the button says. */
type Reason = readonly [title: string, text: string, label: string];

export const IN_DOUBT: Reason = [
  "Ficou com dúvida?",
  "Pergunte ao buffet antes de aceitar.",
  "Perguntar pelo WhatsApp",
];
export const TO_CHANGE: Reason = [
  "Quer mudar algo?",
  "Fale com o buffet.",
  "Falar pelo WhatsApp",
];
export const ACCEPTED_BY_MISTAKE: Reason = [
  "Quer mudar algo?",
  "Aceitou sem querer ou mudou de ideia? Fale com o buffet.",
  "Falar pelo WhatsApp",
];

export const AGAINST_CHANGE: Reason = [
  "Não concorda com a mudança?",
  "Você não precisa aceitar. Converse com o buffet.",
  "Falar pelo WhatsApp",
];

export function askHtml(page: SentPage, [title, text, label]: Reason): Html {
  const { phone, email } = page;
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

/** The sender's lines, then when it was sent, and a change to it. */
export function footHtml({ proposal, sentOn }: SentPage, changedOn = ""): Html {
  const [brand] = proposal.blocks;
  const lines = brand?.kind === "brand" ? brand.lines : [];
  return html`<footer>
    <div>
      <p>${proposal.footer.sender}</p>
      ${lines.map((line) => html`<p>${line}</p>`)}
      <p>
        Proposta enviada em
        ${writtenDay(sentOn)}${changedOn && `, mudança em ${writtenDay(changedOn)}`}.
        Página feita com o Banquete.
      </p>
    </div>
  </footer>`;
}
