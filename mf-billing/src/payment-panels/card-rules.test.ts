import { checkBody } from "shared-contracts/client/check-body";
import {
  CARD_FIELDS,
  cardErrors,
  cardMasks,
  readCard,
  type CardField,
} from "./card-rules.ts";

const CARD = {
  holderName: "ANA LIMA",
  number: "4111 1111 1111 1111",
  expiryMonth: "7",
  expiryYear: "2030",
  ccv: "123",
};

/** The errors of a card with these values, in 2026. */
function errorsOf(changes: Partial<typeof CARD>) {
  const customerData = {
    name: "Ana Lima",
    cpfCnpj: "12345678909",
    email: "ana@exemplo.com",
    phone: "",
  };
  const creditCard = readCard({ ...CARD, ...changes });
  const body = { paymentId: "1", creditCard, customerData };
  return cardErrors({ check: checkBody }, body, 2026);
}

test.each<[CardField, string, string]>([
  ["holderName", "helena prado", "HELENA PRADO"],
  ["holderName", "joão", "JOÃO"],
  ["number", "4111", "4111"],
  ["number", "41111", "4111 1"],
  ["number", "4111111111111111", "4111 1111 1111 1111"],
  ["number", "4111-1111 1111.1111 99", "4111 1111 1111 1111"],
  ["expiryMonth", "1", "1"],
  ["expiryMonth", "0", "0"],
  ["expiryMonth", "00", "01"],
  ["expiryMonth", "12", "12"],
  ["expiryMonth", "13", "12"],
  ["expiryMonth", "99", "12"],
  ["expiryMonth", "1a", "1"],
  ["expiryMonth", "011", "01"],
  ["expiryYear", "20301", "2030"],
  ["expiryYear", "dois", ""],
  ["ccv", "12345", "1234"],
  ["ccv", "1x2", "12"],
])("%s typed as '%s' reads '%s'", (field, typed, masked) => {
  expect(cardMasks[field](typed)).toBe(masked);
  expect(cardMasks[field](masked)).toBe(masked);
});

test("the longest number has 19 characters", () => {
  expect(cardMasks.number("1".repeat(30))).toHaveLength(19);
});

test.each<[CardField, string, string | null]>([
  ["holderName", "", "Nome obrigatório"],
  ["holderName", "   ", "Nome obrigatório"],
  ["holderName", "HE", "Nome muito curto"],
  ["holderName", "ANA", null],
  ["number", "", "Número obrigatório"],
  ["number", "4111 1111 1111", "Número inválido"],
  ["number", "4111 1111 1111 1", null],
  ["number", "4111 1111 1111 1112", null],
  ["expiryMonth", "", "Mês obrigatório"],
  ["expiryMonth", "0", "Mês inválido"],
  ["expiryMonth", "1", null],
  ["expiryMonth", "12", null],
  ["expiryYear", "", "Ano obrigatório"],
  ["expiryYear", "2025", "Ano inválido"],
  ["expiryYear", "2026", null],
  ["expiryYear", "2046", null],
  ["expiryYear", "2047", "Ano inválido"],
  ["expiryYear", "26", "Ano inválido"],
  ["ccv", "", "CVV obrigatório"],
  ["ccv", "12", "CVV inválido"],
  ["ccv", "123", null],
  ["ccv", "1234", null],
])("%s '%s': %s", (field, text, error) => {
  expect(errorsOf({ [field]: text })).toEqual(error ? { [field]: error } : {});
});

test("an empty form has all its errors at once", () => {
  const empty = {
    holderName: "",
    number: "",
    expiryMonth: "",
    expiryYear: "",
    ccv: "",
  };
  expect(Object.keys(errorsOf(empty)).toSorted()).toEqual(
    CARD_FIELDS.toSorted(),
  );
});

test("a card leaves as digits, its month with two", () => {
  expect(readCard({ ...CARD, holderName: " ANA LIMA " })).toEqual({
    holderName: "ANA LIMA",
    number: "4111111111111111",
    expiryMonth: "07",
    expiryYear: "2030",
    ccv: "123",
  });
});
