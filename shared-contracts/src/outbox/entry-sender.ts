import { withDetail } from "../formats/with-detail.ts";
import {
  acknowledge,
  type Entry,
  type Kept,
  withEntry,
  withoutEntry,
} from "./kept-outbox.ts";
import { answerOf, isThisSave, merged, mergeSave } from "./merge-save.ts";
import type { OutboxParts } from "./outbox-parts.ts";
import type { SavedAnswer, SaveOutcome } from "./save-order.ts";
import { codeOf } from "../endpoints/code-of.ts";
import {
  answerRequest,
  readRequest,
  sendSave,
  waitsAfter,
} from "./send-save.ts";

const UNMARKED = "O pedido recebido não foi marcado como respondido";

/** How often a newer version is merged before the next pass goes on. */
export const MERGES = 3;

/** How sending an entry ended. `asks`: it waits for the user, or is gone. `stopped`: nothing can be sent now. */
export type Sending =
  Exclude<SaveOutcome, { kind: "waiting" }> | { kind: "asks" | "stopped" };

/** What a sender sees of the outbox. */
export interface Queue {
  kept(): Kept;
  change(change: (kept: Kept) => Kept): Promise<Kept>;
  /** Whether a call of this page waits for it. */
  isAwaited(id: string): boolean;
  showSending(id: string | null): void;
}

/** Sends one entry after the other, and does what the answer to each requires. */
export class EntrySender {
  readonly #parts: OutboxParts;
  readonly #queue: Queue;

  constructor(parts: OutboxParts, queue: Queue) {
    this.#parts = parts;
    this.#queue = queue;
  }

  /** Sends one entry. `stopped`: nothing else can be sent now. */
  async send(id: string, merges = 0): Promise<Sending> {
    const { client, signal } = this.#parts;
    if (signal.aborted) return { kind: "stopped" };
    const kept = await this.#queue.change((before) =>
      withEntry(before, id, { isSent: true }),
    );
    const entry = kept.waiting.find((one) => one.id === id);
    if (!entry) return { kind: "asks" };
    this.#queue.showSending(id);
    try {
      const { saved, dados, created } = await sendSave(client, entry, signal);
      await this.#acknowledge(entry, saved);
      await this.afterSave(entry, saved, dados);
      const { isMerged } = entry;
      return { kind: "saved", saved, dados, created, isMerged };
    } catch (error) {
      if (signal.aborted) return { kind: "stopped" };
      if (codeOf(error) === "VERSION_MISMATCH" && entry.waits)
        return await this.#meet(entry, merges, error).catch(
          (failure: unknown) => this.#fail(entry, failure),
        );
      return await this.#fail(entry, error);
    } finally {
      this.#queue.showSending(null);
    }
  }

  /** The account has a newer version than an entry that waited: both are merged, or the user is asked. */
  async #meet(
    entry: Entry,
    merges: number,
    refusal: unknown,
  ): Promise<Sending> {
    const { client, signal } = this.#parts;
    const { request, budgetId } = entry;
    const theirs = request
      ? await readRequest(client, request.id, signal)
      : await client.call("getBudget", { params: { id: budgetId! }, signal });
    if (!theirs) return this.#fail(entry, refusal);
    if (isThisSave(entry, theirs)) {
      const saved = answerOf(theirs);
      await this.#acknowledge(entry, saved);
      const { dados, isMerged } = entry;
      return { kind: "saved", saved, dados, created: false, isMerged };
    }
    // The newer content of this device is merged in its place.
    const follower = this.#queue
      .kept()
      .waiting.find(({ follows }) => follows === entry.id);
    if (follower) {
      await this.#queue.change((kept) => withoutEntry(kept, entry));
      return { kind: "asks" };
    }
    const together = mergeSave(entry, theirs);
    if (together?.questions.length === 0 && merges < MERGES) {
      await this.#queue.change((kept) =>
        withEntry(kept, entry.id, merged(entry, theirs, together)),
      );
      return this.send(entry.id, merges + 1);
    }
    const questions = together?.questions.length ?? 1;
    await this.#queue.change((kept) =>
      withEntry(kept, entry.id, { isSent: false, met: { theirs, questions } }),
    );
    return { kind: "asks" };
  }

  async #fail(entry: Entry, error: unknown): Promise<Sending> {
    const text = error instanceof Error ? error.message : "";
    const stays = waitsAfter(error, entry.waits);
    if (stays) {
      await this.keepWaiting(entry.id, text, stays.isSent);
      return { kind: "stopped" };
    }
    // What was refused at once is the page's: it says why, and the draft has it.
    const isFollowed = this.#queue
      .kept()
      .waiting.some(({ follows }) => follows === entry.id);
    await this.#queue.change((kept) =>
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

  /** It could not be sent, and waits. */
  async keepWaiting(id: string, error: string, isSent?: boolean) {
    await this.#queue.change((kept) => {
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
    // What a full storage does not forget is sent again under its key, which changes nothing.
    const kept = await this.#queue
      .change((before) => acknowledge(before, entry, saved, now()))
      .catch(() => this.#queue.kept());
    // The page that waits for a save marks its budget itself, as long as it is what it gave.
    if (this.#queue.isAwaited(entry.id) && !entry.isMerged) return;
    const isLast = kept.waiting.every(({ line }) => line !== entry.line);
    onSaved({ entry, saved, isLast });
  }

  /** Keeps the version that a save made, and marks the request that it answers. */
  async afterSave(
    save: Pick<
      Entry,
      "name" | "dados" | "budgetId" | "version" | "answers" | "request" | "key"
    >,
    saved: SavedAnswer,
    dados: Entry["dados"],
  ): Promise<void> {
    const { client, versions, now, onUnmarked } = this.#parts;
    if (save.request) return;
    versions.keep({ ...saved, dados });
    await answerRequest(client, save, saved.id, now()).catch((error: unknown) =>
      onUnmarked(withDetail(UNMARKED, error)),
    );
  }
}
