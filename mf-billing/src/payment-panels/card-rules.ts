import type {
  ApiClient,
  CallOptions,
} from "shared-contracts/client/api-client";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import type { CreditCard } from "shared-contracts/entities/credit-card";
import { fieldTexts } from "shared-contracts/entities/field-texts";

/** The fields of a card, in the order they are read. */
export const CARD_FIELDS = [
  "holderName",
  "number",
  "expiryMonth",
  "expiryYear",
  "ccv",
] as const satisfies readonly (keyof CreditCard)[];

export type CardField = (typeof CARD_FIELDS)[number];

/** The errors of a card, by field. */
export type CardErrors = Partial<Record<CardField, string>>;

/** Which value of the call each field holds. */
export const CARD_PATHS = Object.fromEntries(
  CARD_FIELDS.map((field) => [field, `creditCard.${field}`]),
) as Record<CardField, string>;

/** How far ahead a card may run, in years. */
const YEARS_AHEAD = 20;

/** The mask of each field. */
export const cardMasks: Readonly<Record<CardField, (text: string) => string>> =
  {
    holderName: (text) => text.toLocaleUpperCase("pt-BR"),
    number: (text) => digits(text, 16).replace(/(\d{4})(?=\d)/g, "$1 "),
    expiryMonth: (text) => {
      const typed = digits(text, 2);
      if (typed.length < 2) return typed;
      const month = Math.min(Math.max(Number(typed), 1), 12);
      return String(month).padStart(2, "0");
    },
    expiryYear: (text) => digits(text, 4),
    ccv: (text) => digits(text, 4),
  };

/** The errors of a card: those of the call that charges it, and a year out of range, which the API does not judge. */
export function cardErrors(
  client: Pick<ApiClient, "check">,
  body: CallOptions<"payWithCard">["body"],
  currentYear: number,
): CardErrors {
  const refused = client.check("payWithCard", body);
  const { fields } = errorsByField(refused, CARD_PATHS);
  const year = Number(body.creditCard.expiryYear);
  return year >= currentYear && year <= currentYear + YEARS_AHEAD
    ? fields
    : { expiryYear: fieldTexts.cardYearInvalid, ...fields };
}

/** A card as the call takes it: digits only, the month with two. */
export function readCard(typed: CreditCard): CreditCard {
  return {
    holderName: typed.holderName.trim(),
    number: digits(typed.number),
    expiryMonth: typed.expiryMonth && typed.expiryMonth.padStart(2, "0"),
    expiryYear: typed.expiryYear,
    ccv: typed.ccv,
  };
}

function digits(text: string, max = Infinity): string {
  return text.replace(/\D/g, "").slice(0, max);
}
