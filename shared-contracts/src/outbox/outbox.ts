import type { ApiClient } from "../client/api-client.ts";
import { withDetail } from "../formats/with-detail.ts";
import type { SavedBudget } from "../entities/saved-budget.ts";
import type { Budget } from "../parts/budget.ts";
import {
  acknowledge,
  canBeSent,
  enqueue,
  type Entry,
  type Kept,
  type KeptOutbox,
  NOTHING,
  withEntry,
  withoutEntry,
} from "./kept-outbox.ts";
import {
  answerOf,
  isThisSave,
  merged,
  mergeSave,
  settled,
  type Settlement,
} from "./merge-save.ts";
import {
  OFFLINE,
  type SavedAnswer,
  type SaveOrder,
  type SaveOutcome,
} from "./save-order.ts";
import { answerRequest, codeOf, isPassing, sendSave } from "./send-save.ts";

/** An acknowledged save, for the pages that may have its budget open. */
export interface SavedEntry {
  entry: Entry;
  saved: SavedAnswer;
  /** Nothing else waits of its budget. */
  isLast: boolean;
}

export interface OutboxParts {
  userId: string;
  kept: KeptOutbox;
  /** The versions that this device has read or saved. */
  versions: {
    find(id: number, version: number | null): Promise<SavedBudget | null>;
    keep(saved: SavedBudget): void;
  };
  /** Aborted when the user left, or is another one: nothing is sent any more. */
  signal: AbortSignal;
  /** Calls with a token of that user. */
  client: Pick<ApiClient, "call">;
  /** Missing where the page is not served securely. */
  locks: Pick<LockManager, "request"> | undefined;
  now: () => number;
  /** Runs `act` in so many ms; returns what cancels that. */
  later: (act: () => void, ms: number) => () => void;
  /** What is kept after each change, and the id of what is being sent. */
  onChange: (kept: Kept, sending: string | null) => void;
  /** An entry was acknowledged that no `save` of this page waits for. */
  onSaved: (saved: SavedEntry) => void;
  /** Why the request that a budget answers could not be marked, in Portuguese. */
  onUnmarked: (text: string) => void;
}

/** In ms: the waits before what waits is sent again. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000];

const UNMARKED = "O pedido recebido não foi marcado como respondido";

/** Refusals after which the same user may send it later. */
const KEEPS = ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"];

/** How often a newer version is merged before the next pass goes on. */
const MERGES = 3;

/** How sending an entry ended. `asks`: it waits for the user, or is gone. `stopped`: nothing can be sent now. */
type Sending =
  Exclude<SaveOutcome, { kind: "waiting" }> | { kind: "asks" | "stopped" };

/**
 * What a user saved and the account does not have yet. A save is stored before it is sent, one tab sends at a time, and
 * what could not be sent waits. Nothing is removed before the API acknowledged it. [saves-wait]
 */
export class Outbox {
  readonly #parts: OutboxParts;
  #kept: Kept = NOTHING;
  #sending: string | null = null;
  #failures = 0;
  #cancelRetry = () => {};
  #pass: Promise<void> | null = null;
  /** The entries that a `save` of this page waits for. */
  readonly #awaited = new Set<string>();

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    parts.signal.addEventListener("abort", () => this.#cancelRetry());
  }

  /** All that is kept, as this page last read it. */
  get kept(): Kept {
    return this.#kept;
  }

  /** Reads what another tab changed. */
  async refresh(): Promise<void> {
    this.#show(await this.#parts.kept.read(this.#parts.userId));
  }

  /** Stores a save, sends it, and says how that ended. What this browser cannot store is sent all the same. */
  async save(order: SaveOrder): Promise<SaveOutcome> {
    const id = await this.#enqueue(order);
    if (id === null) return this.#alone(() => this.#sendUnkept(order));
    this.#awaited.add(id);
    try {
      return await this.#alone(() => this.#sendUpTo(id, order));
    } finally {
      this.#awaited.delete(id);
      this.#planRetry();
    }
  }

  /** Sends what waits. Never rejects. */
  sendAll(): Promise<void> {
    this.#cancelRetry();
    this.#pass ??= this.#alone(() => this.#sendWaiting())
      .catch((error: unknown) => console.warn(error))
      .finally(() => {
        this.#pass = null;
        this.#planRetry();
      });
    return this.#pass;
  }

  /** There may be a network again, or the user asks: sends once more, after a pass that is under way. */
  async wake(): Promise<void> {
    await this.#pass;
    this.#failures = 0;
    await this.sendAll();
  }

  /** Tries again what was refused too. */
  async sendNow(): Promise<void> {
    await this.#change((kept) => ({
      ...kept,
      waiting: kept.waiting.map((entry) => ({ ...entry, isRefused: false })),
    }));
    await this.wake();
  }

  /** Removes what waits of a budget. */
  async withdraw(line: string): Promise<void> {
    await this.#change((kept) => ({
      ...kept,
      waiting: kept.waiting.filter((entry) => entry.line !== line),
    }));
  }

  /** Removes all that is kept of the user. */
  async forget(): Promise<void> {
    await this.#change(() => NOTHING);
  }

  /** The last waiting save of a saved budget. */
  find(budgetId: number): Entry | undefined {
    return this.#kept.waiting.findLast((entry) => entry.budgetId === budgetId);
  }

  /** The entry that waits for the user. */
  asking(id: string): Entry | undefined {
    return this.#kept.waiting.find((entry) => entry.id === id && entry.met);
  }

  /** Does what the user decided about a newer version. */
  async settle(id: string, how: Settlement): Promise<void> {
    await this.#change((kept) => {
      const entry = kept.waiting.find((one) => one.id === id);
      if (!entry?.met) return kept;
      if (how === "theirs") return withoutEntry(kept, entry);
      return withEntry(kept, id, settled(entry, entry.met.theirs, how));
    });
    await this.wake();
  }

  async #enqueue(order: SaveOrder): Promise<string | null> {
    const { versions, now } = this.#parts;
    const { over } = order;
    const before = over && (await versions.find(over.id, over.version));
    const base = before && { name: before.nome, dados: before.dados };
    const id = crypto.randomUUID();
    try {
      const kept = await this.#change((current) =>
        enqueue(current, {
          ...order,
          // A browser stores no observables.
          dados: JSON.parse(JSON.stringify(order.dados)) as Budget,
          id,
          base,
          since: now(),
        }),
      );
      const { key } = order;
      return kept.waiting.find((entry) => entry.key === key)?.id ?? null;
    } catch (error) {
      console.warn(error);
      return null;
    }
  }

  /** Sends an entry and what of its budget stands before it. */
  async #sendUpTo(id: string, order: SaveOrder): Promise<SaveOutcome> {
    await this.refresh();
    const line =
      this.#kept.waiting.find((entry) => entry.id === id)?.line ?? order.line;
    const waiting = { kind: "waiting", line } as const;
    if (!(await this.#isAnswered())) {
      await this.#keepWaiting(id, OFFLINE);
      return waiting;
    }
    for (;;) {
      const next = this.#kept.waiting.find(
        (entry) => entry.line === line && entry.follows === null,
      );
      // Another tab sent it meanwhile, or the user withdrew it.
      if (!next) return this.#sentElsewhere(id, order) ?? waiting;
      const outcome = await this.#send(next.id);
      if (next.id === id)
        return "created" in outcome || outcome.kind === "failed"
          ? outcome
          : waiting;
      if (outcome.kind === "stopped") {
        await this.#keepWaiting(id, OFFLINE);
        return waiting;
      }
    }
  }

  #sentElsewhere(
    id: string,
    { dados, over }: SaveOrder,
  ): SaveOutcome | undefined {
    const done = this.#kept.sent.find((one) => one.id === id);
    if (!done) return undefined;
    const { saved, isMerged } = done;
    return { kind: "saved", saved, dados, created: over === null, isMerged };
  }

  /** A save that this browser cannot keep. */
  async #sendUnkept(order: SaveOrder): Promise<SaveOutcome> {
    if (!(await this.#isAnswered()))
      return { kind: "failed", error: new Error(OFFLINE), wasSent: false };
    const { over, ...rest } = order;
    const save = {
      ...rest,
      budgetId: over?.id ?? null,
      version: over?.version ?? null,
    };
    try {
      const { client, signal } = this.#parts;
      const sent = await sendSave(client, save, signal);
      await this.#afterSave(save, sent.saved, sent.dados);
      return { kind: "saved", ...sent, isMerged: false };
    } catch (error) {
      return { kind: "failed", error, wasSent: true };
    }
  }

  async #sendWaiting(): Promise<void> {
    const { kept, userId } = this.#parts;
    this.#show(await kept.read(userId));
    if (!this.#kept.waiting.some(canBeSent)) return;
    // What the page before left behind waited too.
    await this.#change((before) => ({
      ...before,
      waiting: before.waiting.map((entry) => ({ ...entry, waits: true })),
    }));
    if (!(await this.#isAnswered())) {
      this.#failures += 1;
      return;
    }
    const tried = new Set<string>();
    for (;;) {
      const next = this.#kept.waiting.find(
        (entry) => canBeSent(entry) && !tried.has(entry.id),
      );
      if (!next) break;
      tried.add(next.id);
      const outcome = await this.#send(next.id);
      if (outcome.kind === "stopped") {
        this.#failures += 1;
        return;
      }
    }
    this.#failures = 0;
  }

  /** Sends one entry. `stopped`: nothing else can be sent now. */
  async #send(id: string, merges = 0): Promise<Sending> {
    const { client, signal } = this.#parts;
    if (signal.aborted) return { kind: "stopped" };
    const kept = await this.#change((before) =>
      withEntry(before, id, { isSent: true }),
    );
    const entry = kept.waiting.find((one) => one.id === id);
    if (!entry) return { kind: "asks" };
    this.#showSending(id);
    try {
      const { saved, dados, created } = await sendSave(client, entry, signal);
      await this.#acknowledge(entry, saved);
      await this.#afterSave(entry, saved, dados);
      const { isMerged } = entry;
      return { kind: "saved", saved, dados, created, isMerged };
    } catch (error) {
      if (signal.aborted) return { kind: "stopped" };
      if (codeOf(error) === "VERSION_MISMATCH" && entry.waits)
        return await this.#meet(entry, merges).catch((failure: unknown) =>
          this.#fail(entry, failure),
        );
      return await this.#fail(entry, error);
    } finally {
      this.#showSending(null);
    }
  }

  /** The account has a newer version than an entry that waited: both are merged, or the user is asked. */
  async #meet(entry: Entry, merges: number): Promise<Sending> {
    const { client, signal } = this.#parts;
    const params = { id: entry.budgetId! };
    const theirs = await client.call("getBudget", { params, signal });
    if (isThisSave(entry, theirs)) {
      const saved = answerOf(theirs);
      await this.#acknowledge(entry, saved);
      const { dados, isMerged } = entry;
      return { kind: "saved", saved, dados, created: false, isMerged };
    }
    // The newer content of this device is merged in its place.
    const follower = this.#kept.waiting.find(
      ({ follows }) => follows === entry.id,
    );
    if (follower) {
      await this.#change((kept) => withoutEntry(kept, entry));
      return { kind: "asks" };
    }
    const together = mergeSave(entry, theirs);
    if (together?.questions.length === 0 && merges < MERGES) {
      await this.#change((kept) =>
        withEntry(kept, entry.id, merged(entry, theirs, together)),
      );
      return this.#send(entry.id, merges + 1);
    }
    const questions = together?.questions.length ?? 1;
    await this.#change((kept) =>
      withEntry(kept, entry.id, { isSent: false, met: { theirs, questions } }),
    );
    return { kind: "asks" };
  }

  async #fail(entry: Entry, error: unknown): Promise<Sending> {
    const code = codeOf(error);
    const text = error instanceof Error ? error.message : "";
    const isLost = code === "UNAVAILABLE" || code === "REQUEST_TIMEOUT";
    const isKept =
      KEEPS.includes(String(code)) || (entry.waits && code === "PLAN_REQUIRED");
    if (isLost || isKept || (entry.waits && isPassing(error))) {
      const isSent = !isKept;
      await this.#keepWaiting(entry.id, text, isSent);
      return { kind: "stopped" };
    }
    // What was refused at once is the page's: it says why, and the draft has it.
    const isFollowed = this.#kept.waiting.some(
      ({ follows }) => follows === entry.id,
    );
    await this.#change((kept) =>
      entry.waits && !isFollowed
        ? withEntry(kept, entry.id, {
            isSent: false,
            isRefused: true,
            tries: entry.tries + 1,
            error: text,
          })
        : withoutEntry(kept, entry),
    );
    return { kind: "failed", error, wasSent: true };
  }

  async #keepWaiting(id: string, error: string, isSent?: boolean) {
    await this.#change((kept) => {
      const entry = kept.waiting.find((one) => one.id === id);
      return withEntry(kept, id, {
        waits: true,
        error,
        tries: (entry?.tries ?? 0) + 1,
        ...(isSent !== undefined && { isSent }),
      });
    });
  }

  async #acknowledge(entry: Entry, saved: SavedAnswer): Promise<void> {
    const { now, onSaved } = this.#parts;
    const kept = await this.#change((before) =>
      acknowledge(before, entry, saved, now()),
    );
    // The page that waits for a save marks its budget itself, as long as it is what it gave.
    if (this.#awaited.has(entry.id) && !entry.isMerged) return;
    const isLast = kept.waiting.every(({ line }) => line !== entry.line);
    onSaved({ entry, saved, isLast });
  }

  async #afterSave(
    save: Pick<
      Entry,
      "name" | "dados" | "budgetId" | "version" | "answers" | "key"
    >,
    saved: SavedAnswer,
    dados: Entry["dados"],
  ): Promise<void> {
    const { client, versions, now, onUnmarked } = this.#parts;
    versions.keep({ ...saved, dados });
    await answerRequest(client, save, saved.id, now()).catch((error: unknown) =>
      onUnmarked(withDetail(UNMARKED, error)),
    );
  }

  async #isAnswered(): Promise<boolean> {
    try {
      const { client, signal } = this.#parts;
      await client.call("health", { signal });
      return true;
    } catch {
      return false;
    }
  }

  /** One tab of the browser sends at a time, and what it reads then is what is kept. */
  async #alone<T>(act: () => Promise<T>): Promise<T> {
    const { locks, userId } = this.#parts;
    if (!locks) return this.#inTurn(act);
    return (await locks.request(`outbox:${userId}`, act)) as T;
  }

  #turn: Promise<unknown> = Promise.resolve();

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(act);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #change(change: (kept: Kept) => Kept): Promise<Kept> {
    const { kept, userId } = this.#parts;
    const changed = await kept.update(userId, change);
    this.#show(changed);
    return changed;
  }

  #show(kept: Kept): void {
    this.#kept = kept;
    this.#parts.onChange(kept, this.#sending);
  }

  #showSending(id: string | null): void {
    this.#sending = id;
    this.#parts.onChange(this.#kept, id);
  }

  #planRetry(): void {
    this.#cancelRetry();
    if (this.#parts.signal.aborted) return;
    if (!this.#kept.waiting.some(canBeSent)) return;
    const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)]!;
    this.#cancelRetry = this.#parts.later(() => void this.sendAll(), pause);
  }
}
