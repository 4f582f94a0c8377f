import { use, useMemo } from "react";
import { TypingContext } from "./typing.ts";

/**
 * What `read` gives, read from the store; while somebody types, what it gave before. Call it in an observer, which is
 * drawn again only when typing has paused. Another `read` starts anew: pass the same one where the caller is drawn with
 * each key.
 */
export function useSettled<T>(read: () => T): T {
  const typing = use(TypingContext);
  const settled = useMemo(() => typing.settled(read), [typing, read]);
  return settled.get();
}
