import { useEffect, useState, type ReactNode } from "react";
import { Typing, TypingContext } from "./typing.ts";

/** In it figures that follow from what is typed wait until typing pauses. */
export function TypingArea({ children }: { children: ReactNode }) {
  const [typing] = useState(() => new Typing());
  useEffect(() => typing.follow(window), [typing]);
  return <TypingContext value={typing}>{children}</TypingContext>;
}
