import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { cepLookup } from "./cep-lookup.ts";
import { readCompany, writeCompany } from "./repository.ts";

/**
 * The company that proposals come from. `cepUrl` is the service that looks up a CEP; undefined when none is configured.
 */
export function companyHandlers(cepUrl: string | undefined) {
  const lookUp = cepUrl === undefined ? null : cepLookup(cepUrl);
  return {
    getCompany: async ({ db, caller }) => ({
      body: {
        ...(await readCompany(db, caller.id)),
        ...(lookUp && { cepLookup: true }),
      },
    }),
    updateCompany: async ({ db, caller, body }) => {
      await writeCompany(db, caller.id, body);
      return { body };
    },
    lookUpCep: async ({ params }) => {
      if (!lookUp) throw new ApiError("NOT_FOUND");
      return { body: { address: await lookUp(params.cep) } };
    },
  } satisfies Partial<Handlers>;
}
