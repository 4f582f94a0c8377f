import type { SavedBudget } from "../entities/saved-budget.ts";
import { fakeCaches } from "../testing/fake-caches.ts";
import { forgetOpened, keepOpened, keptOpened } from "./kept-opened.ts";

const budget = (id: number, versao = 1): SavedBudget => ({
  id,
  nome: `Festa ${id}`,
  dados: { eventName: "Festa" },
  totalFinal: 25004,
  createdAt: "2026-11-20T12:00:00.000Z",
  versao,
});

beforeEach(() => {
  globalThis.caches = fakeCaches().caches;
});

test("a budget that was opened comes back with its time, for its user and in its version alone", async () => {
  await keepOpened("ana", budget(1), 1234);
  expect(await keptOpened("ana", budget(1))).toMatchObject({
    saved: budget(1),
    time: 1234,
  });
  expect(await keptOpened("rui", budget(1))).toBeNull();
  expect(await keptOpened("ana", budget(1, 2))).toBeNull();
  expect(await keptOpened("ana", budget(2))).toBeNull();
});

test("the last twenty that were opened are kept", async () => {
  for (let id = 1; id <= 20; id++) await keepOpened("ana", budget(id), id);
  await keepOpened("ana", budget(1), 21);
  await keepOpened("ana", budget(21), 22);
  expect(await keptOpened("ana", budget(2))).toBeNull();
  for (const id of [1, 3, 20, 21])
    expect((await keptOpened("ana", budget(id)))?.saved.id).toBe(id);
});

test("all are forgotten, and a browser without caches keeps none", async () => {
  await keepOpened("ana", budget(1), 1);
  await forgetOpened();
  expect(await keptOpened("ana", budget(1))).toBeNull();
  delete (globalThis as { caches?: CacheStorage }).caches;
  await keepOpened("ana", budget(1), 1);
  expect(await keptOpened("ana", budget(1))).toBeNull();
  await forgetOpened();
});
