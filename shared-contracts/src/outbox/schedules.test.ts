/** Generated schedules of two devices: the real store, outbox, merge, client and API, with networks that are cut. */
import { jest } from "@jest/globals";
import { runs } from "tooling/runs";
import { seededRandom } from "../../../api/test/seeded-random.ts";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../api/test/test-app.ts";
import { readFollowUp } from "../entities/follow-up.ts";
import {
  type Device,
  newDevice,
  newWorld,
  openPage,
  PLAN,
} from "./schedule.test-data.ts";

const COUNT = runs > 1 ? 1000 : 50;
const STEPS = 24;

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
  // A full storage is warned of.
  jest.spyOn(console, "warn").mockReturnValue(undefined);
});
afterAll(() => service.close());

test("of whatever two devices do, nothing acknowledged or typed is lost, and nothing is there twice [saves-wait]", async () => {
  let merged = 0;
  let asked = 0;
  let removed = 0;
  for (let seed = 1; seed <= COUNT; seed++) {
    const result = await run(seed);
    merged += result.merged;
    asked += result.asked;
    removed += result.removed;
  }
  expect(merged).toBeGreaterThan(COUNT / 10);
  expect(asked).toBeGreaterThan(COUNT / 25);
  expect(removed).toBeGreaterThan(COUNT / 10);
}, 3_600_000);

/** Gives the first budget of an account its instalments. */
async function plan({ token }: TestUser) {
  const answer = await service.app.inject({
    method: "PATCH",
    url: "/orcamentos/1/acompanhamento",
    headers: { authorization: `Bearer ${token}` },
    payload: { receipts: PLAN },
  });
  expect(answer.statusCode).toBe(200);
}

async function run(seed: number) {
  const random = seededRandom(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const user = await createUser(service.app);
  const world = newWorld(service.app, user);
  const phone = newDevice(world);
  const desk = newDevice(world);
  const devices = [phone, desk];
  let typed = 0;
  const log: string[] = [];
  const note = (device: Device, what: string) =>
    log.push(`${device === phone ? "phone" : "desk"}: ${what}`);
  await openPage(phone);
  await openPage(desk);
  phone.page!.type(`d${++typed}`);
  await phone.page!.save();
  await plan(user);
  if (pick(4) > 0) await desk.page!.openTheirs();

  for (let step = 0; step < STEPS; step++) {
    const device = devices[pick(2)]!;
    const page = device.page!;
    // In every third schedule budgets are deleted too.
    const act = pick(seed % 3 === 0 ? 24 : 22);
    if (act <= 1) {
      const name = `d${++typed}`;
      note(device, `type ${name}`);
      page.type(name);
    } else if (act <= 4) {
      const guests = 100 + pick(50);
      note(device, `guests ${guests}`);
      page.setGuests(guests);
    } else if (act <= 8) {
      note(device, "save");
      await page.save();
    } else if (act <= 11) {
      device.weather = device.weather === "fine" ? "offline" : "fine";
      note(device, device.weather);
      if (device.weather === "fine") await page.wake();
    } else if (act === 12 && !device.isFull) {
      device.weather = "lost";
      note(device, "lost");
    } else if (act === 13) {
      note(device, "killed");
      page.kill();
      await openPage(device);
    } else if (act === 14 && device.weather !== "lost") {
      device.isFull = !device.isFull;
      note(device, device.isFull ? "storage full" : "storage free");
    } else if (act === 15) {
      note(device, "eight days later");
      await service.db.deleteFrom("idempotency_keys").execute();
      await page.later();
    } else if (act === 16) {
      note(device, "opens what the account has");
      await page.openTheirs();
    } else if (act <= 19) {
      const at = pick(PLAN.length);
      note(device, `mark ${at}`);
      await page.mark(at);
    } else if (act === 20) {
      const status = pick(2) === 0 ? "enviada" : "perdida";
      note(device, status);
      await page.setStatus(status);
    } else if (act >= 22) {
      note(device, "deletes what is open");
      await page.remove();
    } else if (act === 21 && (await page.leave())) {
      note(device, "left, and came back");
      await openPage(device);
    }
  }

  for (let round = 0; round < 8; round++)
    for (const device of devices) {
      device.weather = "fine";
      device.isFull = false;
      await device.page!.wake();
      await device.page!.settle(pick(2) === 0 ? "mine" : "each");
    }
  const rows = await phone.page!.account();
  const told = { seed, log };
  const names = rows.map(({ dados }) => dados.drinks.map(({ name }) => name));
  const inAccount = new Set(names.flat());
  for (const device of devices) {
    expect({ ...told, waiting: device.page!.waiting() }).toEqual({
      ...told,
      waiting: [],
    });
    const isThere = (name: string) =>
      inAccount.has(name) || world.dropped.has(name);
    const lost = [...device.stored].filter((name) => !isThere(name));
    expect({ ...told, lost }).toEqual({ ...told, lost: [] });
    const open = device.page!.names();
    const gone = [...device.typed].filter(
      (name) => !isThere(name) && !open.has(name),
    );
    expect({ ...told, gone }).toEqual({ ...told, gone: [] });
  }
  const ids = new Set(rows.map(({ id }) => id));
  const back = devices
    .flatMap(({ removals, mustGo }) => [
      ...removals.map(({ id }) => id),
      ...mustGo,
    ])
    .filter((id) => ids.has(id));
  expect({ ...told, back }).toEqual({ ...told, back: [] });
  const doubled = names.filter((each) => new Set(each).size < each.length);
  expect({ ...told, doubled }).toEqual({ ...told, doubled: [] });
  const made = phone.made + desk.made + world.again.size;
  expect({ ...told, budgets: world.created.size }).toEqual({
    ...told,
    budgets: made,
  });
  phone.page!.kill();
  desk.page!.kill();
  const result = {
    merged: phone.merged + desk.merged,
    asked: phone.asked + desk.asked,
    removed: phone.removals.length + desk.removals.length,
  };
  const first = rows.find(({ id }) => id === 1);
  if (!first) return result;
  const now = readFollowUp(first.dados);
  const received = now.receipts.flatMap(({ receivedOn }, at) =>
    receivedOn ? [at] : [],
  );
  expect({ ...told, received: new Set(received) }).toEqual({
    ...told,
    received: new Set([...phone.marked, ...desk.marked]),
  });
  const statuses = devices.flatMap(({ status }) => status ?? []);
  const chosen = statuses.length === 0 ? ["rascunho"] : statuses;
  expect({ ...told, chosen, status: now.status }).toEqual({
    ...told,
    chosen,
    status: chosen.includes(now.status) ? now.status : "one of them",
  });
  return result;
}
