import { guestsInWords } from "shared-contracts/formats/event-words";
import { formatMoney } from "shared-contracts/formats/money";
import type { Receipt } from "shared-contracts/entities/sending";
import { writtenDay } from "shared-contracts/proposal/days";
import type { Offer } from "../../pdf/sent-page.ts";
import { type AcceptForm, type FormError, sealOf } from "./accept-form.ts";
import type { Acceptable } from "./acceptable.ts";
import { documentHtml, headHtml, whatsApp } from "./document.ts";
import { footHtml } from "./frame.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { ICONS } from "./icons.ts";

/** What the form shows beside what is accepted. */
export interface FormState {
  typed: Pick<AcceptForm, "nome" | "cpf" | "li">;
  errors: readonly FormError[];
  /** What went wrong where no field is at fault; empty otherwise. */
  failure: string;
}

/** The page on which a client accepts. It lies one level below the proposal's. */
export function acceptPage(
  accepted: Acceptable,
  state: FormState,
  { token, nonce }: { token: string; nonce: string },
): string {
  const { page, offer, isAddendum } = accepted;
  const { proposal, sender } = page;
  const title = isAddendum ? "Aceitar a mudança" : "Aceitar a proposta";
  const isWrong = state.errors.length > 0 || state.failure !== "";
  return documentHtml({
    title: [`${isWrong ? "Erro: " : ""}${title}`, sender]
      .filter(Boolean)
      .join(" | "),
    accent: proposal.accent,
    nonce,
    up: "../",
    head: NOTHING,
    body: html`${headHtml(page, whatsApp(page, "WhatsApp", "btn sm"))}
      <main id="conteudo" class="form">
        <p>
          <a class="back" href="../${token}"
            >${ICONS.back}<span>Voltar para a proposta</span></a
          >
        </p>
        ${summaryHtml(state)}
        <p class="k">${proposal.title}</p>
        <h1>${title}</h1>
        ${offerHtml(offer, accepted.letter)}${formHtml(accepted, state, token)}
      </main>
      ${footHtml(page)}`,
  });
}

/** What is wrong, first of all: a link to each field at fault. */
function summaryHtml({ errors, failure }: FormState): Html {
  if (failure)
    return html`<div class="wrong" role="alert"><h2>${failure}</h2></div>`;
  if (errors.length === 0) return NOTHING;
  const count =
    errors.length === 1 ? "1 campo" : `${String(errors.length)} campos`;
  return html`<div class="wrong" role="alert">
    <h2>Falta corrigir ${count}</h2>
    <ul>
      ${errors.map(
        ({ field, text }) => html`<li><a href="#${field}">${text}</a></li>`,
      )}
    </ul>
  </div>`;
}

const row = (label: string, note: string, value: string) =>
  html`<p class="r2">
    <span
      >${label}${note ? html` <span class="s m">${note}</span>` : NOTHING}</span
    ><b class="n">${value}</b>
  </p>`;

function offerHtml(offer: Offer, letter: string | null): Html {
  const { guests, perPerson, total, receipts } = offer;
  const lead =
    guests > 0
      ? html`<p class="v n">${formatMoney(perPerson)}</p>
          <p class="m">por pessoa, ${guestsInWords(guests)}</p>
          ${row("Valor total", "", formatMoney(total))}`
      : html`<p class="m">Valor total</p>
          <p class="v n">${formatMoney(total)}</p>`;
  return html`<section class="price" aria-label="O que você está aceitando">
    ${letter ? html`<p><b>Opção ${letter}</b></p>` : NOTHING}${lead}${planRows(receipts)}
  </section>`;
}

/** The deposit, then the instalments: in one line where they are equal. */
function planRows(receipts: readonly Receipt[]): Html {
  const [first, ...others] = receipts;
  if (!first) return NOTHING;
  const line = ({ label, dueDate, amount }: Receipt) =>
    row(label, `até ${writtenDay(dueDate)}`, formatMoney(amount));
  const isDeposit = first.label.startsWith("Sinal");
  const rest = isDeposit ? others : receipts;
  const last = rest.at(-1);
  const isEqual = rest.every(({ amount }) => amount === last?.amount);
  const count = String(rest.length);
  return html`${isDeposit ? line({ ...first, label: "Sinal" }) : NOTHING}${
    last && isEqual && rest.length > 1
      ? row(
          `${isDeposit ? "Mais " : ""}${count} parcelas`,
          `até ${writtenDay(last.dueDate)}`,
          `${count} × ${formatMoney(last.amount)}`,
        )
      : rest.map(line)
  }`;
}

function formHtml(
  { n, offer, letter, isAddendum }: Acceptable,
  { typed, errors }: FormState,
  token: string,
): Html {
  const total = formatMoney(offer.total);
  const field = (name: FormError["field"], hints: string, input: Html) => {
    const error = errors.find((one) => one.field === name);
    return html`<div class="f${error ? " bad" : ""}">
      ${
        name === "li"
          ? NOTHING
          : html`<label for="${name}"
                >${name === "nome" ? "Seu nome completo" : "CPF (opcional)"}</label
              >
              <p class="m" id="${name}d">${hints}</p>`
      }${
        error
          ? html`<p class="er" id="${name}e">
              ${ICONS.alert}<span
                ><span class="vh">Erro: </span>${error.text}</span
              >
            </p>`
          : NOTHING
      }${input}
    </div>`;
  };
  const described = (name: FormError["field"], hint: boolean) => {
    const isBad = errors.some((one) => one.field === name);
    const ids = [hint && `${name}d`, isBad && `${name}e`].filter(Boolean);
    return html`${ids.length > 0 ? html` aria-describedby="${ids.join(" ")}"` : NOTHING}${isBad ? html` aria-invalid="true"` : NOTHING}`;
  };
  return html`<form method="post" action="aceitar" novalidate>
    <input type="hidden" name="opcao" value="${letter ?? ""}" /><input
      type="hidden"
      name="versao"
      value="${String(n)}"
    /><input type="hidden" name="selo" value="${sealOf(token, n)}" />
    ${field(
      "nome",
      "Como está no seu documento.",
      html`<input
        id="nome"
        name="nome"
        autocomplete="name"
        maxlength="120"
        value="${typed.nome}"
        ${described("nome", true)}
      />`,
    )}${field(
      "cpf",
      "Ajuda a comprovar quem aceitou. Só os números já bastam.",
      html`<input
        id="cpf"
        name="cpf"
        class="w1"
        inputmode="numeric"
        autocomplete="off"
        maxlength="20"
        value="${typed.cpf}"
        ${described("cpf", true)}
      />`,
    )}${field(
      "li",
      "",
      html`<label class="ck" for="li"
        ><input
          type="checkbox"
          id="li"
          name="li"
          ${typed.li ? html` checked` : NOTHING}${described("li", false)}
        /><span
          ><b>Li e aceito</b> ${
            isAddendum
              ? html`a mudança e o novo valor de
                  <span class="n">${total}</span>.`
              : html`o cardápio, o valor de <span class="n">${total}</span> e as
                  condições desta proposta.`
          }</span
        ></label
      >`,
    )}
    <button class="btn pri">
      ${isAddendum ? "Aceitar mudança" : "Aceitar proposta"}
    </button>
    <p class="s m fine">
      Ao aceitar, guardamos seu nome, o CPF se você escrever, a data e a hora, o
      endereço de internet do aparelho e o código do documento. O buffet recebe
      esse registro. Nada é cobrado agora.
    </p>
  </form>`;
}
