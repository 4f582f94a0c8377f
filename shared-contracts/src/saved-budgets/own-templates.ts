import type { ApiClient } from "../client/api-client.ts";
import { FRESH_MS } from "./kept-query.ts";

export const OWN_TEMPLATES_KEY = ["own-templates"] as const;

/** The templates of the account, the last used first. */
export function ownTemplatesQuery(client: ApiClient) {
  return {
    queryKey: OWN_TEMPLATES_KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.call("listTemplates", { signal }),
    staleTime: FRESH_MS,
    networkMode: "always",
    retry: false,
  } as const;
}
