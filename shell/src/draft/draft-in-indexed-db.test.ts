import { jest } from "@jest/globals";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { configure } from "shared-contracts/platform/state";
import { LONGEST_LOCAL_TEXT } from "./draft-place.ts";
import { findDraft } from "./find-draft.ts";
import {
  goOn,
  type KeptStore,
  keptStore,
  NOW,
} from "./kept-store.test-data.ts";

// A draft too long for localStorage.

configure({ enforceActions: "always" });

const KEY = "currentBudget_ana";
const LONG = "Bolo".padEnd(LONGEST_LOCAL_TEXT, "!");

/** A store with such a draft in IndexedDB. */
async function keptAlone() {
  const kept = keptStore();
  kept.store.confectionery.add({ name: LONG });
  await jest.advanceTimersByTimeAsync(200);
  expect(kept.statuses).toEqual(["pending", "saved"]);
  return kept;
}

/** What the next start finds. */
const found = async ({ place }: Pick<KeptStore, "place">) => findDraft(place);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(["pagehide", "visibilitychange"])(
  "what was typed in the last 200 ms is beside the pointer on %s",
  async (type) => {
    const kept = await keptAlone();
    kept.store.setName("Festa");
    kept.page.dispatchEvent(new Event(type));
    expect(kept.place.local.get(KEY)!.length).toBeLessThan(20_000);
    expect(await found(kept)).toMatchObject({
      name: "Festa",
      timestamp: NOW,
      inMirror: "changed",
    });
  },
);

test("a page that comes back goes on writing it to IndexedDB", async () => {
  const kept = await keptAlone();
  kept.now(NOW + 1);
  kept.store.setName("Festa");
  kept.page.dispatchEvent(new Event("visibilitychange"));
  await jest.advanceTimersByTimeAsync(400);
  expect(kept.place.local.get(KEY)).toBe(
    `{"keptIn":"indexedDB","timestamp":${NOW + 1}}`,
  );
  expect(await found(kept)).toMatchObject({
    name: "Festa",
    inMirror: "alone",
  });
});

/** Has IndexedDB take its time from now on: what it is asked is done with `answer`, in turn. */
function slow({ place: { mirror } }: Pick<KeptStore, "place">) {
  const { write, remove } = mirror;
  const asked: (() => void)[] = [];
  const written: string[] = [];
  const answered = () => new Promise<void>((resolve) => asked.push(resolve));
  mirror.write = async (key, text) => {
    written.push(key);
    await answered();
    await write(key, text);
  };
  mirror.remove = async (key) => {
    await answered();
    await remove(key);
  };
  const answer = () => {
    for (const resolve of asked.splice(0)) resolve();
    return jest.advanceTimersByTimeAsync(0);
  };
  return { written, answer };
}

test("what is typed while IndexedDB writes is not lost with the page", async () => {
  const kept = await keptAlone();
  const { answer } = slow(kept);
  kept.now(NOW + 1);
  kept.store.setName("Fest");
  await jest.advanceTimersByTimeAsync(400);
  kept.now(NOW + 2);
  kept.store.setName("Festa");
  kept.page.dispatchEvent(new Event("pagehide"));
  expect((await found(kept))?.name).toBe("Festa");
  await answer();
  expect((await found(kept))?.name).toBe("Festa");
  expect(kept.statuses.at(-1)).toBe("pending");
});

test("what is on its way to IndexedDB is not lost with the page", async () => {
  const kept = await keptAlone();
  slow(kept);
  kept.now(NOW + 1);
  kept.store.setName("Festa");
  await jest.advanceTimersByTimeAsync(400);
  kept.page.dispatchEvent(new Event("pagehide"));
  expect((await found(kept))?.name).toBe("Festa");
});

test("what is typed after two on their way is kept as changes of the second", async () => {
  const kept = await keptAlone();
  const { answer } = slow(kept);
  for (const [after, name] of ["Fes", "Fest"].entries()) {
    kept.now(NOW + 1 + after);
    kept.store.setName(name);
    kept.keeper.flush();
  }
  await answer();
  kept.now(NOW + 3);
  kept.store.setName("Festa");
  kept.page.dispatchEvent(new Event("pagehide"));
  expect((await found(kept))?.name).toBe("Festa");
});

test("no second one is sent to IndexedDB while somebody types on", async () => {
  const kept = await keptAlone();
  const { written } = slow(kept);
  kept.store.setName("F");
  kept.keeper.flush();
  for (const name of ["Fe", "Fes", "Fest"]) {
    kept.store.setName(name);
    await jest.advanceTimersByTimeAsync(150);
  }
  expect(written).toEqual([KEY]);
});

test("nor where the page does not live to hear that IndexedDB has it", async () => {
  const kept = await keptAlone();
  const { write } = kept.place.mirror;
  kept.place.mirror.write = async (key, text) => {
    await write(key, text);
    return new Promise(() => undefined);
  };
  kept.now(NOW + 1);
  kept.store.drinks.rows[0]!.set("name", "Suco");
  kept.store.setName("Fest");
  await jest.advanceTimersByTimeAsync(400);
  expect(kept.place.mirrored.get(KEY)!.timestamp).toBe(NOW + 1);
  kept.now(NOW + 2);
  kept.store.setName("Festa");
  kept.page.dispatchEvent(new Event("pagehide"));
  const draft = await found(kept);
  expect(draft).toMatchObject({ name: "Festa", timestamp: NOW + 2 });
  expect(draft?.budget.drinks[0]?.name).toBe("Suco");
});

test("a section over 1 MB is written once while somebody types on in it, and then with the whole", async () => {
  const kept = await keptAlone();
  const write = jest.spyOn(kept.place.mirror, "write");
  const [row] = kept.store.confectionery.rows.slice(-1);
  for (const more of ["", "!", "!!", "!!!", "!!!!", "!!!!!"]) {
    row!.set("name", LONG + more);
    await jest.advanceTimersByTimeAsync(150);
  }
  await jest.advanceTimersByTimeAsync(400);
  expect(write.mock.calls.map(([key]) => key)).toEqual([`${KEY}_changes`, KEY]);
});

test("one section over 2 MB that changed is tried in IndexedDB alone when the page is left", async () => {
  const kept = await keptAlone();
  const [row] = kept.store.confectionery.rows.slice(-1);
  kept.now(NOW + 1);
  row!.set("name", `${LONG}!`);
  kept.page.dispatchEvent(new Event("pagehide"));
  await jest.advanceTimersByTimeAsync(0);
  expect(kept.place.mirrored.get(KEY)!.timestamp).toBe(NOW + 1);
  expect(kept.place.local.get(KEY)).not.toContain("changes");
});

test("what was found beside the pointer is written to IndexedDB with the time it was typed at", async () => {
  const kept = await keptAlone();
  kept.now(NOW + 1);
  kept.store.setName("Festa");
  kept.page.dispatchEvent(new Event("pagehide"));
  kept.keeper.abandon();
  const store = new BudgetStore();
  const draft = (await found(kept))!;
  store.loadDraft(draft);
  goOn(store, kept, draft);
  await jest.advanceTimersByTimeAsync(200);
  expect(await found(kept)).toMatchObject({
    name: "Festa",
    timestamp: NOW + 1,
    inMirror: "alone",
  });
});

test("gone on with, it needs no second write before a page is left", async () => {
  const { place, keeper } = await keptAlone();
  keeper.abandon();
  const draft = (await found({ place }))!;
  const store = new BudgetStore();
  const page = new EventTarget();
  store.loadDraft(draft);
  goOn(store, { place, page }, draft);
  store.setName("Festa");
  place.refuses.mirror = new Error("no time");
  page.dispatchEvent(new Event("pagehide"));
  delete place.refuses.mirror;
  expect((await found({ place }))?.name).toBe("Festa");
});

test("changes of another draft than the one in IndexedDB are let be", async () => {
  const kept = await keptAlone();
  kept.store.setName("Festa");
  kept.page.dispatchEvent(new Event("pagehide"));
  const mirrored = kept.place.mirrored.get(KEY)!;
  kept.place.mirrored.set(KEY, { ...mirrored, timestamp: NOW + 1 });
  expect((await found(kept))?.name).toBe("");
});

test("cleared while it is on its way to IndexedDB, it is forgotten", async () => {
  const kept = keptStore();
  const { answer } = slow(kept);
  kept.store.confectionery.add({ name: LONG });
  jest.advanceTimersByTime(200);
  kept.keeper.clear();
  await answer();
  expect([kept.place.local.size, kept.statuses.at(-1)]).toEqual([0, "idle"]);
  kept.store.setName("Festa");
  kept.page.dispatchEvent(new Event("pagehide"));
  await answer();
  expect((await found(kept))?.name).toBe("Festa");
});

test("small again, it is in both places", async () => {
  const kept = await keptAlone();
  kept.store.loadTemplate("blank");
  await jest.advanceTimersByTimeAsync(400);
  expect(kept.draft()).not.toBeNull();
  expect(await found(kept)).not.toHaveProperty("inMirror");
});
