import { jest } from "@jest/globals";
import fc from "fast-check";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { configure } from "shared-contracts/platform/state";
import {
  fakeDraftPlaces,
  type FakeDraftPlaces,
  KEY,
} from "./fake-draft-places.test-data.ts";
import { Draft } from "./draft.ts";
import { StoredDraft } from "./stored-draft.ts";
import { fakeBrowser } from "./fake-browser.test-data.ts";

configure({ enforceActions: "always" });

/** What can happen to one of two tabs, and how long until the next thing does, in ms. */
const happening = fc.record({
  tab: fc.nat(1),
  act: fc.constantFrom(
    "type",
    "type",
    "type",
    "takeOver",
    "reload",
    "hide",
    "show",
    "close",
  ),
  after: fc.constantFrom(0, 1, 150, 199, 200, 1_000, 3_000),
});

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** A tab that is opened again whenever it was closed. */
class Tab {
  store!: BudgetStore;
  draft!: Draft;
  private page!: EventTarget;
  private visible = true;
  private readonly place: FakeDraftPlaces;
  private readonly browser: ReturnType<typeof fakeBrowser>;

  constructor(place: FakeDraftPlaces, browser: ReturnType<typeof fakeBrowser>) {
    this.place = place;
    this.browser = browser;
    this.open();
  }

  open() {
    this.store = new BudgetStore();
    this.page = new EventTarget();
    this.draft = new Draft(this.store, {
      ...this.place,
      ...this.browser,
      page: this.page,
      isVisible: () => this.visible,
      notify: () => {},
    });
    void this.draft.followUser("ana");
  }

  show(visible: boolean) {
    this.visible = visible;
    this.page.dispatchEvent(new Event("visibilitychange"));
  }

  close() {
    this.show(false);
    this.page.dispatchEvent(new Event("pagehide"));
  }

  /** Whether the user can type here: fields are disabled while another tab has the draft, or none is shown yet. */
  get isOpenToTyping() {
    return this.draft.ready && !this.draft.paused;
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("two tabs in any order: never do both write, and the last thing typed is kept [one-tab-writes]", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: 1, maxLength: 14 }),
      (happenings) => play(happenings),
    ),
    // Each run plays for long, so there are a tenth of them.
    { numRuns: Number(fc.readConfigureGlobal().numRuns) / 10 },
  );
});

test("a reload in the turn of a take-over does not lose what the other tab was typing", () =>
  play([
    { tab: 1, act: "takeOver", after: 0 },
    { tab: 0, act: "close", after: 0 },
    { tab: 1, act: "close", after: 3_000 },
    { tab: 1, act: "takeOver", after: 0 },
    { tab: 0, act: "type", after: 0 },
    { tab: 1, act: "reload", after: 0 },
  ]));

async function play(happenings: readonly Happening[]) {
  const place = fakeDraftPlaces();
  const browser = fakeBrowser();
  const tabs = [new Tab(place, browser), new Tab(place, browser)];
  await jest.advanceTimersByTimeAsync(3_000);
  let last = "";
  for (const [number, { tab: index, act, after }] of happenings.entries()) {
    const tab = tabs[index]!;
    if (act === "type" && tab.isOpenToTyping)
      tab.store.setName((last = `Festa ${number}`));
    if (act === "takeOver" && tab.draft.paused) void tab.draft.takeOver();
    if (act === "reload" && tab.draft.paused) void tab.draft.reload();
    if (act === "hide" || act === "show") tab.show(act === "show");
    if (act === "close") {
      tab.close();
      tab.show(true);
      tab.open();
    }
    await jest.advanceTimersByTimeAsync(after);
    expect(tabs.every(({ isOpenToTyping }) => isOpenToTyping)).toBe(false);
  }
  await jest.advanceTimersByTimeAsync(5_000);
  for (const tab of tabs) tab.close();
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await new StoredDraft(place, KEY).read())?.name ?? "").toBe(last);
}
