import * as z from "zod/mini";
import { fieldTexts } from "../entities/field-texts.ts";
import { companySchema } from "../entities/company.ts";
import type { Endpoint } from "./endpoint.ts";

export const companyCalls = {
  /** Empty texts for an account that saved none yet. `cepLookup`: whether `lookUpCep` is configured. */
  getCompany: {
    method: "GET",
    path: "/buffet/buffet-data",
    steps: ["signedIn", "input", "answer"],
    response: z.object({
      ...companySchema.shape,
      cepLookup: z.optional(z.boolean()),
    }),
  },

  /** Only a help for the company's form: one attempt, NOT_FOUND unless the operator configured a service. */
  lookUpCep: {
    method: "GET",
    path: "/buffet/cep/:cep",
    steps: ["signedIn", "input", "cepLimit", "answer"],
    params: z.object({
      cep: z.string().check(z.regex(/^\d{8}$/, fieldTexts.cepInvalid)),
    }),
    response: z.object({ address: z.string() }),
    errors: ["NOT_FOUND"],
    attempts: { count: 1, timeoutMs: 15_000 },
  },

  updateCompany: {
    method: "PUT",
    path: "/buffet/buffet-data",
    steps: ["signedIn", "input", "transaction"],
    body: companySchema,
    response: z.object(companySchema.shape),
  },
} as const satisfies Record<string, Endpoint>;
