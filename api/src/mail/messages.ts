import { escapeHtml } from "../escape-html.ts";

/** What each kind of mail is made of. Texts of clients and accounts are plain text; they are escaped where needed. */
export interface MailDetails {
  /** Made when it is sent: the link. */
  reset: Record<string, never>;
  "confirm-address": Record<string, never>;
  "address-changed": { newAddress: string };
  "password-changed": Record<string, never>;
  /** Made when it is sent, if the payment is still open. */
  "payment-open": { paymentId: string };
  /** Prices are in reais, as `R$ 49,90`. */
  "payment-confirmed": { planName: string; price: string };
  /** Sent if the plan still ends then. Days are DD/MM/YYYY. */
  "plan-ending": { planName: string; endDate: string };
  /** Made when it is sent: the requests since it was queued. */
  "requests-received": Record<string, never>;
  /** To the caterer, and the same to its client. */
  "proposal-accepted": AcceptanceDetails;
  "acceptance-kept": AcceptanceDetails;
}

interface AcceptanceDetails {
  /** Who accepted. */
  name: string;
  event: string;
  /** The caterer. */
  sender: string;
  /** "opção B, R$ 42.848,01". */
  what: string;
  /** "25/11/2026 às 14:02". */
  when: string;
  /** Of the document. */
  code: string;
}

export type MailKind = keyof MailDetails;

/** Kinds whose details are made when the mail is sent. */
export type PreparedKind =
  | "reset"
  | "confirm-address"
  | "payment-open"
  | "plan-ending"
  | "requests-received";

/** What is known when a mail is sent, beside its details. */
export interface SentDetails extends Omit<MailDetails, PreparedKind> {
  /** `confirms`: the link confirms the address too. */
  reset: { url: string; confirms: boolean };
  "confirm-address": { url: string };
  "payment-open": {
    planName: string;
    price: string;
    method: "PIX" | "BOLETO";
    dueDate: string;
  };
  "plan-ending": MailDetails["plan-ending"];
  "requests-received": { names: string[] };
}

/** Mails that the account's owner can switch off. */
export const REMINDERS: readonly MailKind[] = [
  "payment-open",
  "plan-ending",
  "requests-received",
];

/** A paragraph, or a link on a line for itself. */
type Part = string | { label: string; url: string };

interface Message {
  subject: string;
  parts: Part[];
}

const NOT_YOU =
  "Se não foi você, altere sua senha em Segurança e fale com o suporte.";
const SWITCH_OFF = "Para não receber lembretes, desligue-os em Segurança.";
const MOST_NAMES = 20;

/** One text for each kind. `site` is the site's address, without a slash at the end. */
const messages: {
  [K in MailKind]: (details: SentDetails[K], site: string) => Message;
} = {
  reset: ({ url, confirms }) => ({
    subject: "Crie uma nova senha",
    parts: [
      "Alguém pediu uma nova senha para a sua conta no Banquete.",
      { label: "Criar nova senha", url },
      `O link vale por 30 minutos e uma vez só.${confirms ? " Ele também confirma que este endereço é seu." : ""}`,
      "Se não foi você, ignore este email: sua senha continua a mesma.",
    ],
  }),
  "confirm-address": ({ url }) => ({
    subject: "Confirme seu email",
    parts: [
      "Confirme que este endereço é seu, para receber nele o link que cria uma nova senha.",
      { label: "Confirmar email", url },
      "O link vale por 7 dias.",
      "Se você não tem conta no Banquete, ignore este email.",
    ],
  }),
  "address-changed": ({ newAddress }) => ({
    subject: "O email da sua conta mudou",
    parts: [
      `O email da sua conta no Banquete agora é ${newAddress}. Este endereço não entra mais na conta.`,
      "Se não foi você, fale com o suporte.",
    ],
  }),
  "password-changed": (_details, site) => ({
    subject: "Sua senha foi alterada",
    parts: [
      "A senha da sua conta no Banquete foi alterada, e todos os aparelhos saíram da conta.",
      NOT_YOU,
      { label: "Abrir o Banquete", url: `${site}/login` },
    ],
  }),
  "payment-open": ({ planName, price, method, dueDate }, site) => ({
    subject: `${method === "PIX" ? "PIX" : "Boleto"} em aberto: plano ${planName}`,
    parts: [
      `O plano ${planName} (${price}) espera o pagamento por ${method === "PIX" ? "PIX" : "boleto"} até ${dueDate}.`,
      { label: "Ver como pagar", url: `${site}/my-plan` },
      SWITCH_OFF,
    ],
  }),
  "payment-confirmed": ({ planName, price }, site) => ({
    subject: `Pagamento confirmado: plano ${planName}`,
    parts: [
      `Recebemos ${price} pelo plano ${planName}. Obrigado!`,
      { label: "Ver meu plano", url: `${site}/my-plan` },
    ],
  }),
  "plan-ending": ({ planName, endDate }, site) => ({
    subject: `Seu plano ${planName} termina em ${endDate}`,
    parts: [
      `O plano ${planName} termina em ${endDate}. Seus orçamentos ficam guardados.`,
      { label: "Renovar", url: `${site}/plans` },
      SWITCH_OFF,
    ],
  }),
  "requests-received": ({ names }, site) => ({
    subject:
      names.length === 1
        ? "Chegou 1 pedido de orçamento"
        : `Chegaram ${names.length} pedidos de orçamento`,
    parts: [
      ...names.slice(0, MOST_NAMES).map((name) => `• ${name}`),
      ...(names.length > MOST_NAMES
        ? [`e mais ${names.length - MOST_NAMES}`]
        : []),
      { label: "Ver os pedidos", url: `${site}/orcamentos-recebidos` },
      SWITCH_OFF,
    ],
  }),
  "proposal-accepted": ({ name, event, what, when, code }, site) => ({
    subject: `${name} aceitou a proposta: ${event}`,
    parts: [
      `${name} aceitou a proposta ${event} (${what}) em ${when}, horário de Brasília.`,
      `Código do documento: ${code}. O registro completo está no cartão Proposta do orçamento.`,
      { label: "Abrir meus orçamentos", url: `${site}/orcamentos` },
    ],
  }),
  "acceptance-kept": ({ name, event, sender, what, when, code }) => ({
    subject: `Proposta aceita: ${event}`,
    parts: [
      `${name} aceitou a proposta ${event} de ${sender} (${what}) em ${when}, horário de Brasília.`,
      `Código do documento: ${code}. O comprovante em PDF está na página da proposta, no endereço que o buffet enviou.`,
      "Se não foi você, fale com o buffet.",
    ],
  }),
};

/** The words of a mail, as text and as HTML. */
export interface Composed {
  subject: string;
  text: string;
  html: string;
}

/** Composes a mail. Line breaks in what clients typed become blanks: they add neither a header nor a paragraph. */
export function compose<K extends MailKind>(
  kind: K,
  details: SentDetails[K],
  site: string,
): Composed {
  const { subject, parts } = messages[kind](details, site);
  const lines = parts.map((part) =>
    typeof part === "string" ? oneLine(part) : part,
  );
  const end = "Banquete, orçamentos para buffets";
  return {
    subject: oneLine(subject),
    text: [
      ...lines.map((part) =>
        typeof part === "string" ? part : `${part.label}: ${part.url}`,
      ),
      end,
      "",
    ].join("\n\n"),
    html: [
      '<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif;line-height:1.5;color:#2b1a24">',
      ...lines.map((part) =>
        typeof part === "string"
          ? `<p>${escapeHtml(part)}</p>`
          : `<p><a href="${escapeHtml(part.url)}" style="color:#70264f">${escapeHtml(part.label)}</a></p>`,
      ),
      `<p style="color:#6b5a63">${end}</p></body></html>`,
    ].join("\n"),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
