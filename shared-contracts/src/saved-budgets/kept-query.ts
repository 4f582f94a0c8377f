import { FRESH_MS, type KeptAnswer } from "./kept-answer.ts";

/** Whose answer is kept. */
interface Owner {
  session: { readonly userId: string };
}

/** A query that starts from the user's copy in this browser, which serves without a network, and keeps what it loads. */
export function keptQuery<Key extends readonly string[], Answer>(
  { session }: Owner,
  queryKey: Key,
  { kept, keep }: KeptAnswer<Answer>,
  load: (signal: AbortSignal) => Promise<Answer>,
) {
  const open = () => window.localStorage;
  const own = () => kept(open, session.userId);
  return {
    queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<Answer> {
      const { userId } = session;
      const answer = await load(signal);
      // An answer after the session's end must not be stored.
      if (session.userId === userId) keep(open, userId, answer, Date.now());
      return answer;
    },
    initialData: () => own()?.answer,
    initialDataUpdatedAt: () => own()?.time,
    staleTime: FRESH_MS,
    // Offline the client fails after three tries, instead of waiting.
    networkMode: "always",
    retry: false,
  } as const;
}
