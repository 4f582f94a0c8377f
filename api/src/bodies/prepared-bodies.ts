import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { EndpointName, Endpoints } from "shared-contracts/endpoints/table";
import { toContent, toPriced, toTemplateContent } from "./budget-content.ts";
import { toRequestContent } from "./request-content.ts";

type Preparations = {
  [N in EndpointName]?: (body: BodyOf<Endpoints[N]>) => object;
};

/**
 * Preparations of bodies, run before a call's transaction begins. None needs the database, so that reading and pricing
 * a budget holds no connection and no lock. A large body is prepared in a thread.
 */
export const preparedBodies = {
  createBudget: toContent,
  updateBudget: toContent,
  createTemplate: toTemplateContent,
  updateReceivedBudget: ({ dados }) => toPriced(dados),
  sendRequest: toRequestContent,
} satisfies Preparations;

/** What the handlers of these calls get instead of the body. */
export type PreparedBodies = {
  [N in keyof typeof preparedBodies]: ReturnType<(typeof preparedBodies)[N]>;
};
