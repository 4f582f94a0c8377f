import { companySchema } from "../entities/company.ts";
import { endpoint } from "./endpoint.ts";

/** Empty texts for an account that saved none yet. */
export const getCompany = endpoint({
  method: "GET",
  path: "/buffet/buffet-data",
  summary: "The company that proposals are sent by.",
  auth: "bearer",
  response: companySchema,
  errors: ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"],
});

export const updateCompany = endpoint({
  method: "PUT",
  path: "/buffet/buffet-data",
  summary: "Changes the company that proposals are sent by.",
  auth: "bearer",
  body: companySchema,
  response: companySchema,
  errors: ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"],
});
