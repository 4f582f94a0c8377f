import type { ApiClient } from "shared-contracts/client/api-client";
import { readFollowUp } from "shared-contracts/platform/rules";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { OutboxService } from "shared-contracts/federation/budget-services";
import {
  type Act,
  type ActCall,
  type ActOptions,
  type DecisionCall,
  type DecisionOptions,
  isAct,
  isOfRequest,
} from "shared-contracts/outbox/acts";
import type {
  SaveOrder,
  SaveOutcome,
  WaitingSave,
} from "shared-contracts/outbox/save-order";
import {
  makeAutoObservable,
  observableRef,
  runInAction,
} from "shared-contracts/platform/state";
import type { OutboxState, PageOutboxParts } from "./outbox-parts.ts";
import { withDecisions } from "./shown-lists.ts";
import { withTimeout } from "../with-timeout.ts";
import type { RunningOutbox } from "./run-outbox.ts";

/** How long leaving waits for the browser's storage, in ms. */
const PATIENCE_MS = 2000;

/** What is on screen of the outbox: the list of what waits, the questions about one save, or the one before leaving. */
export type OutboxShown =
  { what: "list" } | { what: "questions"; id: string } | { what: "leaving" };

/** The outbox of the signed-in user in this page. What it does is downloaded when the page is idle, or with a save. */
export class PageOutbox implements OutboxService {
  state = EMPTY;
  shown: OutboxShown | null = null;
  /** Null until it is downloaded. */
  running: RunningOutbox | null = null;
  readonly #parts: PageOutboxParts;
  #userId: string | null = null;
  #ended = new AbortController();
  #starting: Promise<RunningOutbox> | null = null;
  /** The budgets that this page read, each as the API answered last. */
  readonly #seen = new Map<number, SavedBudget>();
  /** The same with what waited, as this page got them last. */
  readonly #shown = new Map<number, SavedBudget>();

  constructor(parts: PageOutboxParts) {
    this.#parts = parts;
    makeAutoObservable(
      this,
      { state: observableRef, running: observableRef, client: false },
      { autoBind: true },
    );
  }

  get waiting(): readonly WaitingSave[] {
    return this.state.waiting;
  }

  /** How much waits. */
  get count(): number {
    return this.waiting.length + this.state.acts.length;
  }

  /** Stops for the user before. Null for a visitor. */
  followUser(userId: string | null): void {
    this.#ended.abort();
    this.#ended = new AbortController();
    this.#starting = null;
    this.#userId = userId;
    this.#seen.clear();
    this.#shown.clear();
    this.state = EMPTY;
    this.shown = this.running = null;
  }

  /** Sends what the page before left, and goes on. Rejects where its code cannot be downloaded. */
  start(): Promise<RunningOutbox> {
    if (this.#starting) return this.#starting;
    const userId = this.#userId;
    const { signal } = this.#ended;
    if (userId === null) return Promise.reject(new Error("nobody is here"));
    const show = (state: OutboxState) =>
      runInAction(() => {
        if (!signal.aborted) this.state = state;
      });
    const starting = import("./run-outbox.ts").then(async ({ runOutbox }) => {
      const onUnacted = (act: Act) => {
        if (signal.aborted) return;
        this.#parts.lists.takeBack(act);
        const shown = !isOfRequest(act) && this.#showAgain(act.targetId);
        if (shown) this.#parts.showBudget(shown);
      };
      const parts = { ...this.#parts, onUnacted };
      const running = await runOutbox(userId, signal, parts, show);
      runInAction(() => {
        if (!signal.aborted) this.running = running;
      });
      return running;
    });
    this.#starting = starting;
    starting.catch(() => {
      // The next save downloads it again.
      if (this.#starting === starting) this.#starting = null;
    });
    return starting;
  }

  /** The user's outbox once it runs; null where it cannot. */
  #started() {
    return this.start().catch(() => null);
  }

  /** The calls of the API for pages: those that may wait go through here, and a budget is read with what waits of it. */
  get client(): ApiClient {
    const { client } = this.#parts;
    return {
      check: client.check,
      call: async (name, ...given) => {
        // TypeScript does not narrow the options and the answer of a generic call by its name.
        if (isAct(name))
          return (await this.#act(name, given[0] as never)) as never;
        const answer = await client.call(name, ...given);
        return name === "getBudget"
          ? (this.#see(answer as SavedBudget) as never)
          : (withDecisions(name, answer, this.#acts) as never);
      },
    };
  }

  get #acts(): readonly Act[] {
    return this.running?.outbox.kept.acts ?? [];
  }

  #act(name: ActCall, options: ActOptions): Promise<unknown> {
    return name === "followBudget"
      ? this.#follow(name, options)
      : this.#decide(name, options);
  }

  async #decide(
    name: DecisionCall,
    options: DecisionOptions,
  ): Promise<unknown> {
    const { lists, client } = this.#parts;
    const running = await this.#started();
    const { id } = options.params;
    const row = name === "deleteBudget" ? (lists.budget(id) ?? null) : null;
    const about = row ?? lists.request(id);
    // What is sent later is sent against the version that the user saw.
    if (!running || !about || !options.ifMatch)
      return client.call(name, options);
    const answer = await running.outbox.decide(name, options, {
      name: about.nome,
      row,
    });
    if (this.#acts.some((act) => act.targetId === id && act.call === name))
      lists.show({ call: name, targetId: id });
    return answer;
  }

  async #follow(name: "followBudget", options: ActOptions): Promise<unknown> {
    const running = await this.#started();
    const { id } = options.params;
    if (running && !this.#seen.has(id)) {
      // Without network the page has it from this device.
      const opened = await running.opened(id, options.ifMatch ?? null);
      if (opened && running === this.running) this.#see(opened);
    }
    const seen = this.#seen.get(id);
    const shown = this.#shown.get(id);
    // What the page has from elsewhere cannot be compared later with what the account has: it is not kept.
    const isKept = seen && (seen.versao ?? null) === (options.ifMatch ?? null);
    if (!running || !isKept || !shown)
      return this.#parts.client.call(name, options as never);
    const answer = await running.outbox.call(name, options, {
      name: seen.nome,
      seen,
      shown: readFollowUp(shown.dados),
    });
    const now = running.afterAnswer(seen, answer);
    if (now) this.#seen.set(id, now);
    this.#showAgain(id);
    return answer;
  }

  #see(saved: SavedBudget): SavedBudget {
    this.#seen.set(saved.id, saved);
    return this.#showAgain(saved.id)!;
  }

  /** What the page has of a budget it read: the last answer, with what waits. */
  #showAgain(id: number): SavedBudget | undefined {
    const seen = this.#seen.get(id);
    const shown = seen && (this.running?.outbox.withWaiting(seen) ?? seen);
    if (shown) this.#shown.set(id, shown);
    return shown;
  }

  async save(order: SaveOrder): Promise<SaveOutcome> {
    try {
      const { outbox } = await this.start();
      const outcome = await outbox.save(order);
      if (outcome.kind === "waiting") this.ask(order.line);
      return outcome;
    } catch (error) {
      return { kind: "failed", error, wasSent: false };
    }
  }

  async find(budgetId: number) {
    const running = await this.#started();
    return running?.outbox.find(budgetId) ?? null;
  }

  async findRequest(requestId: number) {
    const running = await this.#started();
    return running?.outbox.findRequest(requestId) ?? null;
  }

  async sendNow(): Promise<void> {
    const running = await this.#started();
    await running?.outbox.sendNow();
  }

  /** 'Sair': asks first while something waits, else `end` ends the session. */
  async leave(end: () => void): Promise<void> {
    const running = await withTimeout(PATIENCE_MS, this.start()).catch(
      () => null,
    );
    const isUnderWay = () => !!running && running.outbox.kept.acts.length > 0;
    // One that is on its way may arrive at once.
    if (running && isUnderWay())
      await withTimeout(PATIENCE_MS, running.outbox.wake()).catch(() => null);
    if (this.count > 0 || isUnderWay()) this.open({ what: "leaving" });
    else await this.end(end);
  }

  /** Removes what is kept of the user, and ends the session by `end`. */
  async end(end: () => void): Promise<void> {
    const forgotten = this.running?.outbox.forget();
    if (forgotten)
      await withTimeout(PATIENCE_MS, forgotten).catch(() => undefined);
    end();
  }

  /** Whether it is the save of the working budget. */
  isOpen({ line }: WaitingSave): boolean {
    return this.#parts.store.outboxLine === line;
  }

  /** The user just saved, and a newer version raises questions. */
  private ask(ofLine: string): void {
    const asking = this.waiting.find(({ line }) => line === ofLine);
    if (asking?.state === "asks")
      this.open({ what: "questions", id: asking.id });
  }

  open(shown: OutboxShown | null): void {
    this.shown = shown;
  }
}

const EMPTY: OutboxState = { waiting: [], acts: [], sent: [], sending: null };
