import { type Act, afterAnswer } from "shared-contracts/outbox/acts";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { applySaved, catchUp } from "shared-contracts/outbox/apply-saved";
import {
  type KeptOutbox,
  sentLately,
} from "shared-contracts/outbox/kept-outbox";
import type { Settlement } from "shared-contracts/outbox/merge-save";
import { Outbox } from "shared-contracts/outbox/outbox";
import type { SavedEntry } from "shared-contracts/outbox/outbox-parts";
import { waitingSaves } from "shared-contracts/outbox/waiting-saves";
import {
  keepOpened,
  keptOpened,
} from "shared-contracts/saved-budgets/kept-opened";
import { runInAction, when } from "shared-contracts/platform/state";
import { openOutboxDatabase } from "./outbox-database.ts";
import type { OutboxState, PageOutboxParts } from "./outbox-parts.ts";

/** The user's outbox while this page is open. */
export interface RunningOutbox {
  outbox: Outbox;
  afterAnswer: typeof afterAnswer;
  /** A version of a budget that this device keeps; null where it does not. */
  opened(id: number, version: number | null): Promise<SavedBudget | null>;
  /** Removes what waits of a budget. The working one stays, unsaved. */
  withdraw(line: string): Promise<void>;
  /** Does what the user decided about a newer version. */
  settle(id: string, how: Settlement): Promise<void>;
}

/** What tabs tell each other: something changed, and maybe which save, or something else, was acknowledged. */
type News = SavedEntry | "acted" | null;

/** Runs a user's outbox: sends what is kept, again when there may be a network, and follows other tabs. */
export async function runOutbox(
  userId: string,
  signal: AbortSignal,
  {
    store,
    draft,
    client,
    notify,
    replaceBudget,
    onSaved,
    onUnacted,
  }: PageOutboxParts & { onUnacted: (act: Act) => void },
  show: (state: OutboxState) => void,
): Promise<RunningOutbox> {
  const channel = openChannel(`outbox:${userId}`);
  signal.addEventListener("abort", () => channel?.close());
  const tell = (news: News) => {
    if (!signal.aborted) channel?.postMessage(news);
  };

  const opened = async (id: number, version: number | null) =>
    (await keptOpened(userId, { id, versao: version ?? undefined }))?.saved ??
    null;
  const outbox = new Outbox({
    userId,
    signal,
    client,
    kept: telling(openOutboxDatabase(), () => tell(null)),
    versions: {
      find: opened,
      keep: (saved) => void keepOpened(userId, saved, Date.now()),
    },
    locks: navigator.locks as LockManager | undefined,
    now: Date.now,
    later(act, ms) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    onChange: (kept, sending) =>
      show({
        waiting: waitingSaves(kept, sending),
        acts: kept.acts.filter(({ waits }) => waits),
        sent: sentLately(kept, Date.now()),
        sending,
      }),
    onActed({ call, name }) {
      tell("acted");
      onSaved();
      const done = call === "deleteBudget" ? "excluído da" : "enviado para a";
      const text = `${name}: ${done} conta.`;
      notify({ text, tone: "success", about: "outbox" });
    },
    onUnacted(act) {
      onUnacted(act);
      onSaved();
    },
    onSaved(news) {
      tell(news);
      const { nome } = news.saved;
      const text = apply(news)
        ? "O que mudou em outro aparelho foi juntado ao que você salvou."
        : `${nome}: salvo na conta.`;
      notify({ text, tone: "success", about: "outbox" });
    },
    onUnmarked: (text) => notify({ tone: "error", text, about: "request" }),
  });

  /** The tab that has the draft shows it; another one loads the draft when it is looked at. */
  function apply(news: SavedEntry): boolean {
    onSaved();
    return !draft.paused && applySaved(store, news);
  }

  channel?.addEventListener("message", ({ data }: MessageEvent<News>) => {
    outbox.refresh().catch(() => undefined);
    if (data === "acted") onSaved();
    else if (data) apply(data);
  });
  const wake = () => {
    if (document.visibilityState === "visible") void outbox.wake();
  };
  window.addEventListener("online", () => void outbox.wake(), { signal });
  document.addEventListener("visibilitychange", wake, { signal });

  await outbox.refresh().catch((error: unknown) => console.warn(error));
  void when(() => draft.ready, { signal }).then(
    () => {
      if (!draft.paused) catchUp(store, outbox.kept);
      void outbox.sendAll();
    },
    () => undefined,
  );

  return {
    outbox,
    afterAnswer,
    opened,
    async withdraw(line) {
      await outbox.withdraw(line);
      if (store.outboxLine === line)
        runInAction(() => (store.outboxLine = null));
    },
    async settle(id, how) {
      const entry = outbox.asking(id);
      const theirs = entry?.met?.theirs;
      await outbox.settle(id, how);
      if (how !== "theirs" || !theirs || store.outboxLine !== entry.line)
        return;
      runInAction(() => (store.outboxLine = null));
      const { id: theirId, nome: name, versao: version = null } = theirs;
      await replaceBudget(theirs.dados, {
        name,
        ...(entry.request
          ? { receivedId: theirId, receivedVersion: version }
          : { id: theirId, version }),
        text: "Orçamento carregado com sucesso!",
      });
    },
  };
}

/** A browser without storage has no channel either. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

function telling(kept: KeptOutbox, tell: () => void): KeptOutbox {
  return {
    read: kept.read,
    async update(userId, change) {
      const changed = await kept.update(userId, change);
      tell();
      return changed;
    },
  };
}
