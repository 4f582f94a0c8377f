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

/** What is wrong, by field. */
export type CardErrors = Partial<Record<CardField, string>>;

/** Which value of the call each field holds. */
export const CARD_PATHS = Object.fromEntries(
  CARD_FIELDS.map((field) => [field, `creditCard.${field}`]),
) as Record<CardField, string>;

/** How far ahead a card may run, in years. */
const YEARS_AHEAD = 20;

/** What each field makes of what is typed or pasted. */
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

/** What is wrong with a card, by field; `currentYear` has four digits. */
export function cardErrors(card: CreditCard, currentYear: number): CardErrors {
  const errors: CardErrors = {};
  for (const field of CARD_FIELDS) {
    const error = cardError(field, card[field], currentYear);
    if (error) errors[field] = error;
  }
  return errors;
}

/** What is wrong with one field; null when nothing is. */
export function cardError(
  field: CardField,
  text: string,
  currentYear: number,
): string | null {
  switch (field) {
    case "holderName":
      return check(
        text.trim(),
        fieldTexts.cardNameMissing,
        fieldTexts.cardNameShort,
        (name) => name.length >= 3,
      );
    case "number":
      return check(
        digits(text),
        fieldTexts.cardNumberMissing,
        fieldTexts.cardNumberInvalid,
        (number) => number.length >= 13 && number.length <= 16,
      );
    case "expiryMonth":
      return check(
        text,
        fieldTexts.cardMonthMissing,
        fieldTexts.cardMonthInvalid,
        (month) => Number(month) >= 1 && Number(month) <= 12,
      );
    case "expiryYear":
      return check(
        text,
        fieldTexts.cardYearMissing,
        fieldTexts.cardYearInvalid,
        (year) =>
          Number(year) >= currentYear &&
          Number(year) <= currentYear + YEARS_AHEAD,
      );
    case "ccv":
      return check(
        text,
        fieldTexts.cardCodeMissing,
        fieldTexts.cardCodeInvalid,
        (ccv) => /^\d{3,4}$/.test(ccv),
      );
  }
}

/** A card as the call takes it: digits only, the month with two. */
export function readCard(typed: CreditCard): CreditCard {
  return {
    holderName: typed.holderName.trim(),
    number: digits(typed.number),
    expiryMonth: typed.expiryMonth.padStart(2, "0"),
    expiryYear: typed.expiryYear,
    ccv: typed.ccv,
  };
}

function check(
  text: string,
  missing: string,
  wrong: string,
  isGood: (text: string) => boolean,
): string | null {
  if (text === "") return missing;
  return isGood(text) ? null : wrong;
}

function digits(text: string, max = Infinity): string {
  return text.replace(/\D/g, "").slice(0, max);
}
