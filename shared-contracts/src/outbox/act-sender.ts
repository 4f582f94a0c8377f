import { readFollowUp } from "../entities/follow-up.ts";
import type { SavedBudget } from "../entities/saved-budget.ts";
import { codeOf } from "../endpoints/code-of.ts";
import {
  type Act,
  type ActOutcome,
  afterAnswer,
  isOfRequest,
  rebased,
  STATUS_AFTER,
  versionIn,
} from "./acts.ts";
import { acknowledgeAct, type Kept, withAct } from "./kept-outbox.ts";
import type { OutboxParts } from "./outbox-parts.ts";
import { MERGES, type Queue } from "./entry-sender.ts";
import { readRequest, waitsAfter } from "./send-save.ts";

/** How sending one ended. `stopped`: nothing else can be sent now. */
export type Acting = ActOutcome | { kind: "stopped" };

/** Sends what waits beside saves, and does what the answer to each requires. */
export class ActSender {
  readonly #parts: OutboxParts;
  readonly #queue: Queue;

  constructor(parts: OutboxParts, queue: Queue) {
    this.#parts = parts;
    this.#queue = queue;
  }

  async send(act: Act, merges = 0): Promise<Acting> {
    const { signal } = this.#parts;
    if (signal.aborted) return { kind: "stopped" };
    if (!isKept(this.#queue.kept(), act)) return { kind: "waiting" };
    this.#queue.showSending(act.id);
    try {
      return await this.#acknowledge(act, await this.call(act));
    } catch (error) {
      if (signal.aborted) return { kind: "stopped" };
      if (codeOf(error) === "VERSION_MISMATCH" && act.waits)
        return await this.#meet(act, merges).catch((failure: unknown) =>
          this.#refused(act, failure),
        );
      return await this.#refused(act, error);
    } finally {
      this.#queue.showSending(null);
    }
  }

  /** Calls the API. */
  call({
    call,
    targetId,
    change,
    version,
    key,
  }: Pick<
    Act,
    "call" | "targetId" | "change" | "version" | "key"
  >): Promise<unknown> {
    const { client, signal } = this.#parts;
    const options = {
      params: { id: targetId },
      ifMatch: version,
      idempotencyKey: key,
      signal,
    };
    return call === "followBudget"
      ? client.call(call, { ...options, body: change })
      : client.call(call, options);
  }

  /** It could not be sent, and waits. */
  async keepWaiting({ id }: Act, error: string): Promise<ActOutcome> {
    await this.#queue.change((kept) => {
      const tries = (kept.acts.find((one) => one.id === id)?.tries ?? 0) + 1;
      return withAct(kept, id, { waits: true, error, tries });
    });
    return { kind: "waiting" };
  }

  /** What waited and is as the user wants it needs no more: its answer may have been lost. [gone-is-deleted] */
  async #refused(act: Act, error: unknown): Promise<Acting> {
    try {
      if (act.waits && (await this.#isMade(act, codeOf(error))))
        return await this.#acknowledge(act, { success: true });
    } catch (failure) {
      return await this.#fail(act, failure);
    }
    return await this.#fail(act, error);
  }

  async #isMade({ call, targetId }: Act, code: string | null) {
    if (call === "deleteBudget") return code === "NOT_FOUND";
    if (call === "followBudget" || code !== "CONFLICT") return false;
    const { client, signal } = this.#parts;
    const request = await readRequest(client, targetId, signal);
    return request?.status === STATUS_AFTER[call];
  }

  /**
   * What it is about was changed since the user saw it: a change of a proposal is made on top of that, else the user is
   * asked.
   */
  async #meet(act: Act, merges: number): Promise<Acting> {
    const { client, signal } = this.#parts;
    if (isOfRequest(act))
      return this.#ask(act, await readRequest(client, act.targetId, signal));
    const params = { id: act.targetId };
    const theirs = await client.call("getBudget", { params, signal });
    const now = readFollowUp(theirs.dados);
    const { versao: version = null } = theirs;
    if (act.call === "deleteBudget") return this.#ask(act, theirs);
    const change = rebased(act.before, act.change, now);
    if (!change || merges >= MERGES) return this.#ask(act, theirs);
    const key = crypto.randomUUID();
    const left = { change, before: now, version, key };
    await this.#queue.change((kept) => withAct(kept, act.id, left));
    return this.send({ ...act, ...left }, merges + 1);
  }

  async #ask(act: Act, theirs: SavedBudget | undefined): Promise<Acting> {
    const met = { version: theirs?.versao ?? null, theirs };
    await this.#queue.change((kept) => withAct(kept, act.id, { met }));
    this.#parts.onUnacted(act);
    return { kind: "waiting" };
  }

  async #fail(act: Act, error: unknown): Promise<Acting> {
    const text = error instanceof Error ? error.message : "";
    if (waitsAfter(error, act.waits)) {
      await this.keepWaiting(act, text);
      return { kind: "stopped" };
    }
    // What was refused at once is the page's: it says why.
    const refused = { isRefused: true, tries: act.tries + 1, error: text };
    await this.#queue.change((kept) =>
      act.waits
        ? withAct(kept, act.id, refused)
        : { ...kept, acts: kept.acts.filter(({ id }) => id !== act.id) },
    );
    if (act.waits) this.#parts.onUnacted(act);
    return { kind: "failed", error };
  }

  async #acknowledge(act: Act, answer: unknown): Promise<ActOutcome> {
    const { now, onActed } = this.#parts;
    // What a full storage does not forget is sent again under its key, which changes nothing.
    await this.#queue
      .change((kept) => acknowledgeAct(kept, act, versionIn(answer), now()))
      .catch((): Kept => this.#queue.kept());
    await this.#keepVersion(act, answer);
    if (!this.#queue.isAwaited(act.id)) onActed(act);
    return { kind: "answered", answer };
  }

  /** A save that waits is merged from the version that it began from. */
  async #keepVersion({ targetId, version }: Act, answer: unknown) {
    const { versions } = this.#parts;
    const seen = await versions.find(targetId, version);
    const saved = seen && afterAnswer(seen, answer);
    if (saved) versions.keep(saved);
  }
}

const isKept = ({ acts }: Kept, { id }: Act): boolean =>
  acts.some((act) => act.id === id);
