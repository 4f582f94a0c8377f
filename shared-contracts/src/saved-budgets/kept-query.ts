import type { ApiClient } from "../client/api-client.ts";
import type { KeptAnswers, KeptCalls } from "./kept-answers.ts";

/** How long an answer counts as fresh: 5 minutes. [list-cache] */
export const FRESH_MS = 300_000;

/** What a kept query needs of the services. */
export interface KeptQueryServices {
  client: ApiClient;
  kept: KeptAnswers;
  session: { readonly userId: string };
}

/** A query that starts from the user's copy in this browser, which serves without a network, and keeps what it loads. */
export function keptQuery<
  Key extends readonly string[],
  Name extends keyof KeptCalls,
>(
  { kept, session }: Omit<KeptQueryServices, "client">,
  queryKey: Key,
  name: Name,
  load: (signal: AbortSignal) => Promise<KeptCalls[Name]>,
) {
  return {
    queryKey,
    async queryFn({ signal }: { signal: AbortSignal }) {
      const { userId } = session;
      const answer = await load(signal);
      // An answer after the session's end must not be stored.
      if (session.userId === userId) kept.keep(name, answer);
      return answer;
    },
    initialData: () => kept.read(name)?.answer,
    initialDataUpdatedAt: () => kept.read(name)?.time,
    staleTime: FRESH_MS,
    // Offline the client fails after three tries, instead of waiting.
    networkMode: "always",
    retry: false,
  } as const;
}
