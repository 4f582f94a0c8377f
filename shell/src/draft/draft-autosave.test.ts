import { jest } from "@jest/globals";
import { readDraft } from "shared-contracts/budget-file/draft";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { configure } from "shared-contracts/platform/state";
import { fakeDraftPlace } from "./fake-draft-place.test-data.ts";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { DraftKeeper, type DraftStatus } from "./draft-autosave.ts";
import { LONGEST_LOCAL_TEXT } from "./draft-place.ts";
import { findDraft, type FoundDraft } from "./find-draft.ts";

configure({ enforceActions: "always" });

const NOW = 1_763_640_000_000;

function keptStore() {
  const store = new BudgetStore();
  const place = fakeDraftPlace();
  const page = new EventTarget();
  const statuses: DraftStatus[] = [];
  const refusals: unknown[] = [];
  let time = NOW;
  const now = (then: number) => (time = then);
  const keeper = new DraftKeeper(store, {
    place,
    found: null,
    now: () => time,
    page,
    onStatus: (status, refusal) => {
      statuses.push(status);
      refusals.push(refusal);
    },
  });
  const draft = () => {
    const read = readDraft(place.local.get("currentBudget_ana") ?? "");
    return read.ok ? read.draft : null;
  };
  return { store, place, page, statuses, refusals, keeper, draft, now };
}

/** What the next start does with the draft it found. */
function goOn(
  store: BudgetStore,
  { place, page }: Pick<ReturnType<typeof keptStore>, "place" | "page">,
  found: FoundDraft,
) {
  const onStatus = () => undefined;
  return new DraftKeeper(store, {
    place,
    found,
    page,
    onStatus,
    now: () => NOW + 9,
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a change is written 200 ms later with the time it was made at [draft-is-never-lost]", () => {
  const { store, draft, statuses } = keptStore();
  jest.advanceTimersByTime(1000);
  expect(statuses).toEqual([]);
  store.setName("Festa");
  jest.advanceTimersByTime(199);
  expect(draft()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(draft()).toMatchObject({ name: "Festa", timestamp: NOW });
  expect(statuses).toEqual(["pending", "saved"]);
});

test("steady typing does not put it off", () => {
  const { store, draft } = keptStore();
  for (const name of ["F", "Fe", "Fes"]) {
    store.setName(name);
    jest.advanceTimersByTime(100);
  }
  expect(draft()?.name).toBe("Fe");
  jest.advanceTimersByTime(200);
  expect(draft()?.name).toBe("Fes");
});

test.each(["pagehide", "visibilitychange"])(
  "nothing typed in the last 200 ms is lost on %s",
  (type) => {
    const { store, draft, page } = keptStore();
    store.setName("Festa");
    store.event.setGuests(42);
    page.dispatchEvent(new Event(type));
    expect(draft()).toMatchObject({
      name: "Festa",
      budget: { eventData: { guests: 42 } },
    });
  },
);

test("leaving without a change writes nothing", () => {
  const { page, draft } = keptStore();
  page.dispatchEvent(new Event("pagehide"));
  expect(draft()).toBeNull();
});

test("the id a save gives is kept too", () => {
  const { store, draft } = keptStore();
  store.markSaved(7, "Festa", 1, store.revision);
  jest.advanceTimersByTime(200);
  expect(draft()).toMatchObject({
    editingBudgetId: 7,
    editingVersion: 1,
    hasUnsavedChanges: false,
  });
});

test("a refusal of both places is reported, not thrown, and tried again", async () => {
  const { store, place, page, statuses, refusals, draft } = keptStore();
  const refusal = new Error("QuotaExceededError");
  Object.assign(place.refuses, { local: refusal, mirror: refusal });
  store.setName("Festa");
  await jest.advanceTimersByTimeAsync(200);
  expect(statuses).toEqual(["pending", "failed"]);
  expect(refusals.at(-1)).toBe(refusal);
  delete place.refuses.local;
  page.dispatchEvent(new Event("pagehide"));
  expect(draft()?.name).toBe("Festa");
  expect(statuses.at(-1)).toBe("saved");
});

test("what only IndexedDB takes is saved, with the refusal reported", async () => {
  const { store, place, statuses, refusals } = keptStore();
  place.refuses.local = new Error("QuotaExceededError");
  store.setName("Festa");
  await jest.advanceTimersByTimeAsync(200);
  expect(statuses).toEqual(["pending", "saved"]);
  expect(refusals.at(-1)).toBe(place.refuses.local);
});

test("clearing forgets what is stored and what waits", () => {
  const { store, place, keeper, statuses } = keptStore();
  store.setName("Festa");
  keeper.flush();
  store.load(SAMPLE_100);
  keeper.clear();
  jest.advanceTimersByTime(1000);
  expect(place.local.size).toBe(0);
  expect(statuses).toEqual(["pending", "saved", "pending", "idle"]);
  store.setName("Outra");
  jest.advanceTimersByTime(200);
  expect(place.local.size).toBe(1);
});

test("clearing later forgets when its time has come", () => {
  const { store, keeper, draft, statuses } = keptStore();
  store.setName("Festa");
  keeper.clearUnlessChanged(2000);
  jest.advanceTimersByTime(1999);
  expect(draft()?.name).toBe("Festa");
  jest.advanceTimersByTime(1);
  expect(draft()).toBeNull();
  expect(statuses.at(-1)).toBe("idle");
});

test("clearing later is skipped when the user types first", () => {
  const { store, keeper, draft } = keptStore();
  keeper.clearUnlessChanged(2000);
  jest.advanceTimersByTime(1999);
  store.setName("Outra");
  jest.advanceTimersByTime(5000);
  expect(draft()?.name).toBe("Outra");
});

test("giving up writes nothing and says whether something waited", () => {
  const { store, keeper, draft } = keptStore();
  store.setName("Festa");
  expect(keeper.abandon()).toBe(true);
  expect(keeper.abandon()).toBe(false);
  store.setName("Outra");
  jest.advanceTimersByTime(1000);
  expect(draft()).toBeNull();
});

test("stopping writes what waits and nothing after", () => {
  const { store, keeper, draft, page } = keptStore();
  store.setName("Festa");
  keeper.stop();
  expect(draft()?.name).toBe("Festa");
  store.setName("De outra pessoa");
  page.dispatchEvent(new Event("pagehide"));
  jest.advanceTimersByTime(1000);
  expect(draft()?.name).toBe("Festa");
});

describe("a draft too long for localStorage", () => {
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
  const found = async ({
    place,
  }: Pick<ReturnType<typeof keptStore>, "place">) => findDraft(place);

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

  test("what is typed while IndexedDB writes is not lost with the page", async () => {
    const kept = await keptAlone();
    let written = () => undefined as void;
    const { write } = kept.place.mirror;
    kept.place.mirror.write = async (key, text) => {
      await new Promise<void>((resolve) => (written = resolve));
      await write(key, text);
    };
    kept.now(NOW + 1);
    kept.store.setName("Fest");
    await jest.advanceTimersByTimeAsync(200);
    kept.now(NOW + 2);
    kept.store.setName("Festa");
    kept.page.dispatchEvent(new Event("pagehide"));
    expect((await found(kept))?.name).toBe("Festa");
    written();
    await jest.advanceTimersByTimeAsync(0);
    expect((await found(kept))?.name).toBe("Festa");
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
    expect(write.mock.calls.map(([key]) => key)).toEqual([
      `${KEY}_changes`,
      KEY,
    ]);
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

  test("small again, it is in both places", async () => {
    const kept = await keptAlone();
    kept.store.loadTemplate("blank");
    await jest.advanceTimersByTimeAsync(400);
    expect(kept.draft()).not.toBeNull();
    expect(await found(kept)).not.toHaveProperty("inMirror");
  });
});

describe("a long draft, while somebody types on", () => {
  const KEYS = ["currentBudget_ana", "currentBudget_ana_changes"] as const;

  /** A store with such a draft in both places. */
  async function keptLong() {
    const kept = keptStore();
    kept.store.confectionery.add({ name: "Bolo".padEnd(100_000, "!") });
    await jest.advanceTimersByTimeAsync(200);
    kept.now(NOW + 1);
    return kept;
  }

  /** A key each 100 ms. */
  async function type(
    { store }: Pick<ReturnType<typeof keptStore>, "store">,
    text: string,
  ) {
    for (let length = 1; length <= text.length; length++) {
      store.setName(text.slice(0, length));
      await jest.advanceTimersByTimeAsync(100);
    }
  }

  test("what changed is in IndexedDB 200 ms later, and the whole where nothing changes for twice as long", async () => {
    const kept = await keptLong();
    const { draft, place, statuses } = kept;
    await type(kept, "Fes");
    expect(draft()?.name).toBe("");
    expect(place.mirrored.get(KEYS[0])!.timestamp).toBe(NOW);
    expect(place.mirrored.get(KEYS[1])!.text.length).toBeLessThan(20_000);
    expect(await findDraft(place)).toMatchObject({
      name: "Fe",
      timestamp: NOW + 1,
      inMirror: "changed",
    });
    expect(statuses.at(-1)).toBe("pending");
    await jest.advanceTimersByTimeAsync(500);
    expect(draft()?.name).toBe("Fes");
    expect(statuses.at(-1)).toBe("saved");
    expect(place.mirrored.get(KEYS[0])!.timestamp).toBe(NOW + 1);
    expect(await findDraft(place)).not.toHaveProperty("inMirror");
  });

  test("one change is stored after 200 ms, and the whole draft after 400", async () => {
    const { store, draft, place } = await keptLong();
    store.setName("Festa");
    await jest.advanceTimersByTimeAsync(200);
    expect((await findDraft(place))?.name).toBe("Festa");
    expect(draft()?.name).toBe("");
    await jest.advanceTimersByTimeAsync(200);
    expect(draft()?.name).toBe("Festa");
  });

  test("a page that is left keeps the whole at once", async () => {
    const kept = await keptLong();
    await type(kept, "Fes");
    kept.page.dispatchEvent(new Event("pagehide"));
    expect(kept.draft()?.name).toBe("Fes");
  });

  test("whoever types without a pause has it in IndexedDB, and the whole is not written meanwhile", async () => {
    const kept = await keptLong();
    await type(kept, "F".repeat(100));
    expect(kept.draft()?.name).toBe("");
    expect(kept.place.mirrored.get(KEYS[0])!.timestamp).toBe(NOW);
    expect((await findDraft(kept.place))?.name).toMatch(/^F{99,}$/);
  });

  test("the sections that did not change are not written again", async () => {
    const { store, place } = await keptLong();
    store.drinks.rows[0]!.set("name", "Suco");
    await jest.advanceTimersByTimeAsync(200);
    const { changed } = JSON.parse(place.mirrored.get(KEYS[1])!.text) as {
      changed: Record<string, unknown>;
    };
    expect(changed["drinks"]).toEqual(store.drinks.toItems());
    expect(changed["confectionery"]).toEqual([
      [0, store.confectionery.rows.length],
    ]);
  });

  test("instead of changes that IndexedDB refuses, the whole is written", async () => {
    const { store, draft, place } = await keptLong();
    place.refuses.mirror = new Error("full");
    for (const name of ["F", "Fe", "Fes", "Fest"]) {
      store.setName(name);
      await jest.advanceTimersByTimeAsync(120);
    }
    expect(draft()?.name).toMatch(/^F/);
  });

  test("what the next start finds changed is written whole, with the time it was typed at", async () => {
    const kept = await keptLong();
    await type(kept, "Fes");
    kept.keeper.abandon();
    const found = (await findDraft(kept.place))!;
    const store = new BudgetStore();
    store.loadDraft(found);
    goOn(store, kept, found);
    await jest.advanceTimersByTimeAsync(200);
    expect(kept.draft()).toMatchObject({ name: "Fe", timestamp: NOW + 1 });
  });

  test("changes of another draft than the one in IndexedDB are let be", async () => {
    const kept = await keptLong();
    await type(kept, "Fes");
    const mirrored = kept.place.mirrored.get(KEYS[0])!;
    kept.place.mirrored.set(KEYS[0], { ...mirrored, timestamp: NOW - 1 });
    expect(await findDraft(kept.place)).toMatchObject({ timestamp: NOW });
  });

  test("clearing forgets the changes too, also those on their way", async () => {
    const kept = await keptLong();
    await type(kept, "Fes");
    kept.keeper.clear();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(kept.place.mirrored.size).toBe(0);
    await type(kept, "Fes");
    expect(kept.draft()?.name).toBe("Fe");
  });
});
