import { type FollowUp, readFollowUp } from "../entities/follow-up.ts";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "../entities/saved-budget.ts";
import type { Budget } from "../parts/budget.ts";
import { ActSender } from "./act-sender.ts";
import {
  type Act,
  type ActCall,
  type ActOptions,
  type ActOutcome,
  type DecisionCall,
  type DecisionOptions,
  haveSameTarget,
  isOfRequest,
  MovedError,
  type NewAct,
  rebased,
  withActs,
  withoutAct,
} from "./acts.ts";
import { EntrySender, type Queue } from "./entry-sender.ts";
import {
  canActBeSent,
  canBeSent,
  enqueueAct,
  enqueue,
  type Entry,
  type Kept,
  NOTHING,
  withAct,
  withEntry,
  withoutEntry,
} from "./kept-outbox.ts";
import { answerOf, settled, type Settlement } from "./merge-save.ts";
import type { OutboxParts } from "./outbox-parts.ts";
import {
  OFFLINE,
  type SaveOrder,
  type SaveOutcome,
  type QueuedBudget,
} from "./save-order.ts";
import { sendSave } from "./send-save.ts";

/** In ms: the waits before what waits is sent again. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000];

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
  /** What a call of this page waits for. */
  readonly #awaited = new Set<string>();
  /** The outcomes of acts that another pass sent meanwhile. */
  readonly #outcomes = new Map<string, ActOutcome>();
  readonly #sender: EntrySender;
  readonly #actSender: ActSender;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    const queue: Queue = {
      kept: () => this.#kept,
      change: (change) => this.#change(change),
      isAwaited: (id) => this.#awaited.has(id),
      showSending: (id) => this.#showSending(id),
    };
    this.#sender = new EntrySender(parts, queue);
    this.#actSender = new ActSender(parts, queue);
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
    } catch (error) {
      // The storage failed since: the key is the same.
      console.warn(error);
      return await this.#sendUnkept(order);
    } finally {
      this.#awaited.delete(id);
      this.#planRetry();
    }
  }

  /**
   * Makes a call beside saves, or keeps it where the service does not answer, and answers as the API will. Throws what the
   * API refused, and a `MovedError` where what waits differs from what the page showed.
   */
  async call(
    call: ActCall,
    { params, body, ifMatch = null, idempotencyKey }: ActOptions,
    {
      name,
      seen,
      shown,
    }: {
      name: string;
      /** The budget as the page has it from the API. */
      seen: SavedBudget;
      /** The proposal as the page showed it, which the change was made to. */
      shown: FollowUp;
    },
  ): Promise<unknown> {
    // Another tab may have kept a change that this page does not show yet.
    await this.refresh().catch((error: unknown) => console.warn(error));
    const before = readFollowUp(this.withWaiting(seen).dados);
    const change = rebased(shown, body, before);
    if (!change) throw new MovedError();
    const outcome = await this.#act({
      id: crypto.randomUUID(),
      call,
      targetId: params.id,
      name,
      key: idempotencyKey ?? crypto.randomUUID(),
      version: ifMatch,
      change,
      before,
      row: null,
      since: this.#parts.now(),
    });
    if (outcome.kind === "answered") return outcome.answer;
    if (outcome.kind === "failed") throw outcome.error;
    return answerOfBudget(this.withWaiting(seen));
  }

  /**
   * Deletes a budget or decides about a request, or keeps that where the service does not answer. Returns the API's
   * answer; `success: false` while it waits. Throws what the API refused. [changes-wait]
   */
  async decide(
    call: DecisionCall,
    { params, ifMatch = null, idempotencyKey }: DecisionOptions,
    { name, row }: { name: string; row: SavedBudgetSummary | null },
  ): Promise<unknown> {
    const outcome = await this.#act({
      id: crypto.randomUUID(),
      call,
      targetId: params.id,
      name,
      key: idempotencyKey ?? crypto.randomUUID(),
      version: ifMatch,
      change: {},
      before: readFollowUp(null),
      row,
      since: this.#parts.now(),
    });
    if (outcome.kind === "failed") throw outcome.error;
    return outcome.kind === "answered" ? outcome.answer : { success: false };
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
      acts: kept.acts.map((act) => ({ ...act, isRefused: false })),
    }));
    await this.wake();
  }

  /** Takes back a call beside saves. */
  async takeBack(id: string): Promise<void> {
    const act = this.#kept.acts.find((one) => one.id === id);
    await this.#change((kept) => ({
      ...kept,
      acts: withoutAct(kept.acts, id),
    }));
    if (act) this.#parts.onUnacted(act);
  }

  /** The user wants it in spite of the newer version that it met. */
  async insist(id: string): Promise<void> {
    await this.#change((kept) => {
      const version = kept.acts.find((act) => act.id === id)?.met?.version;
      if (version === undefined) return kept;
      return withAct(kept, id, {
        version,
        met: null,
        key: crypto.randomUUID(),
      });
    });
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

  /** The last waiting save over a request. */
  findRequest(requestId: number): QueuedBudget | undefined {
    const found = this.#kept.waiting.findLast(
      ({ request }) => request?.id === requestId,
    );
    return found && { ...found, version: found.request?.version ?? null };
  }

  /** A budget with what waits of its proposal. */
  withWaiting(saved: SavedBudget): SavedBudget {
    return withActs(saved, this.#kept.acts);
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
      await this.#sender.keepWaiting(id, OFFLINE);
      return waiting;
    }
    for (;;) {
      const next = this.#kept.waiting.find(
        (entry) => entry.line === line && entry.follows === null,
      );
      // Another tab sent it meanwhile, or the user withdrew it.
      if (!next) return this.#sentElsewhere(id, order) ?? waiting;
      const outcome = await this.#sender.send(next.id);
      if (next.id === id)
        return "created" in outcome || outcome.kind === "failed"
          ? outcome
          : waiting;
      if (outcome.kind === "stopped") {
        await this.#sender.keepWaiting(id, OFFLINE);
        return waiting;
      }
    }
  }

  async #act(act: NewAct): Promise<ActOutcome> {
    const { id } = act;
    this.#awaited.add(id);
    try {
      await this.#change((kept) => enqueueAct(kept, act));
      return await this.#alone(() => this.#actUpTo(act));
    } catch (error) {
      // This browser cannot keep it: it is called all the same, under its key.
      console.warn(error);
      return await this.#actSender.call(act).then(
        (answer) => ({ kind: "answered", answer }) as const,
        (failure: unknown) => ({ kind: "failed", error: failure }) as const,
      );
    } finally {
      this.#awaited.delete(id);
      this.#outcomes.delete(id);
      this.#planRetry();
    }
  }

  /** Sends it, and what waits of its budget before. */
  async #actUpTo(pressed: NewAct): Promise<ActOutcome> {
    const { id, targetId } = pressed;
    await this.refresh();
    const act = this.#kept.acts.find((one) => one.id === id);
    // Another pass or tab sent it meanwhile, or the user took it back.
    if (!act) return this.#outcomes.get(id) ?? this.#readNow(pressed);
    if (!(await this.#isAnswered()))
      return this.#actSender.keepWaiting(act, OFFLINE);
    // In the order in which the user pressed.
    const isSaveBefore = this.#kept.waiting.some(({ budgetId, request }) =>
      isOfRequest(pressed) ? request?.id === targetId : budgetId === targetId,
    );
    if (isSaveBefore) await this.#sendWaiting();
    else await this.#sendActs((one) => haveSameTarget(one, pressed));
    const outcome = this.#outcomes.get(id);
    if (outcome) return outcome;
    const left = this.#kept.acts.find((one) => one.id === id);
    return left?.waits === false
      ? this.#actSender.keepWaiting(left, OFFLINE)
      : { kind: "waiting" };
  }

  async #readNow({ call, targetId: id }: NewAct): Promise<ActOutcome> {
    if (call !== "followBudget")
      return { kind: "answered", answer: { success: true } };
    const { client, signal } = this.#parts;
    try {
      const saved = await client.call("getBudget", { params: { id }, signal });
      return { kind: "answered", answer: answerOfBudget(saved) };
    } catch (error) {
      return { kind: "failed", error };
    }
  }

  /** Sends calls beside saves in their order. Returns whether the next can be sent too. */
  async #sendActs(isMeant: (act: Act) => boolean): Promise<boolean> {
    const tried = new Set<string>();
    for (;;) {
      const next = this.#kept.acts.find(
        (act) =>
          isMeant(act) && !tried.has(act.id) && canActBeSent(this.#kept, act),
      );
      if (!next) return true;
      tried.add(next.id);
      const outcome = await this.#actSender.send(next);
      if (outcome.kind === "stopped") return false;
      if (this.#awaited.has(next.id)) this.#outcomes.set(next.id, outcome);
    }
  }

  #sentElsewhere(
    id: string,
    { dados, over, request }: SaveOrder,
  ): SaveOutcome | undefined {
    const done = this.#kept.sent.find((one) => one.id === id);
    if (!done) return undefined;
    const { saved, isMerged } = done;
    const created = over === null && !request;
    return { kind: "saved", saved, dados, created, isMerged };
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
      await this.#sender.afterSave(save, sent.saved, sent.dados);
      return { kind: "saved", ...sent, isMerged: false };
    } catch (error) {
      return { kind: "failed", error, wasSent: true };
    }
  }

  async #sendWaiting(): Promise<void> {
    const { kept, userId } = this.#parts;
    this.#show(await kept.read(userId));
    if (!this.#canSend) return;
    // What the page before left behind waited too.
    await this.#change((before) => ({
      ...before,
      waiting: before.waiting.map((entry) => ({ ...entry, waits: true })),
      acts: before.acts.map((act) => ({
        ...act,
        waits: act.waits || !this.#awaited.has(act.id),
      })),
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
      const outcome = await this.#sender.send(next.id);
      if (outcome.kind === "stopped") {
        this.#failures += 1;
        return;
      }
    }
    this.#failures = (await this.#sendActs(() => true))
      ? 0
      : this.#failures + 1;
  }

  get #canSend(): boolean {
    const { waiting, acts } = this.#kept;
    return (
      waiting.some(canBeSent) ||
      acts.some((act) => canActBeSent(this.#kept, act))
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
    let isGranted = false;
    try {
      return (await locks.request(`outbox:${userId}`, () => {
        isGranted = true;
        return act();
      })) as T;
    } catch (error) {
      // A browser that forbids storage forbids locks too.
      if (isGranted) throw error;
      return this.#inTurn(act);
    }
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
    if (!this.#canSend) return;
    const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)]!;
    this.#cancelRetry = this.#parts.later(() => void this.sendAll(), pause);
  }
}

/** A budget in the form in which the API answers a change of its proposal. */
const answerOfBudget = (saved: SavedBudget) => ({
  ...answerOf(saved),
  ...readFollowUp(saved.dados),
});
