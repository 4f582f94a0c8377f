/** A device of a schedule: what it keeps outlives its pages, which run the product's own code over the real API. */
import type { AxiosAdapter } from "axios";
import type { TestApp, TestUser } from "../../../api/test/test-app.ts";
import {
  saveBudget,
  type SaveResult,
} from "../../../mf-wizard/src/working-budget/saving/save-budget.ts";
import { readDraft, writeDraft } from "../budget-file/draft.ts";
import { readBudget } from "../budget-file/read-budget.ts";
import { BudgetStore } from "../budget-store/budget-store.ts";
import { createApiClient } from "../client/create-api-client.ts";
import { nullWhenDeleted } from "../endpoints/code-of.ts";
import { readFollowUp } from "../entities/follow-up.ts";
import type { ProposalStatus, Receipt } from "../entities/sending.ts";
import type { SavedBudget } from "../entities/saved-budget.ts";
import type { ShellServices } from "../federation/shell-services.ts";
import type { Side } from "../merging/merge-value.ts";
import type { Budget } from "../parts/budget.ts";
import { QueryClient } from "../platform/query.ts";
import { createKeptAnswers } from "../saved-budgets/create-kept-answers.ts";
import { fakeDraft } from "../testing/fake-draft.ts";
import { memoryKept } from "../testing/memory-outbox.ts";
import { applySaved, catchUp } from "./apply-saved.ts";
import { afterAnswer, type FollowUpChange } from "./acts.ts";
import type { KeptOutbox } from "./kept-outbox.ts";
import { mergeSave } from "./merge-save.ts";
import { Outbox } from "./outbox.ts";
import type { SaveOrder } from "./save-order.ts";
import { waitingSaves } from "./waiting-saves.ts";

/** The plan of the budget that both devices have open. */
export const PLAN: readonly Receipt[] = Array.from({ length: 6 }, (_, at) => ({
  label: `${at + 1}ª parcela`,
  dueDate: `2026-12-0${at + 1}`,
  amount: 100,
  receivedOn: null,
}));
const DAY = "2026-11-27";

/** What both devices of a schedule share. */
export interface World {
  app: TestApp["app"];
  user: TestUser;
  /** Counts what happens, as the clock of both. */
  time: number;
  /** The names of drinks in budgets that a user deleted, as far as they saw them. */
  dropped: Set<string>;
  /** The budgets that the API made, and those that it made again, as they were deleted elsewhere. */
  created: Set<number>;
  again: Set<number>;
}

/** A deletion that the page showed as done. */
interface Removal {
  id: number;
  time: number;
}

export interface Device {
  world: World;
  /** `lost`: the next change reaches the API, and its answer does not come back. */
  weather: "fine" | "offline" | "lost";
  /** The browser stores nothing more. */
  isFull: boolean;
  kept: KeptOutbox;
  draft: string | null;
  /** The version of each budget that was read or saved last, as a browser keeps it. */
  versions: Map<number, SavedBudget>;
  /** What was typed here, and what of it the page said is stored or waits. */
  typed: Set<string>;
  stored: Set<string>;
  /** The instalments that were marked here, as the page showed it. */
  marked: Set<number>;
  /** The last status that was chosen here. */
  status: ProposalStatus | null;
  /** How many budgets the account must have by what was saved here. */
  made: number;
  merged: number;
  asked: number;
  removals: Removal[];
  /** The budgets that a save made again although its user had deleted that one after it. */
  mustGo: Set<number>;
  page: Page | null;
}

export function newWorld(app: TestApp["app"], user: TestUser): World {
  return {
    app,
    user,
    time: 0,
    dropped: new Set(),
    created: new Set(),
    again: new Set(),
  };
}

export function newDevice(world: World): Device {
  return {
    world,
    weather: "fine",
    isFull: false,
    kept: memoryKept(),
    draft: null,
    versions: new Map(),
    typed: new Set(),
    stored: new Set(),
    marked: new Set(),
    status: null,
    made: 0,
    merged: 0,
    asked: 0,
    removals: [],
    mustGo: new Set(),
    page: null,
  };
}

type Page = Awaited<ReturnType<typeof openPage>>;

/** Starts the product on a device, with the draft that is there. */
export async function openPage(device: Device) {
  const { world } = device;
  const { user } = world;
  const ended = new AbortController();
  const { signal } = ended;
  const store = new BudgetStore();
  store.startNew();
  store.setName("Festa");
  const found = device.draft === null ? null : readDraft(device.draft);
  if (found?.ok) store.loadDraft(found.draft);

  const client = createApiClient({
    baseUrl: "",
    getToken: () => user.token,
    onSignal: () => undefined,
    adapter: adapterOf(device, signal),
    sleep: () => Promise.resolve(),
  });
  const flush = () => {
    if (!signal.aborted) device.draft = writeDraft(store.toDraft(), 1);
  };
  let retry: (() => void) | null = null;
  const outbox = new Outbox({
    userId: user.id,
    signal,
    client,
    kept: {
      read: device.kept.read,
      update: (userId, change) =>
        device.isFull
          ? Promise.reject(new DOMException("full", "QuotaExceededError"))
          : device.kept.update(userId, change),
    },
    versions: {
      find(id, version) {
        const saved = device.versions.get(id);
        return Promise.resolve(saved?.versao === version ? saved! : null);
      },
      keep: keepVersion,
    },
    locks: undefined,
    now: () => ++world.time,
    later(act) {
      retry = act;
      return () => void (retry = null);
    },
    onChange: () => undefined,
    onSaved(news) {
      if (news.entry.isMerged) device.merged += 1;
      madeAgain(news.entry, news.saved.id);
      applySaved(store, news);
      flush();
    },
    onActed: () => undefined,
    onUnacted: () => undefined,
    onUnmarked: () => undefined,
  });
  const services = {
    client,
    kept: createKeptAnswers(() => user.id),
    store,
    session: { userId: user.id },
    queryClient: new QueryClient(),
    draft: { ...fakeDraft([]), flush },
    outbox: {
      get waiting() {
        return waitingSaves(outbox.kept, null);
      },
      save: (order: SaveOrder) => outbox.save(order),
      find: (id: number) => Promise.resolve(outbox.find(id) ?? null),
      sendNow: () => outbox.sendNow(),
    },
  } as unknown as ShellServices;

  function keepVersion(saved: SavedBudget) {
    device.versions.set(saved.id, saved);
  }

  /** A save of a budget that was deleted elsewhere makes it again. */
  function madeAgain(
    { budgetId, since }: { budgetId: number | null; since: number },
    id: number,
  ) {
    if (budgetId === null || budgetId === id) return;
    world.again.add(id);
    const isRemoved = device.removals.some(
      (removal) => removal.id === budgetId && removal.time > since,
    );
    if (isRemoved) device.mustGo.add(id);
  }

  const names = () => new Set(store.toBudget().drinks.map(({ name }) => name));

  /** What one content was sent under, as the page does it. */
  let unconfirmed = { content: "", key: "" };
  async function press(isCopy = false): Promise<SaveResult> {
    const { editingBudgetId: id, editingVersion: version } = store;
    const over = id === null || isCopy ? null : { id, version };
    const content = JSON.stringify([store.revision, over]);
    if (unconfirmed.content !== content)
      unconfirmed = { content, key: crypto.randomUUID() };
    const result = await saveBudget(services, {
      name: isCopy ? `${store.name} (cópia)` : store.name,
      over,
      isCopy,
      idempotencyKey: unconfirmed.key,
    });
    flush();
    return result;
  }

  /** The first budget as this page read it. */
  let seen: SavedBudget | null = null;
  async function follow(
    changeOf: (receipts: readonly Receipt[]) => FollowUpChange,
  ): Promise<boolean> {
    const params = { id: 1 };
    if (device.weather === "fine")
      seen = await client.call("getBudget", { params }).catch(() => null);
    if (!seen) return false;
    const shown = readFollowUp(outbox.withWaiting(seen).dados);
    try {
      const answer = await outbox.call(
        "followBudget",
        {
          params,
          body: changeOf(shown.receipts),
          ifMatch: seen.versao ?? null,
        },
        { name: "Festa", seen, shown },
      );
      seen = afterAnswer(seen, answer) ?? seen;
      return true;
    } catch {
      return false;
    }
  }

  await outbox.refresh();
  catchUp(store, outbox.kept);
  void outbox.sendAll();

  const page = {
    names,
    type(name: string) {
      device.typed.add(name);
      store.drinks.add({ name, unit: "L", unitPrice: 3 });
      flush();
    },
    setGuests(guests: number) {
      store.event.setGuests(guests);
      flush();
    },
    async save() {
      const held = names();
      const isNew = !store.isEditing && store.outboxLine === null;
      const { editingBudgetId: budgetId } = store;
      const since = ++world.time;
      const result = await press();
      if (result.ok) madeAgain({ budgetId, since }, store.editingBudgetId!);
      const isKept = result.ok || result.cause === "waiting";
      if (isKept) for (const name of held) device.stored.add(name);
      if (isKept && isNew) device.made += 1;
      if (result.ok || result.cause !== "conflict") return;
      // The dialog's way that loses nothing of either.
      const copied = await press(true);
      const isMade = copied.ok || copied.cause === "waiting";
      if (isMade) device.made += 1;
    },
    async wake() {
      await outbox.wake();
    },
    async later() {
      retry?.();
      await outbox.sendAll();
    },
    waiting: () => [...outbox.kept.waiting, ...outbox.kept.acts],
    async mark(at: number) {
      const isShown = await follow((receipts) => ({
        receipts: receipts.map((row, place) =>
          place === at ? { ...row, receivedOn: DAY } : row,
        ),
      }));
      if (isShown) device.marked.add(at);
    },
    async setStatus(status: ProposalStatus) {
      if (await follow(() => ({ status }))) device.status = status;
    },
    /** Deletes the open budget, which stays open as a new one. */
    async remove() {
      const { editingBudgetId: id, editingVersion: ifMatch, name } = store;
      if (id === null) return;
      const time = ++world.time;
      try {
        await outbox
          .decide(
            "deleteBudget",
            { params: { id }, ifMatch },
            { name, row: null },
          )
          .catch(nullWhenDeleted);
      } catch {
        return;
      }
      device.removals.push({ id, time });
      for (const each of names()) world.dropped.add(each);
      store.cancelEditing();
      store.setName(name);
      flush();
    },
    /** Whether nothing waited, so that leaving asks nothing. */
    async leave() {
      const { waiting, acts } = outbox.kept;
      if (waiting.length + acts.length > 0 || device.isFull) return false;
      await outbox.forget();
      ended.abort(new Error("left"));
      return true;
    },
    async settle(how: "mine" | "each") {
      for (const { id, met, isRefused, call, targetId } of outbox.kept.acts) {
        if (!met && !isRefused) continue;
        const isRemoval = call === "deleteBudget";
        if (met && how === "mine") {
          const theirs = met.theirs?.dados as Budget | undefined;
          if (isRemoval)
            for (const { name } of theirs?.drinks ?? [])
              world.dropped.add(name);
          await outbox.insist(id);
          continue;
        }
        await outbox.takeBack(id);
        if (!isRemoval) continue;
        device.mustGo.delete(targetId);
        device.removals = device.removals.filter(
          (removal) => removal.id !== targetId,
        );
      }
      for (const { id, met } of outbox.kept.waiting) {
        const entry = met && outbox.asking(id);
        if (!entry?.met) continue;
        device.asked += 1;
        const merged = mergeSave(entry, entry.met.theirs);
        // The whole of mine would drop what the desk added: that is the user's word, and not asked here.
        if (!merged) {
          device.made += 1;
          await outbox.settle(id, "copy");
          continue;
        }
        const side: Side = how === "mine" ? "mine" : "theirs";
        await outbox.settle(
          id,
          new Map(merged.questions.map(({ key }) => [key, side])),
        );
      }
    },
    /** Opens the account's first budget, if nothing here would be lost by it. */
    async openTheirs() {
      const isFree = !store.isEditing && device.typed.size === 0;
      const isSaved = store.isEditing && !store.hasUnsavedChanges;
      if ((!isFree && !isSaved) || device.weather !== "fine") return;
      const params = { id: store.editingBudgetId ?? 1 };
      const saved = await client
        .call("getBudget", { params })
        .catch(() => null);
      const read = readBudget(saved?.dados);
      if (!saved || !read.ok) return;
      keepVersion(saved);
      const { id, nome: name, versao: version = null } = saved;
      store.load(read.budget, { id, name, version });
      flush();
    },
    async account() {
      const rows = await client.call("listBudgets");
      return rows.map((row) => ({ ...row, dados: row.dados as Budget }));
    },
    kill: () => ended.abort(new Error("killed")),
  };
  device.page = page;
  return page;
}

/** The network between a device and the API. */
function adapterOf(device: Device, signal: AbortSignal): AxiosAdapter {
  return async (config) => {
    const method = `${config.method}`.toUpperCase();
    if (device.weather === "offline") throw new Error("no network");
    const answer = await device.world.app.inject({
      method: method as "GET",
      url: `${config.url}`,
      headers: config.headers.toJSON() as Record<string, string>,
      ...(config.data !== undefined && { payload: config.data as string }),
    });
    if (answer.statusCode === 201)
      device.world.created.add(answer.json<{ id: number }>().id);
    if (device.weather === "lost" && method !== "GET") {
      device.weather = "offline";
      throw new Error("the answer was lost");
    }
    signal.throwIfAborted();
    return {
      status: answer.statusCode,
      data: answer.body,
      statusText: "",
      headers: answer.headers as Record<string, string>,
      config,
    };
  };
}
