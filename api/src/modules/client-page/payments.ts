/** The instalments of an approved proposal, as the caterer ticks them. Nothing here moves money. */
import type { Receipt } from "shared-contracts/entities/sending";
import { formatMoney } from "shared-contracts/formats/money";
import { add, exact, ZERO } from "shared-contracts/numbers/exact";
import { toCents } from "shared-contracts/numbers/rounding";
import { brCode } from "shared-contracts/pix/br-code";
import type { Pix } from "shared-contracts/pix/pix";
import { formatPixKey } from "shared-contracts/pix/pix-key";
import { PIX_KINDS } from "shared-contracts/proposal/conditions";
import { writtenDay } from "shared-contracts/proposal/days";
import { type Html, html, NOTHING } from "./html.ts";
import { ICONS } from "./icons.ts";
import { pixCode, qrPictures } from "./pix.ts";
import { writtenInFull } from "./written-in-full.ts";

interface Payments {
  receipts: readonly Receipt[];
  pix: Pix | null;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Where a change is proposed: the instalment that would take the difference, or empty. */
  change?: string;
}

/** Nothing before there are instalments. */
export function paymentsHtml({ receipts, pix, today, change }: Payments): Html {
  if (receipts.length === 0) return NOTHING;
  const next = receipts.findIndex(({ receivedOn }) => receivedOn === null);
  const sum = receipts.reduce(
    (all, { amount }) => add(all, exact(amount)),
    ZERO,
  );
  const isChanging = change !== undefined;
  return html`${isChanging ? NOTHING : nextHtml(receipts, next, pix)}
    <section class="sec">
      <h2>Pagamentos</h2>
      <p class="m">
        ${isChanging ? changeText(change) : "O buffet marca aqui quando recebe."}
      </p>
      <ul class="inst">
        ${receipts.map((receipt, at) =>
          instalmentHtml(receipt, at, { next, pix, today, isChanging }),
        )}
        <li class="tt">
          <span>${isChanging ? "Total aceito" : "Total"}</span
          ><b class="n">${formatMoney(sum)}</b>
        </li>
      </ul>
    </section>`;
}

/** "2ª parcela", not "Restante". */
const isNumbered = (label: string): boolean => label.endsWith("ª parcela");

/** "Pagar a 2ª parcela com PIX". */
function payText(label: string): string {
  if (label.startsWith("Sinal")) return "Pagar o sinal com PIX";
  return isNumbered(label) ? `Pagar a ${label} com PIX` : "Pagar com PIX";
}

const changeText = (label: string): string =>
  label
    ? `O que já foi pago não muda. Se você aceitar, a diferença entra ${isNumbered(label) ? `na ${label}` : `em “${label}”`}.`
    : "O que já foi pago não muda.";

const codeOf = (pix: Pix | null, { amount }: Receipt) =>
  pix ? brCode(pix, toCents(exact(amount))) : "";

function nextHtml(
  receipts: readonly Receipt[],
  next: number,
  pix: Pix | null,
): Html {
  const receipt = receipts[next];
  if (!receipt) return html`<p class="note ok">Tudo pago. Boa festa!</p>`;
  const code = codeOf(pix, receipt);
  const title =
    next === 0 && receipt.label.startsWith("Sinal")
      ? "Para reservar a data, pague o sinal"
      : `Próximo pagamento: ${receipt.label}`;
  const [folded, beside] = code ? qrPictures(code) : [NOTHING, NOTHING];
  return html`<section class="due">
    <div>
      <h2>${title}</h2>
      <p class="v n">${formatMoney(receipt.amount)}</p>
      <p>até <b>${writtenInFull(receipt.dueDate)}</b></p>
      ${
        pix && code
          ? html`<ol role="list">
                <li>Copie o código abaixo.</li>
                <li>
                  No aplicativo do seu banco, escolha PIX e “Pix Copia e Cola”.
                </li>
                <li>Confira o nome <b>${pix.receiver}</b> e pague.</li>
              </ol>
              ${pixCode({ label: "Código PIX", text: code, id: "pix-next" })}${folded}
              <p class="s m key">
                Ou use a chave PIX ${PIX_KINDS[pix.kind]}:
                <b>${formatPixKey(pix)}</b>
              </p>`
          : html`<p>Combine o pagamento com o buffet.</p>`
      }
    </div>
    ${beside}
  </section>`;
}

function instalmentHtml(
  receipt: Receipt,
  at: number,
  {
    next,
    pix,
    today,
    isChanging,
  }: {
    next: number;
    pix: Pix | null;
    today: string;
    isChanging: boolean;
  },
): Html {
  const { label, amount, dueDate, receivedOn } = receipt;
  const isNext = at === next;
  // Elsewhere the next one has its code in full.
  const code =
    receivedOn === null && (!isNext || isChanging) ? codeOf(pix, receipt) : "";
  return html`<li>
    <b>${label}</b><b class="n">${formatMoney(amount)}</b
    ><span class="s m">até ${writtenDay(dueDate)}</span
    >${state(receipt, isNext, today)}${
      code
        ? html`<details>
            <summary>${isNext ? payText(label) : "Pagar agora"}</summary>
            ${pixCode({ label: `Código PIX, ${label}`, text: code, id: `pix-${at}` })}
          </details>`
        : NOTHING
    }
  </li>`;
}

function state(
  { receivedOn, dueDate }: Receipt,
  isNext: boolean,
  today: string,
): Html {
  const said = (kind: string, icon: Html, text: string) =>
    html`<span class="s st ${kind}">${icon}${text}</span>`;
  if (receivedOn !== null)
    return said("ok", ICONS.done, `pago em ${writtenDay(receivedOn)}`);
  if (dueDate < today)
    return said("late", ICONS.alert, `venceu em ${writtenDay(dueDate)}`);
  if (dueDate === today) return said("now", ICONS.clock, "vence hoje");
  return isNext
    ? said("now", ICONS.clock, "a pagar")
    : said("m", NOTHING, "a vencer");
}
