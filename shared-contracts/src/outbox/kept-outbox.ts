import type { SavedBudget } from "../entities/saved-budget.ts";
import type { Budget } from "../parts/budget.ts";
import {
  type Act,
  type DoneAct,
  haveSameTarget,
  isUndisputed,
  type NewAct,
} from "./acts.ts";
import type { SavedAnswer, SaveOrder } from "./save-order.ts";

/** A save that the account does not have yet. */
export interface Entry {
  id: string;
  /** The same for all saves of one working budget, which its draft names too. */
  line: string;
  /** The Idempotency-Key. */
  key: string;
  name: string;
  dados: Budget;
  /** The saved budget, and the version it replaces; null creates one. */
  budgetId: number | null;
  version: number | null;
  /** Name and `dados` of that version, from which a merge begins; null when this device no longer has them. */
  base: { name: string; dados: unknown } | null;
  answers: SaveOrder["answers"];
  /** The request that it replaces. An entry of an older release has none. */
  request?: SaveOrder["request"];
  /** The entry before it, whose version it replaces: that one was sent, and no answer came. */
  follows: string | null;
  /** When the user pressed, in ms since 1970. */
  since: number;
  /** It was not acknowledged at once: a newer version is merged, not asked about as a whole. */
  waits: boolean;
  /** The API may have it. */
  isSent: boolean;
  /** The content has changes of another device too. */
  isMerged: boolean;
  /** What the user saved of it; null where that is the content. */
  typed: Budget | null;
  tries: number;
  /** Why it still waits, in Portuguese. */
  error: string | null;
  /** The API refused it for good: only the user tries again. */
  isRefused: boolean;
  /** The newer version that it met, with so many questions: it waits for the user. */
  met: { theirs: SavedBudget; questions: number } | null;
}

/** An acknowledged save: a draft that names its line finds the budget by it. */
export interface Acknowledged {
  /** The entry's. */
  id: string;
  line: string;
  saved: SavedAnswer;
  isMerged: boolean;
  /** It was saved over a request, whose id and version `saved` has. */
  isRequest?: boolean;
  /** It had waited. */
  waited: boolean;
  /** In ms since 1970. */
  at: number;
}

/** All that a user's outbox keeps, the oldest first. */
export interface Kept {
  waiting: readonly Entry[];
  sent: readonly Acknowledged[];
  acts: readonly Act[];
  /** Acknowledged within a day. */
  done: readonly DoneAct[];
}

export const NOTHING: Kept = { waiting: [], sent: [], acts: [], done: [] };

/** Where it is kept: under the user's id, in one transaction. Both calls may reject. */
export interface KeptOutbox {
  read(userId: string): Promise<Kept>;
  /** Replaces what is kept by what `change` makes of it; returns that. */
  update(userId: string, change: (kept: Kept) => Kept): Promise<Kept>;
}

/** How long an acknowledged save is remembered: a draft may be opened again weeks later. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

/** How long 'Pendências' shows what was sent. */
const SHOWN_MS = 24 * 60 * 60 * 1000;

/** A save as it enters the queue. */
export interface NewSave extends SaveOrder {
  id: string;
  base: Entry["base"];
  since: number;
}

/**
 * Adds a save. It replaces one of the same budget that waits, unless the API may have that one: then it follows it. The
 * same save again is one.
 */
export function enqueue(kept: Kept, save: NewSave): Kept {
  if (kept.waiting.some(({ key }) => key === save.key)) return kept;
  const over = isLeaving(kept, save) ? null : save.over;
  const before = kept.waiting.findLast((entry) =>
    over
      ? entry.budgetId === over.id
      : entry.line === save.line &&
        entry.request?.id === save.request?.id &&
        entry.budgetId !== save.over?.id,
  );
  // Its tab did not hear of the answer.
  const made =
    before || save.over || save.request
      ? undefined
      : sentOf(kept, save.line).find(({ isRequest }) => !isRequest);
  const entry: Entry = {
    id: save.id,
    line: before?.line ?? save.line,
    key: save.key,
    name: save.name,
    dados: save.dados,
    budgetId: before?.budgetId ?? over?.id ?? made?.saved.id ?? null,
    version: before?.version ?? over?.version ?? made?.saved.versao ?? null,
    base: before ? before.base : over && save.base,
    answers: save.answers,
    request: before?.request ?? save.request,
    follows: before?.isSent ? before.id : (before?.follows ?? null),
    since: save.since,
    waits: before?.waits ?? false,
    isSent: false,
    isMerged: before?.isMerged ?? false,
    typed: null,
    tries: 0,
    error: null,
    isRefused: false,
    met: null,
  };
  const isReplaced = before !== undefined && !before.isSent;
  const others = isReplaced
    ? kept.waiting.filter((other) => other !== before)
    : kept.waiting;
  return { ...kept, waiting: [...others, entry] };
}

/** Whether the budget that a page saves over is about to be deleted: what is saved now is a new one. */
function isLeaving({ acts }: Kept, { over }: NewSave): boolean {
  return acts.some(
    ({ call, targetId, met }) =>
      call === "deleteBudget" && targetId === over?.id && !met,
  );
}

/** What was acknowledged of a line, the oldest first. */
export function sentOf({ sent }: Kept, line: string): Acknowledged[] {
  return sent.filter((one) => one.line === line);
}

/** Changes one entry. */
export function withEntry(
  kept: Kept,
  id: string,
  change: Partial<Entry>,
): Kept {
  return {
    ...kept,
    waiting: kept.waiting.map((entry) =>
      entry.id === id ? { ...entry, ...change } : entry,
    ),
  };
}

/** Removes an entry. One that follows it stands in its place. */
export function withoutEntry(kept: Kept, gone: Entry): Kept {
  const { budgetId, version, request, base, isMerged, waits } = gone;
  return {
    ...kept,
    waiting: kept.waiting
      .filter(({ id }) => id !== gone.id)
      .map((entry) =>
        entry.follows === gone.id
          ? {
              ...entry,
              budgetId,
              version,
              request,
              base,
              isMerged,
              waits,
              follows: null,
            }
          : entry,
      ),
  };
}

/** The API has an entry: the one that follows it replaces the version that it made. */
export function acknowledge(
  kept: Kept,
  done: Entry,
  saved: SavedAnswer,
  at: number,
): Kept {
  const { id, line, name, dados, isMerged, waits: waited } = done;
  const isRequest = !!done.request;
  const version = saved.versao;
  const left = withoutEntry(kept, {
    ...done,
    budgetId: isRequest ? null : saved.id,
    ...onTopOf(done, version, { name, dados }),
  });
  const sent = left.sent.filter((one) => at - one.at < REMEMBERED_MS);
  const call = isRequest ? "approveReceivedBudget" : "followBudget";
  const target = { call, targetId: saved.id } as const;
  const acts = left.acts.map((act) =>
    next(withNewBudget(act, done.budgetId, saved), target, version),
  );
  const last = { id, line, saved, isMerged, isRequest, waited, at };
  return { ...left, acts, sent: [...sent, last] };
}

/** The version that an entry replaces from now on, and what that holds; of a request this device keeps no content. */
export function onTopOf(
  { request }: Entry,
  version: number | null,
  base: Entry["base"],
): Partial<Entry> {
  return request ? { request: { ...request, version } } : { version, base };
}

/**
 * A waiting deletion of a budget, after a save made that budget again because another device had deleted it: the user
 * still wants it gone.
 */
function withNewBudget(
  act: Act,
  budgetId: number | null,
  { id, versao: version }: SavedAnswer,
): Act {
  const isMeant = act.call === "deleteBudget" && act.targetId === budgetId;
  if (!isMeant || id === budgetId) return act;
  const { met, row } = act;
  return {
    ...act,
    targetId: id,
    version,
    met: met && { version },
    row: row && { ...row, id, versao: version },
  };
}

/** Whether it can be sent without the user. */
export function canBeSent({ met, isRefused, follows }: Entry): boolean {
  return met === null && !isRefused && follows === null;
}

/** Adds a call beside saves. The same one again is one. */
export function enqueueAct(kept: Kept, act: NewAct): Kept {
  if (kept.acts.some(({ key }) => key === act.key)) return kept;
  const fresh = { waits: false, tries: 0, error: null, met: null };
  return {
    ...kept,
    acts: [...kept.acts, { ...act, ...fresh, isRefused: false }],
  };
}

/** Changes one call beside saves. */
export function withAct(kept: Kept, id: string, change: Partial<Act>): Kept {
  return {
    ...kept,
    acts: kept.acts.map((act) => (act.id === id ? { ...act, ...change } : act)),
  };
}

/** The API did what a call asked for, which made this version. */
export function acknowledgeAct(
  kept: Kept,
  done: Act,
  version: number | null,
  at: number,
): Kept {
  const recent = kept.done.filter((one) => at - one.at < SHOWN_MS);
  // A save that was pressed before the deletion would make the budget again.
  const isMoot = ({ budgetId, since }: Entry) =>
    done.call === "deleteBudget" &&
    budgetId === done.targetId &&
    since <= done.since;
  return {
    ...kept,
    waiting: kept.waiting.filter((entry) => !isMoot(entry)),
    acts: kept.acts
      .filter(({ id }) => id !== done.id)
      .map((act) => next(act, done, version)),
    done: done.waits ? [...recent, { ...done, at }] : recent,
  };
}

/** After a change of this device alone, what waits replaces the version that it made. */
function next(
  act: Act,
  target: Pick<Act, "call" | "targetId">,
  version: number | null,
): Act {
  const isNext =
    haveSameTarget(act, target) && act.version !== null && !act.met
      ? version === act.version + 1
      : false;
  return isNext ? { ...act, version } : act;
}

/** Whether it can be sent without the user. An earlier change of the same field that waits for the user goes first. */
export function canActBeSent({ acts }: Pick<Kept, "acts">, act: Act): boolean {
  if (!isUndisputed(act)) return false;
  return !acts
    .slice(0, acts.indexOf(act))
    .some(
      (earlier) =>
        earlier.met !== null &&
        haveSameTarget(earlier, act) &&
        Object.keys(earlier.change).some((field) => field in act.change),
    );
}

/** What was sent within a day after it had waited, the newest first. */
export function sentLately(
  { sent, done }: Kept,
  now: number,
): { id: string; name: string; at: number; act: Act | null }[] {
  return [
    ...sent.flatMap(({ id, saved, waited, at }) =>
      waited ? [{ id, name: saved.nome, at, act: null }] : [],
    ),
    ...done.map((act) => ({ id: act.id, name: act.name, at: act.at, act })),
  ]
    .filter(({ at }) => now - at < SHOWN_MS)
    .sort((one, other) => other.at - one.at);
}
