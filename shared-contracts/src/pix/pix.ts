import * as z from "zod/mini";
import {
  hasCnpjCheckDigits,
  hasCpfCheckDigits,
} from "../numbers/check-digits.ts";

/** Whether a text is a PIX key as payment codes contain it, by the kind of the key. */
const isKey: Readonly<Record<PixKind, (key: string) => boolean>> = {
  cpf: (key) =>
    /^\d{11}$/.test(key) && !/^(\d)\1+$/.test(key) && hasCpfCheckDigits(key),
  cnpj: (key) => /^[A-Z0-9]{12}\d\d$/.test(key) && hasCnpjCheckDigits(key),
  phone: (key) => /^\+55[1-9]\d{9,10}$/.test(key),
  email: (key) =>
    key.length <= 77 &&
    z.safeParse(z.email(), key).success &&
    !/[A-Z]/.test(key),
  random: (key) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key),
};

const kinds = ["cpf", "cnpj", "phone", "email", "random"] as const;

export type PixKind = (typeof kinds)[number];

/** Payment codes allow printable ASCII only. */
const plainText = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(max),
      z.regex(/^[ -~]*$/, "Use letras sem acento"),
    );

/** The PIX key of an account, for the payments of its clients. */
export const pixSchema = z
  .strictObject({
    kind: z.enum(kinds),
    /** CPF and CNPJ without punctuation, a phone with +55, email and random in lower case. */
    key: z.string(),
    /** The name and the city of the receiver, as the payment code shows them. */
    receiver: plainText(25),
    city: plainText(15),
  })
  .check(
    z.refine(({ kind, key }) => isKey[kind](key), {
      path: ["key"],
      error: "Confira a chave PIX",
    }),
  );

export type Pix = z.infer<typeof pixSchema>;
