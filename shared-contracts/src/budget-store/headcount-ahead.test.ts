import { SAMPLE_100 } from "../catalog/templates/sample-100.ts";
import { exact, ONE, type Exact } from "../numbers/exact.ts";
import {
  autorun,
  computed,
  configure,
  observable,
  runInAction,
  spy,
} from "../platform/state.ts";
import { toReais } from "../pricing/money.ts";
import { atOnce } from "../turns/turns.ts";
import { BudgetStore } from "./budget-store.ts";
import { headcountAhead } from "./headcount-ahead.ts";
import { SumTree } from "./sum-tree.ts";

configure({ enforceActions: "always" });

/** A live head count, and the sum of a list whose one entry counts how often it is worked out. */
function priced() {
  const live = observable(
    { guests: exact(100), team: ONE },
    {},
    { deep: false },
  );
  const ahead = headcountAhead({ guests: exact(180), team: ONE }, live);
  let times = 0;
  const cost = computed((): Exact => {
    times += 1;
    return ahead.guests;
  });
  const sum = new SumTree(
    () => [cost],
    (entry) => entry.get(),
  );
  return { live, ahead, sum, times: () => times };
}

test("what was priced ahead is not priced again when it goes live", () => {
  const { live, ahead, sum, times } = priced();
  const letGo = atOnce(sum.summing());
  runInAction(() => {
    live.guests = exact(180);
    ahead.goLive();
  });
  const seen: number[] = [];
  autorun(() => seen.push(toReais(sum.total)));
  setTimeout(letGo);
  expect([seen, times()]).toEqual([[180], 1]);
  runInAction(() => (live.guests = exact(200)));
  expect([seen, times()]).toEqual([[180, 200], 2]);
});

test("until then the live head count changes nothing", () => {
  const { live, sum } = priced();
  runInAction(() => (live.guests = exact(90)));
  expect(toReais(sum.total)).toBe(180);
});

test("a budget that was made ready costs what it says, and follows its guests", () => {
  const [ready, loaded] = [new BudgetStore(), new BudgetStore()];
  const totals: number[] = [];
  autorun(() => totals.push(toReais(ready.totals.total)));
  const budget = {
    ...SAMPLE_100,
    eventData: { ...SAMPLE_100.eventData, guests: 180 },
  };
  atOnce(ready.loading(budget))();
  loaded.load(budget);
  expect(totals).toEqual([25004, toReais(loaded.totals.total)]);
  for (const store of [ready, loaded]) {
    store.event.setGuests(240);
    store.foods.categories[0]!.items[0]!.set("unitPrice", 7);
  }
  expect(totals.at(-1)).toBe(toReais(loaded.totals.total));
});

test("rows that were made ready in turns are not priced again when they take their place", async () => {
  const store = new BudgetStore();
  autorun(() => store.totals);
  const put = atOnce(store.loading(SAMPLE_100));
  // As between two turns.
  await new Promise((resolve) => setTimeout(resolve));
  const priced: string[] = [];
  const stop = spy((event) => {
    if (event.type === "update") priced.push(event.debugObjectName);
  });
  put();
  stop();
  expect(priced.filter((name) => /^Row@\d+\.cost$/.test(name))).toEqual([]);
});
