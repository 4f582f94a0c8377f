import { OPTION_LETTERS } from "shared-contracts/entities/option-letters";
import type { Offer } from "../../pdf/sent-page.ts";
import type { Found } from "./find-page.ts";
import type { Sent } from "./repository.ts";

/** What a client can accept now: one offer of a sending. */
export interface Acceptable extends Sent {
  offer: Offer;
  /** `A` to `D`; null without options. */
  letter: string | null;
  /** Whether it takes the place of what was accepted before. */
  isAddendum: boolean;
}

/** What `letter` names on a page, or what is chosen there at first; null where nothing can be accepted. */
export function acceptableOf(found: Found, letter = ""): Acceptable | null {
  if (found.kind !== "shown" || found.isOver) return null;
  const { accepted, addendum } = found;
  if (!addendum && (accepted || found.isApproved)) return null;
  const { n, page } = addendum ?? found;
  const named = [...OPTION_LETTERS].indexOf(letter);
  const at = page.offers[named] ? named : addendum ? 0 : found.chosen;
  const offer = page.offers[at];
  if (!offer) return null;
  const hasOptions = page.offers.length > 1;
  return {
    n,
    page,
    offer,
    letter: hasOptions ? (OPTION_LETTERS[at] ?? null) : null,
    isAddendum: addendum !== null,
  };
}
