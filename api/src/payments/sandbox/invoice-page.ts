import { hash } from "node:crypto";
import { formatMoney } from "shared-contracts/formats/money";
import { escapeHtml } from "../../escape-html.ts";
import type { SandboxCharge } from "./charges.ts";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}
h1{letter-spacing:.1em}dt{color:#555}dd{margin:0 0 1rem;font-size:1.2rem}button{font:inherit;padding:.6rem 1.2rem}`;

/** Allows only the page's own style and form. */
export const INVOICE_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${hash("sha256", STYLE, "base64")}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

const STATUS: Record<SandboxCharge["status"], string> = {
  PENDING: "Aguardando pagamento",
  PROCESSING: "Em análise",
  CONFIRMED: "Pago",
  RECEIVED: "Pago",
  UNKNOWN: "Em análise",
  OVERDUE: "Vencido",
  FAILED: "Recusado",
  REFUNDED: "Devolvido",
};

/** The page where a boleto or a hosted card is paid. It takes no money, as its title states. */
export function invoicePage(charge: SandboxCharge): string {
  const [year, month, day] = charge.due_date.split("-");
  const rows = [
    ["Cobrança", charge.id],
    ["Descrição", charge.description],
    ["Valor", formatMoney(charge.value_cents / 100)],
    ["Vencimento", `${day}/${month}/${year}`],
    ["Situação", STATUS[charge.status]],
  ] as const;
  const list = rows
    .map(([term, text]) => `<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`)
    .join("");
  const form = ["PENDING", "PROCESSING"].includes(charge.status)
    ? `<form method="post"><button>Simular pagamento</button></form>`
    : "";
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>SEM VALOR</title><style>${STYLE}</style></head><body><h1>SEM VALOR</h1>
<p>Esta cobrança é do ambiente de testes do Banquete e não pode ser paga.</p><dl>${list}</dl>${form}</body></html>`;
}
