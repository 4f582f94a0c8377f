import * as z from "zod/mini";
import { fieldTexts } from "../entities/field-texts.ts";
import { companySchema } from "../entities/company.ts";
import { endpoint } from "./endpoint.ts";

/** Empty texts for an account that saved none yet. `cepLookup`: there is somebody to ask for the address of a CEP. */
export const getCompany = endpoint({
  method: "GET",
  path: "/buffet/buffet-data",
  summary: "The company that proposals are sent by.",
  steps: ["signedIn", "input", "answer"],
  response: z.object({
    ...companySchema.shape,
    cepLookup: z.optional(z.boolean()),
  }),
  errors: ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"],
});

/** Optional for the company's form: one attempt, and only if the operator configured a service. */
export const lookUpCep = endpoint({
  method: "GET",
  path: "/buffet/cep/:cep",
  summary: "The address of a CEP in one line, without its number.",
  steps: ["signedIn", "input", "cepLimit", "answer"],
  params: z.object({
    cep: z.string().check(z.regex(/^\d{8}$/, fieldTexts.cepInvalid)),
  }),
  response: z.object({ address: z.string() }),
  errors: ["UNAUTHENTICATED", "ACCOUNT_BLOCKED", "NOT_FOUND"],
  attempts: { count: 1, timeoutMs: 15_000 },
});

export const updateCompany = endpoint({
  method: "PUT",
  path: "/buffet/buffet-data",
  summary: "Changes the company that proposals are sent by.",
  steps: ["signedIn", "input", "transaction"],
  body: companySchema,
  response: z.object(companySchema.shape),
  errors: ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"],
});
