import { isPaid, isPayerEmail, paymentStatusSchema } from "./payment.ts";

test.each([
  ["helena@sabores.com.br", true],
  [" helena@sabores.com ", true],
  ["helena@sabores", false],
  ["helena", false],
  ["", false],
  [`${"a".repeat(250)}@b.co`, false],
])("'%s' is an email: %s", (text, accepted) => {
  expect(isPayerEmail(text)).toBe(accepted);
});

test("only a confirmed or received payment is paid", () => {
  expect(paymentStatusSchema.options.filter(isPaid)).toEqual([
    "CONFIRMED",
    "RECEIVED",
  ]);
});
