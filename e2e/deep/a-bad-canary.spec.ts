import { rm } from "node:fs/promises";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { isGivenCanary } from "shared-contracts/federation/canary-share";
import type {
  Opening,
  RemoteNews,
} from "shared-contracts/federation/remote-news";
import { releasedApps } from "tooling/release/command-line";
import { releaseApps } from "tooling/release/release-apps";
import { editedBuild } from "../src/edited-build.ts";
import { makeTrialAccount, openAs, type Account } from "../src/register.ts";
import {
  serveReleases,
  type ReleasedProduct,
} from "../src/released-product.ts";

/** The API's clock is two days ahead of the accounts: those of their first day are no evidence. */
const AHEAD = `data:text/javascript,${encodeURIComponent(`
  const Now = Date;
  globalThis.Date = class extends Now {
    constructor(...given) { super(...(given.length ? given : [Date.now()])); }
    static now() { return Now.now() + 2 * 24 * 60 * 60 * 1000; }
  };
`)}`;

/** Words that throw when a page that has them is rendered. */
const THROWS = '"+(()=>{throw new RangeError("bad release")})()+"';

const EACH = 30;

let product: ReleasedProduct;
test.beforeAll(async () => {
  product = await serveReleases({
    env: { NODE_OPTIONS: `--import=${AHEAD}`, BANQUETE_TRUST_PROXY: "1" },
  });
});
test.afterAll(() => product.stop());

test("a canary that throws is given to nobody once 30 accounts met it, without anyone looking [canary-stops-itself]", async ({
  page,
  request,
}) => {
  await product.releaseBuilds(releasedApps);
  const bad = await editedBuild("mf-billing", { Planos: THROWS });
  await releaseApps(product.target, [bad], {
    url: product.remotesUrl,
    now: new Date().toISOString(),
    canary: 50,
  });
  await rm(bad.folder, { recursive: true });
  const name = `${bad.release.version}-${bad.release.build}`;

  const canary = { release: { ...bad.release, base: "" }, share: 50 };
  const given: Account[] = [];
  const others: Account[] = [];
  while (given.length < EACH || others.length < EACH) {
    const account = await makeTrialAccount(request, product.apiUrl);
    const isGiven = isGivenCanary(canary, idOf(account));
    (isGiven ? given : others).push(account);
  }
  const stopped = async () => {
    const answer = await request.get(`${product.apiUrl}/telemetry/stopped`);
    return ((await answer.json()) as { stopped: string[] }).stopped;
  };
  const isBadFile = ({ file }: { file: string }) => file.includes(name);
  // The heading is there before the remote is.
  const planos = page.getByRole("heading", { name: "Mensal" });

  // One account of each arm by its browser, which is all that they know of releases.
  const told: Opening[] = [];
  page.on("request", (sent) => {
    if (!sent.url().endsWith("/telemetry")) return;
    const { news } = sent.postDataJSON() as { news?: RemoteNews };
    told.push(...(news?.openings ?? []));
  });
  await openAs(page, given[0]!, "/plans", product.url);
  await expect(planos).toBeVisible();
  expect(product.sent.some(isBadFile)).toBe(true);
  await expect
    .poll(() => told.map(({ outcome }) => outcome))
    .toContain("recovered");
  const failure = told.find(({ outcome }) => outcome === "failed");
  expect(failure).toMatchObject({
    remote: "mf-billing",
    release: name,
    arm: "canary",
    phase: "render",
  });
  await openAs(page, others[0]!, "/plans", product.url);
  await expect(planos).toBeVisible();

  // The others send what these two browsers sent.
  const { live } = await liveOf(request);
  const success = { ...failure, phase: "expose", outcome: "success" };
  for (const [at, account] of others.slice(1).entries())
    await report(request, account, `192.0.2.${at}`, {
      ...success,
      release: `${live.version}-${live.build}`,
      arm: "live",
    });
  for (const [at, account] of given.slice(1, EACH - 1).entries())
    await report(request, account, `198.51.100.${at}`, { ...failure });
  expect(await stopped()).toEqual([]);

  await openAs(page, given[EACH - 1]!, "/plans", product.url);
  await expect(planos).toBeVisible();
  await expect.poll(stopped).toEqual([`mf-billing ${name}`]);

  product.sent.length = 0;
  await page.reload();
  await expect(planos).toBeVisible();
  expect(product.sent.filter(isBadFile)).toEqual([]);
});

/** The account that a token is for. */
function idOf({ token }: Account): string {
  const claims = Buffer.from(token.split(".")[1]!, "base64url").toString();
  return (JSON.parse(claims) as { sub: string }).sub;
}

async function liveOf(request: APIRequestContext) {
  const answer = await request.get(`${product.url}/remotes.json`);
  const { remotes } = (await answer.json()) as {
    remotes: Record<string, { live: { version: string; build: string } }>;
  };
  return remotes["mf-billing"]!;
}

async function report(
  request: APIRequestContext,
  { token }: Account,
  address: string,
  opening: object,
): Promise<void> {
  const answer = await request.post(`${product.apiUrl}/telemetry`, {
    headers: { authorization: `Bearer ${token}`, "x-forwarded-for": address },
    data: { news: { openings: [opening], vitals: [] } },
  });
  expect(answer.status()).toBe(204);
}
