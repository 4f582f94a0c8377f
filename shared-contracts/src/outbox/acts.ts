import type { CommonOptions } from "../client/api-client.ts";
import { type FollowUp, readFollowUp } from "../entities/follow-up.ts";
import { toPlain } from "../entities/plain.ts";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "../entities/saved-budget.ts";
import type { BodyOf } from "../endpoints/endpoint.ts";
import type { Endpoints } from "../endpoints/table.ts";
import { isSame } from "../merging/merge-value.ts";

/** The calls beside saves that wait for the network. */
const ACTS = [
  "followBudget",
  "deleteBudget",
  "approveReceivedBudget",
  "rejectReceivedBudget",
] as const;

export type ActCall = (typeof ACTS)[number];

/** Whether a call waits for the network. */
export function isAct(name: string): name is ActCall {
  return (ACTS as readonly string[]).includes(name);
}

/** Those that change no content: they are made, or not. */
export type DecisionCall = Exclude<ActCall, "followBudget">;

/** Whether a call is about a request. Requests and budgets have ids of their own. */
export function isOfRequest({ call }: Pick<Act, "call">): boolean {
  return call === "approveReceivedBudget" || call === "rejectReceivedBudget";
}

/** The status of a request after each decision. */
export const STATUS_AFTER = {
  approveReceivedBudget: "ACCEPTED",
  rejectReceivedBudget: "REJECTED",
} as const;

/** Whether two calls are about the same budget, or the same request. */
export function haveSameTarget(one: Target, other: Target): boolean {
  return (
    one.targetId === other.targetId && isOfRequest(one) === isOfRequest(other)
  );
}

type Target = Pick<Act, "call" | "targetId">;

/** A change of what the API keeps of a proposal. */
export type FollowUpChange = BodyOf<Endpoints["followBudget"]>;

/** What a page gives to a decision. */
export interface DecisionOptions extends CommonOptions {
  params: { id: number };
}

/** What a page gives to a change of a proposal. */
export interface ActOptions extends DecisionOptions {
  body: FollowUpChange;
}

/** A call beside saves as it enters the queue. */
export interface NewAct {
  id: string;
  call: ActCall;
  targetId: number;
  /** Of the budget or the request. */
  name: string;
  /** The Idempotency-Key. */
  key: string;
  /** The version that the user saw. */
  version: number | null;
  /** Empty for a decision. */
  change: FollowUpChange;
  /** What the user saw of the proposal. */
  before: FollowUp;
  /** The line of the list that a deletion takes out, which comes back with 'Desfazer'. */
  row: SavedBudgetSummary | null;
  /** When the user pressed, in ms since 1970. */
  since: number;
}

/** A call beside saves that the account does not have yet. */
export interface Act extends NewAct {
  /** It was not acknowledged at once. */
  waits: boolean;
  tries: number;
  /** Why it still waits, in Portuguese. */
  error: string | null;
  /** The API refused it for good: only the user tries again. */
  isRefused: boolean;
  /** The newer version that it met: it waits for the user. */
  met: Met | null;
}

/** A newer version, and what it holds as far as the page could read it. */
export interface Met {
  version: number | null;
  theirs?: SavedBudget | undefined;
}

/** An acknowledged call that had waited, with the time in ms since 1970. */
export interface DoneAct extends Act {
  at: number;
}

/** How such a call ended, or that it waits. */
export type ActOutcome =
  | { kind: "answered"; answer: unknown }
  | { kind: "failed"; error: unknown }
  | { kind: "waiting" };

/** What a page showed is not what it would change. The code is that of the API. */
export class MovedError extends Error {
  readonly code = "VERSION_MISMATCH";
  constructor() {
    super("mudou também em outro lugar. Confira");
  }
}

/** What the API makes of a change. */
function followed(before: FollowUp, change: FollowUpChange): FollowUp {
  const { status = before.status, receipts = before.receipts } = change;
  const { chosen = before.chosen } = change;
  // Only an approval has a chosen option.
  const isOver = change.status !== undefined && status !== "aprovada";
  return { ...before, status, receipts, chosen: isOver ? null : chosen };
}

/** A budget after the answer to a change of its proposal; null where more has changed than that. */
export function afterAnswer(
  saved: SavedBudget,
  answer: unknown,
): SavedBudget | null {
  const version = versionIn(answer);
  if (version === null || saved.versao !== version - 1) return null;
  const dados = { ...toPlain(saved.dados), ...readFollowUp(answer) };
  return { ...saved, versao: version, dados };
}

/** The version in an answer; null without one. */
export function versionIn(answer: unknown): number | null {
  const version = toPlain(answer)?.["versao"];
  return typeof version === "number" ? version : null;
}

/** Whether nothing is known that stops it: it is sent without asking the user, and pages show it as done. */
export function isUndisputed({ isRefused, met }: Act): boolean {
  return !isRefused && met === null;
}

/** A budget as it is once what waits of its proposal is sent. */
export function withActs(
  saved: SavedBudget,
  acts: readonly Act[],
): SavedBudget {
  const waiting = acts.filter(
    (act) =>
      act.targetId === saved.id && !isOfRequest(act) && isUndisputed(act),
  );
  if (waiting.length === 0) return saved;
  const followUp = waiting.reduce(
    (now, { change }) => followed(now, change),
    readFollowUp(saved.dados),
  );
  return { ...saved, dados: { ...toPlain(saved.dados), ...followUp } };
}

/**
 * A change that was made to what the user saw, for what the account has by now; null where both changed the same
 * otherwise. [receipts-from-two-devices]
 */
export function rebased(
  before: FollowUp,
  change: FollowUpChange,
  now: FollowUp,
): FollowUpChange | null {
  if (isSame(followed(now, change), now)) return change;
  const { status, chosen, receipts } = change;
  const isDecision = status !== undefined || chosen !== undefined;
  if (
    isDecision &&
    !(isSame(now.status, before.status) && isSame(now.chosen, before.chosen))
  )
    return null;
  if (!receipts || isSame(now.receipts, before.receipts)) return change;
  const together = joinReceipts(before.receipts, receipts, now.receipts);
  return together && { ...change, receipts: together };
}

type Receipts = FollowUp["receipts"];

/** The marks of both sides on the same instalments. */
function joinReceipts(before: Receipts, mine: Receipts, theirs: Receipts) {
  if (mine.length !== before.length || theirs.length !== before.length)
    return null;
  const together = before.map((row, at) => {
    const [one, other] = [mine[at]!, theirs[at]!];
    if (isSame(one, row) || isSame(one, other)) return other;
    const isMarked = isSame({ ...one, receivedOn: row.receivedOn }, row);
    return isMarked && isSame(other, row) ? one : null;
  });
  return together.every((row) => row !== null) ? together : null;
}

/** Removes one that the user took back: what was made on top of it stands without it. */
export function withoutAct(acts: readonly Act[], id: string): readonly Act[] {
  const gone = acts.find((act) => act.id === id);
  let now = gone?.before ?? null;
  let isLater = false;
  return acts.flatMap((act) => {
    if (act === gone) {
      isLater = true;
      return [];
    }
    const { before, change } = act;
    const isMeant = act.targetId === gone?.targetId && act.call === gone.call;
    if (!isLater || !isMeant || !now) return [act];
    const left = rebased(before, change, now) ?? change;
    const changed = {
      ...act,
      before: now,
      change: left,
      key: crypto.randomUUID(),
    };
    now = followed(now, left);
    return [changed];
  });
}
