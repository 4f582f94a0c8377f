import * as z from "zod/mini";

/** A card as it is typed (section 5, "Card form"): digits only, month 01 to 12, year with four digits. Passed on once, never kept. */
export const creditCardSchema = z.strictObject({
  holderName: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
  number: z.string().check(z.regex(/^\d{13,16}$/)),
  expiryMonth: z.string().check(z.regex(/^(0[1-9]|1[0-2])$/)),
  expiryYear: z.string().check(z.regex(/^\d{4}$/)),
  ccv: z.string().check(z.regex(/^\d{3,4}$/)),
});

export type CreditCard = z.infer<typeof creditCardSchema>;
