import { BroadcastChannel as Channel, locks } from "node:worker_threads";
import { jest } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { configure } from "shared-contracts/platform/state";
import { hurryTimersOf } from "shared-contracts/testing/hurried-timers";
import {
  fakeDraftPlaces,
  type FakeDraftPlaces,
  KEY,
} from "./fake-draft-places.test-data.ts";
import { Draft, type DraftParts } from "./draft.ts";

configure({ enforceActions: "always" });

const pages: EventTarget[] = [];

/** A tab of a browser that keeps its drafts in `place`. */
function tab(
  place: FakeDraftPlaces = fakeDraftPlaces(),
  changes: Partial<DraftParts> = {},
) {
  let visible = true;
  const store = new BudgetStore();
  const page = new EventTarget();
  const notify = jest.fn<DraftParts["notify"]>();
  pages.push(page);
  const draft = new Draft(store, {
    ...place,
    locks,
    openChannel: (name) => new Channel(name) as unknown as BroadcastChannel,
    page,
    isVisible: () => visible,
    notify,
    ...changes,
  });
  /** Brings the tab to the front, or puts it behind another. */
  const show = (now: boolean) => {
    visible = now;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { place, store, page, draft, notify, show };
}

/** A tab with a signed-in user. */
async function tabOf(userId: string, place?: FakeDraftPlaces) {
  const opened = tab(place);
  await opened.draft.followUser(userId);
  return opened;
}

// How long a tab waits for one that is just closing.
hurryTimersOf(1500);

afterEach(() => {
  jest.useRealTimers();
  for (const page of pages.splice(0)) page.dispatchEvent(new Event("pagehide"));
});

test("what a user typed is there at their next start, with its time", async () => {
  const { place, store, draft, page } = await tabOf("ana");
  expect(draft.timestamp).toBeNull();
  store.setName("Casamento da Ana");
  expect(draft.timestamp).toBeCloseTo(Date.now(), -3);
  page.dispatchEvent(new Event("pagehide"));

  const next = await tabOf("ana", place);
  expect(next.store.name).toBe("Casamento da Ana");
  expect(next.draft).toMatchObject({ status: "saved", paused: false });
  expect(next.draft.timestamp).toBeCloseTo(Date.now(), -3);
});

test("a draft that was out of bounds lists what was changed", async () => {
  const place = fakeDraftPlaces();
  const kept = { eventData: { guests: 30 }, profitMargin: 30 };
  place.local.set(KEY, JSON.stringify(kept));
  const { store, notify } = await tabOf("ana", place);
  expect(store.margins.profitMargin).toBe(0.3);
  expect(notify).toHaveBeenCalledWith({
    text: "O rascunho foi ajustado ao abrir. Margem de lucro lida como 30 %.",
    tone: "info",
  });
});

test("nothing is drawn before the draft is found", async () => {
  const { draft } = tab();
  const following = draft.followUser("ana");
  expect(draft.ready).toBe(false);
  await following;
  expect(draft.ready).toBe(true);
});

test("leaving keeps what was typed a moment ago, and shows nothing of it to the next user [draft-is-never-lost]", async () => {
  const { store, draft } = await tabOf("ana");
  store.setName("Casamento da Ana");
  const next = draft.followUser("bia");
  expect(store.name).toBe("");
  await next;
  expect(store.name).toBe("");
  await draft.followUser("ana");
  expect(store.name).toBe("Casamento da Ana");
});

test("what one user types is never kept under another [draft-per-user]", async () => {
  const { place, store, draft } = await tabOf("ana");
  await draft.followUser("bia");
  store.setName("Festa da Bia");
  draft.flush();
  expect([...place.local.keys()]).toEqual(["currentBudget_bia"]);
});

test("of two sign-ins in a row the last one counts", async () => {
  const { place, store, draft } = await tabOf("ana");
  store.setName("Casamento da Ana");
  draft.flush();
  await Promise.all([draft.followUser("ana"), draft.followUser("bia")]);
  expect(store.name).toBe("");
  store.setName("Festa da Bia");
  draft.flush();
  expect(place.local.get(KEY)).toContain("Casamento da Ana");
});

test("a backup outlives what replaces the budget [replacing-can-be-undone]", async () => {
  const { place, store, draft } = await tabOf("ana");
  store.setName("Casamento da Ana");
  draft.backup();
  store.startNew();
  draft.flush();
  expect(place.local.get(`${KEY}_backup`)).toContain("Casamento da Ana");
  expect(await draft.findBackup()).toMatchObject({ name: "Casamento da Ana" });
});

test("a backup is found only for its owner", async () => {
  const { draft } = await tabOf("ana");
  draft.backup();
  const late = draft.findBackup();
  await draft.followUser("bia");
  expect(await late).toBeNull();
  expect(await draft.findBackup()).toBeNull();
});

test("after a blank reset the draft is forgotten in 2 s, unless the user types [blank-reset-waits]", async () => {
  const { place, store, draft } = await tabOf("ana");
  jest.useFakeTimers();
  store.startNew();
  draft.clearUnlessChanged();
  jest.advanceTimersByTime(1999);
  expect(place.local.has(KEY)).toBe(true);
  jest.advanceTimersByTime(1);
  expect(place.local.has(KEY)).toBe(false);
  expect(draft).toMatchObject({ status: "idle", timestamp: null });
  draft.clearUnlessChanged();
  store.setName("Outra");
  jest.advanceTimersByTime(3000);
  expect(place.local.get(KEY)).toContain("Outra");
});

test.each(["local", "mirror"] as const)(
  "a budget that was begun blank is blank at the next start too, without %s [blank-stays-blank]",
  async (refusing) => {
    const { place, store, draft, page } = await tabOf("ana");
    place.refuses[refusing] = new Error("forbidden");
    store.startNew();
    draft.clear();
    page.dispatchEvent(new Event("pagehide"));
    const next = await tabOf("ana", place);
    expect(next.store.event.fields.guests).toBe(0);
    expect(next.draft).toMatchObject({ status: "idle", timestamp: null });
    expect((await tabOf("bia", place)).store.event.fields.guests).toBe(100);
  },
);

test("what is typed after a blank reset is there at the next start", async () => {
  const { place, store, draft, page } = await tabOf("ana");
  draft.clear();
  store.setName("Outra");
  page.dispatchEvent(new Event("pagehide"));
  expect((await tabOf("ana", place)).store.name).toBe("Outra");
});

test("a later tab shows the draft and writes nothing", async () => {
  const first = await tabOf("ana");
  first.store.setName("Casamento da Ana");
  first.draft.flush();
  const later = await tabOf("ana", first.place);
  expect(later.draft.paused).toBe(true);
  expect(later.store.name).toBe("Casamento da Ana");
  later.store.setName("Outra coisa");
  later.draft.flush();
  later.page.dispatchEvent(new Event("pagehide"));
  expect(first.place.local.get(KEY)).toContain("Casamento da Ana");
});

test("taking over goes on with what the other tab typed last, and pauses it", async () => {
  const first = await tabOf("ana");
  const later = await tabOf("ana", first.place);
  first.store.setName("Digitado agora");
  await later.draft.takeOver();
  expect(later.store.name).toBe("Digitado agora");
  expect([first.draft.paused, later.draft.paused]).toEqual([true, false]);
  later.store.setName("Na outra aba");
  later.draft.flush();
  await first.draft.reload();
  expect(first.store.name).toBe("Na outra aba");
  expect(first.draft.paused).toBe(true);
});

test("reloading the tab in use does not give the draft to one in the background", async () => {
  const first = await tabOf("ana");
  const later = await tabOf("ana", first.place);
  later.show(false);
  first.page.dispatchEvent(new Event("pagehide"));
  const reloaded = await tabOf("ana", first.place);
  expect(reloaded.draft.paused).toBe(false);
  reloaded.store.setName("Digitado agora");
  reloaded.page.dispatchEvent(new Event("pagehide"));
  later.show(true);
  await waitFor(() => expect(later.draft.paused).toBe(false));
  expect(later.store.name).toBe("Digitado agora");
});

test("once the other tab is closed, this one goes on by itself", async () => {
  const first = await tabOf("ana");
  const later = await tabOf("ana", first.place);
  first.store.setName("Digitado agora");
  first.page.dispatchEvent(new Event("pagehide"));
  await waitFor(() => expect(later.draft.paused).toBe(false));
  expect(later.store.name).toBe("Digitado agora");
});

const full = new DOMException("full", "QuotaExceededError");
const forbidden = new DOMException("no", "SecurityError");

test("a full storage is reported only while the copy is refused too", async () => {
  const { place, store, draft } = await tabOf("ana");
  place.refuses.local = full;
  store.setName("Casamento da Ana");
  draft.flush();
  await waitFor(() => expect(draft.status).toBe("saved"));
  expect(draft.problem).toBeNull();
  place.refuses.mirror = full;
  store.setName("Casamento da Bia");
  draft.flush();
  await waitFor(() => expect(draft.status).toBe("failed"));
  expect(draft.problem).toBe("full");
  delete place.refuses.mirror;
  store.setName("Casamento");
  draft.flush();
  await waitFor(() => expect(draft.status).toBe("saved"));
  expect(draft.problem).toBeNull();
});

test("a forbidden storage beside a copy that works is no problem", async () => {
  const place = fakeDraftPlaces();
  place.refuses.local = forbidden;
  const { store, draft } = await tabOf("ana", place);
  store.setName("Casamento da Ana");
  draft.flush();
  await waitFor(() => expect(draft.status).toBe("saved"));
  expect(draft.problem).toBeNull();
});

test("an unreadable draft is reported, and kept beside the sample", async () => {
  const place = fakeDraftPlaces();
  place.local.set(KEY, "{quebrado");
  const { store, notify } = await tabOf("ana", place);
  expect(store.event.fields.guests).toBe(100);
  expect(notify).toHaveBeenCalledWith({
    text: "O rascunho deste aparelho não pôde ser lido e foi posto de lado. O orçamento na tela é o modelo padrão.",
    tone: "error",
  });
  expect(place.local.get(`${KEY}_corrompido`)).toBe("{quebrado");
});

test("a forbidden storage is reported at once, and the work goes on", async () => {
  const place = fakeDraftPlaces();
  Object.assign(place.refuses, { local: forbidden, mirror: forbidden });
  const { store, draft } = await tabOf("ana", place);
  expect(draft.ready).toBe(true);
  await waitFor(() => expect(draft.problem).toBe("forbidden"));
  store.setName("Casamento da Ana");
  draft.flush();
  await waitFor(() =>
    expect(draft).toMatchObject({ problem: "forbidden", status: "failed" }),
  );
  expect(store.name).toBe("Casamento da Ana");
});

test("the browser confirms leaving only while the draft is not stored [draft-kept-nowhere-asks]", async () => {
  const { place, store, draft, page } = await tabOf("ana");
  const isQuestioned = () => {
    const event = new Event("beforeunload", { cancelable: true });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const write = async (name: string, status: Draft["status"]) => {
    store.setName(name);
    draft.flush();
    await waitFor(() => expect(draft.status).toBe(status));
  };
  await write("Casamento", "saved");
  expect(isQuestioned()).toBe(false);
  Object.assign(place.refuses, { local: full, mirror: full });
  expect(isQuestioned()).toBe(false);
  await write("Casamento da Ana", "failed");
  expect(isQuestioned()).toBe(true);
  store.setName("Casamento da Bia");
  expect(draft.status).toBe("pending");
  expect(isQuestioned()).toBe(true);
  store.markSaved(1, store.name, 1, store.revision);
  expect(isQuestioned()).toBe(false);
  store.setName("Casamento da Clara");
  delete place.refuses.mirror;
  await write("Casamento da Clara", "saved");
  expect(isQuestioned()).toBe(false);
});

test("a tab that does not reply loses the draft, and what it had not written is the backup", async () => {
  // The wait for a reply: over before the first tab writes. The last test of the file, because it stays hurried.
  hurryTimersOf(1000);
  const first = tab(undefined, {
    openChannel: () => {
      throw new Error("no channels");
    },
  });
  await first.draft.followUser("ana");
  const later = await tabOf("ana", first.place);
  first.store.setName("Digitado sem resposta");
  await later.draft.takeOver();
  await waitFor(() => expect(first.draft.paused).toBe(true));
  expect(later.draft.paused).toBe(false);
  expect(later.store.name).toBe("");
  expect((await later.draft.findBackup())?.name).toBe("Digitado sem resposta");
  first.store.setName("Nunca escrito");
  first.page.dispatchEvent(new Event("pagehide"));
  expect(first.place.local.get(KEY) ?? "").not.toContain("Nunca escrito");
});
