import { Registry } from "prom-client";
import { isGivenCanary } from "shared-contracts/federation/canary-share";
import type { RemoteNews } from "shared-contracts/federation/remote-news";
import type { RemoteLine } from "shared-contracts/federation/remotes-file";
import {
  createTestApp,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const release = (version: string) => ({
  version,
  build: "abc",
  base: `/mf-billing/${version}/`,
  entry: "remoteEntry.js",
  contracts: { core: "1.0.0" },
  integrity: {},
  preload: [],
});

const canary = { release: release("2.1.0"), share: 50 };
const line: RemoteLine = { live: release("2.0.0"), canary };
const LIVE = "2.0.0-abc";
const CANARY = "2.1.0-abc";

let service: TestApp;
let metrics: Registry;
let time: number;
let address = 0;

beforeEach(async () => {
  time = Date.now() + 2 * DAY_MS;
  metrics = new Registry();
  service = await createTestApp({
    metrics,
    now: () => new Date(time),
    remotes: {
      lines: () => Promise.resolve(new Map([["mf-billing", line]])),
    },
  });
});
afterEach(() => service.close());

type Told = Partial<RemoteNews["openings"][number]>;

/** Reports an opening, each from another address. */
async function report(token: string | null, told: Told, from?: string) {
  const opening = {
    traceId: "0a1b2c3d",
    remote: "mf-billing",
    release: CANARY,
    arm: "canary",
    phase: "expose",
    outcome: "success",
    ...told,
  };
  const { statusCode } = await service.app.inject({
    method: "POST",
    url: "/telemetry",
    remoteAddress: from ?? `192.0.2.${address++ % 250}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    payload: { news: { openings: [opening], vitals: [] } },
  });
  expect(statusCode).toBe(204);
}

const stopped = async () =>
  (await service.app.inject("/telemetry/stopped")).json<{ stopped: string[] }>()
    .stopped;

/** Accounts of both arms. */
async function accounts(each: number) {
  const given: TestUser[] = [];
  const others: TestUser[] = [];
  while (given.length < each || others.length < each) {
    const user = await createUserWithoutPlan(service.app);
    (isGivenCanary(canary, user.id) ? given : others).push(user);
  }
  return { given, others };
}

const failed = { phase: "render", outcome: "failed" } as const;

async function openLive(users: readonly TestUser[]) {
  for (const { token } of users)
    await report(token, { release: LIVE, arm: "live" });
}

test("a canary that fails for its users is stopped, and stays so [canary-stops-itself]", async () => {
  const { given, others } = await accounts(30);
  await openLive(others);
  for (const { token } of given.slice(0, 29)) await report(token, failed);
  expect(await stopped()).toEqual([]);
  await report(given[29]!.token, failed);
  expect(await stopped()).toEqual([`mf-billing ${CANARY}`]);
  for (const { token } of given) await report(token, {});
  expect(await stopped()).toEqual([`mf-billing ${CANARY}`]);
});

test("neither one account nor a visitor nor a made-up arm nor new accounts stop it [canary-stops-itself]", async () => {
  const { given, others } = await accounts(30);
  await openLive(others);
  for (let times = 0; times < 40; times++) {
    await report(given[0]!.token, failed);
    await report(null, failed);
    await report("no.token.x", failed);
  }
  for (const { token } of others) await report(token, failed);
  time = Date.now();
  for (const { token } of given.slice(1)) await report(token, failed);
  expect(await stopped()).toEqual([]);
  const { rows } = await countRows();
  expect(rows).toEqual({ given: 1, others: others.length });
});

test("successes of one account do not outweigh its failure, nor those of a flood the canary's [canary-stops-itself]", async () => {
  const { given, others } = await accounts(30);
  await openLive(others);
  for (const { token } of given) {
    await report(token, failed);
    await report(token, {});
  }
  expect(await stopped()).toEqual([`mf-billing ${CANARY}`]);
});

test("beyond 20 a minute from one address reports are dropped", async () => {
  const { given } = await accounts(1);
  for (let times = 0; times < 25; times++)
    await report(null, {}, "198.51.100.1");
  await report(given[0]!.token, failed, "198.51.100.1");
  expect((await countRows()).rows).toEqual({ given: 0, others: 0 });
});

test("openings are counted by release, and what the list does not name is other", async () => {
  await report(null, {});
  await report(null, { release: "9.9.9-made-up" });
  await report(null, { remote: "mf-made-up" });
  const text = await metrics.metrics();
  const series = text
    .split("\n")
    .filter((one) => one.startsWith("banquete_remote_openings_total"));
  expect(series.map((one) => /remote="[^"]*",release="[^"]*"/.exec(one)?.[0]))
    // In the order of their first report.
    .toEqual([
      `remote="mf-billing",release="${CANARY}"`,
      'remote="mf-billing",release="other"',
      'remote="other",release="other"',
    ]);
});

async function countRows() {
  const all = await service.db
    .selectFrom("canary_openings")
    .select("given")
    .execute();
  const given = all.filter((row) => row.given).length;
  return { rows: { given, others: all.length - given } };
}
