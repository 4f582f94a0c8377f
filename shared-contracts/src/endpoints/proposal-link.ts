import * as z from "zod/mini";
import { acceptedSchema } from "../entities/acceptance.ts";
import { budgetParams } from "./budgets.ts";
import type { Endpoint } from "./endpoint.ts";

const PATH = "/orcamentos/:id/link";

/** The page on which a client reads the last sent proposal of a budget. Instants are ISO UTC. */
const proposalLinkSchema = z.object({
  /** Its address; null before the first call to make one, and where it can no longer be told: exchange it then. */
  url: z.nullable(z.string()),
  /** Whether the address works. */
  active: z.boolean(),
  /** Whether there is a proposal that the page shows. */
  published: z.boolean(),
  /** The first and the last time that a person looked at it; null before. */
  firstSeenAt: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
  /** The acceptance in force; null without one. */
  accepted: z.nullable(acceptedSchema),
});

/** The answers hold a secret address, so none is stored for an Idempotency-Key. */
const SECRET = ["signedIn", "activePlan", "input", "answer"] as const;

export const proposalLinkCalls = {
  getProposalLink: {
    method: "GET",
    path: PATH,
    steps: SECRET,
    params: budgetParams,
    response: proposalLinkSchema,
    errors: ["NOT_FOUND"],
  },

  /** The same call again returns the same address. Refused with CONFLICT where its client accepted another option. */
  makeProposalLink: {
    method: "POST",
    path: PATH,
    steps: SECRET,
    params: budgetParams,
    response: proposalLinkSchema,
    errors: ["NOT_FOUND", "CONFLICT"],
  },

  switchProposalLink: {
    method: "PATCH",
    path: PATH,
    steps: SECRET,
    params: budgetParams,
    body: z.strictObject({ active: z.boolean() }),
    response: proposalLinkSchema,
    errors: ["NOT_FOUND"],
  },

  /** The same call again makes another address. Refused likewise. */
  exchangeProposalLink: {
    method: "POST",
    path: `${PATH}/troca`,
    steps: SECRET,
    params: budgetParams,
    response: proposalLinkSchema,
    errors: ["NOT_FOUND", "CONFLICT"],
  },
} as const satisfies Record<string, Endpoint>;
