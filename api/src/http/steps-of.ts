import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import type { EndpointName } from "shared-contracts/endpoints/table";
import { isTransaction } from "./is-transaction.ts";
import { HEAVY_BODY } from "./heavy-calls.ts";

/** What the API does with a call, one step after the other. */
export type Step =
  | "signedIn"
  | "intakeKey"
  | "activePlan"
  | "turn"
  | "turnIfLarge"
  | "input"
  | Limit
  | "transaction"
  | "answer";

type Limit = "signInLimit" | "passwordLimit" | "cepLimit" | "requestLimit";

const limits: Partial<Record<EndpointName, Limit>> = {
  login: "signInLimit",
  register: "signInLimit",
  changePassword: "passwordLimit",
  lookUpCep: "cepLimit",
  sendRequest: "requestLimit",
};

/** The steps of a call, in their order. */
export function stepsOf(name: EndpointName, row: Endpoint): Step[] {
  const guard = {
    none: null,
    bearer: "signedIn",
    intake: "intakeKey",
  } as const;
  const isLong = row.upload !== undefined || (row.bodyLimit ?? 0) > HEAVY_BODY;
  const steps: (Step | null | undefined | false)[] = [
    guard[row.auth],
    row.plan && "activePlan",
    row.heavy ? "turn" : isLong && "turnIfLarge",
    "input",
    limits[name],
    row.auth !== "none" && isTransaction(row) ? "transaction" : "answer",
  ];
  return steps.filter((step) => Boolean(step)) as Step[];
}
