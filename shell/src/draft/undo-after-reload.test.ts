import { BroadcastChannel as Channel, locks } from "node:worker_threads";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { configure } from "shared-contracts/platform/state";
import { hurryTimersOf } from "shared-contracts/testing/hurried-timers";
import { Draft } from "./draft.ts";
import {
  fakeDraftPlaces,
  type FakeDraftPlaces,
  KEY,
} from "./fake-draft-places.test-data.ts";

configure({ enforceActions: "always" });

// How long a tab waits for one that is just closing.
hurryTimersOf(1500);

const HISTORY = `${KEY}_undo`;

const pages: EventTarget[] = [];

afterEach(() => {
  for (const page of pages.splice(0)) page.dispatchEvent(new Event("pagehide"));
});

async function openPage(place: FakeDraftPlaces, userId = "ana") {
  const store = new BudgetStore();
  const page = new EventTarget();
  pages.push(page);
  const draft = new Draft(store, {
    ...place,
    locks,
    openChannel: (name) => new Channel(name) as unknown as BroadcastChannel,
    page,
    isVisible: () => true,
    notify: () => undefined,
  });
  await draft.followUser(userId);
  const leave = () => {
    page.dispatchEvent(new Event("pagehide"));
    // The write to IndexedDB ends after the page.
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { store, draft, leave };
}

/** A place with a draft in which the guests were changed from 100 to 150, and the page was left. */
async function leftPage() {
  const place = fakeDraftPlaces();
  const { store, leave } = await openPage(place);
  store.event.setGuests(150);
  await leave();
  return place;
}

test("the next page undoes what this one did [undo-outlives-the-page]", async () => {
  const { store } = await openPage(await leftPage());
  expect(store.event.fields.guests).toBe(150);
  store.history.undo();
  expect(store.event.fields.guests).toBe(100);
});

test.each<[string, (place: FakeDraftPlaces) => void]>([
  ["a missing one", (place) => place.mirrored.delete(HISTORY)],
  [
    "that of an older draft",
    (place) =>
      place.mirrored.set(HISTORY, {
        text: place.mirrored.get(HISTORY)!.text,
        timestamp: 1,
      }),
  ],
  [
    "an unreadable one",
    (place) =>
      place.mirrored.set(HISTORY, {
        ...place.mirrored.get(HISTORY)!,
        text: "[[{}]]",
      }),
  ],
  [
    "a database that refuses",
    (place) => (place.refuses.mirror = new Error("no")),
  ],
])("%s never harms the draft", async (_, harm) => {
  const place = await leftPage();
  harm(place);
  const { store } = await openPage(place);
  expect(store.event.fields.guests).toBe(150);
  expect(store.history.nextUndo).toBeNull();
});

test("another budget ends it", async () => {
  const place = await leftPage();
  const { store, leave } = await openPage(place);
  store.loadTemplate("blank");
  store.setName("Outro");
  await leave();
  const next = await openPage(place);
  expect(next.store.name).toBe("Outro");
  next.store.history.undo();
  expect(next.store.name).toBe("");
  expect(next.store.history.undo()).toBeNull();
});

test("the end of the session ends it", async () => {
  const place = await leftPage();
  const { draft } = await openPage(place);
  await draft.followUser("anonymous");
  expect(place.mirrored.has(HISTORY)).toBe(false);
  await draft.followUser("ana");
  const { store } = await openPage(place, "rui");
  expect(store.history.nextUndo).toBeNull();
});

test("a tab that takes the draft over begins without it", async () => {
  const place = await leftPage();
  const first = await openPage(place);
  const second = await openPage(place);
  expect(second.draft.paused).toBe(true);
  await second.draft.takeOver();
  expect(second.store.event.fields.guests).toBe(150);
  expect(second.store.history.nextUndo).toBeNull();
  await first.leave();
});
