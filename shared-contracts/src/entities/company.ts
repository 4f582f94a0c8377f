import * as z from "zod/mini";
import { oneLine } from "./one-line.ts";
import { NAME_MAX } from "./profile.ts";

/** The longest address of a company, in characters. */
export const ADDRESS_MAX = 200;

const text = (max: number) =>
  z.string().check(oneLine(), z.trim(), z.maxLength(max));

/** The company that sends proposals, as it was typed. Every field may be empty. */
export const companySchema = z.strictObject({
  companyName: text(NAME_MAX),
  cnpj: text(18),
  address: text(ADDRESS_MAX),
  cep: text(9),
  contactEmail: text(254),
  contactPhone: text(15),
});

export type Company = z.infer<typeof companySchema>;
