import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, type Page } from "@playwright/test";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { releasedApps } from "tooling/release/command-line";
import { switchWorker } from "tooling/release/live-registry";
import { releaseApps, type Candidate } from "tooling/release/release-apps";
import { rollBack } from "tooling/release/steer-line";
import { editedBuild, renamedShell } from "../src/edited-build.ts";
import { makeTrialAccount, type Account } from "../src/register.ts";
import {
  serveReleases,
  type ReleasedProduct,
} from "../src/released-product.ts";
import { expectKept } from "../src/without-network.ts";

test.use({ serviceWorkers: "allow" });

const VISITS = 40;
/** The longest time from the begin of a load until the network changes, in ms: somewhere within the load. */
const LOAD_MS = 1_200;
const REMOTE = "mf-billing";

/** Paths of every remote, with the title that each shows. That of /plans has the number of its release. */
const TITLES = {
  "/plans": /^Planos \d+$/,
  "/": /Início$|^Você está sem internet$/,
  "/event": /Dados do Evento$/,
  "/foods": /Prato Principal$/,
  "/orcamentos": /^Meus Orçamentos/,
  "/orcamentos-recebidos": /^Orçamentos Recebidos/,
  "/my-plan": /^Meu Plano$/,
  "/security": /^Segurança$/,
};
type Path = keyof typeof TITLES;

/** A user of the browser, and what only they may see. */
interface Visitor {
  account: Account;
  budget: string;
  /** The name that they typed last. */
  typed: string;
  /** The latest release of the remote that they saw, by its place among the live ones. */
  seen: number;
}

let product: ReleasedProduct;
test.beforeAll(async () => {
  product = await serveReleases();
});
test.afterAll(() => product.stop());

test("in forty visits with the network cut and restored at random every page draws, of no older release than before and with nothing of another user", async ({
  page: firstPage,
  context,
  request,
}) => {
  context.setDefaultTimeout(60_000);
  const seed = Number(process.env.BANQUETE_SEED ?? Date.now() % 1_000_000);
  const random = seededRandom(seed);
  const chance = (share: number) => random() < share;
  const oneOf = <T>(all: readonly T[]) =>
    all[Math.floor(random() * all.length)]!;

  let page = firstPage;
  let isOnline = true;
  let did = "";
  const said = () => `seed ${seed}: ${did}`;
  /** What each revision made live: the remote's title, and the shell's folder. */
  const titles: string[] = [];
  const shells: string[] = [];
  let seenShell = 0;
  let made = 0;
  const visitors = [await visitor("da Ana"), await visitor("do Rui")] as const;
  let who: Visitor = visitors[0];

  // The remote's number is on screen from its first release on.
  await product.releaseBuilds(releasedApps.filter((app) => app !== REMOTE));
  await releaseRemote();
  await releaseShell();
  await page.goto(`${product.url}/login`);
  await signIn(who);
  await expectKept(page);

  for (let visit = 1; visit <= VISITS; visit++) {
    did = `visit ${visit},`;
    if (chance(0.4)) await deploy();
    if (chance(0.15)) await leave();
    const path = chance(0.4) ? "/plans" : oneOf(Object.keys(TITLES) as Path[]);
    const isChanged = chance(0.5);
    const within = chance(0.5) ? random() * LOAD_MS : 0;
    did += ` ${path} ${isOnline ? "online" : "offline"}`;
    if (isChanged) did += `, the other after ${Math.round(within)} ms`;
    if (isChanged && !within) await setOnline(!isOnline);
    // A page that closes cannot be told about the network.
    if (chance(0.3)) {
      await page.close();
      page = await context.newPage();
    }
    await Promise.all([
      open(path),
      isChanged && within && pause(within).then(() => setOnline(!isOnline)),
    ]);
    await check(path);
  }

  did = "at the end";
  await setOnline(true);
  await expect
    .poll(async () => {
      await open("/plans");
      return check("/plans");
    })
    .toBe(titles.at(-1));

  async function visitor(name: string): Promise<Visitor> {
    const account = await makeTrialAccount(request, product.apiUrl);
    const budget = `Festa ${name}`;
    const saved = await request.post(`${product.apiUrl}/orcamentos`, {
      headers: {
        Authorization: `Bearer ${account.token}`,
        "Idempotency-Key": crypto.randomUUID(),
      },
      data: { nome: budget, dados: SAMPLE_100, totalFinal: 25004 },
    });
    expect(saved.ok()).toBe(true);
    return { account, budget, typed: "", seen: 0 };
  }

  async function signIn({ account }: Visitor) {
    await page
      .getByRole("textbox", { name: "Email ou Telefone" })
      .fill(account.email);
    await page.getByLabel("Senha", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(
      page.getByRole("heading", { name: "Início" }),
      said(),
    ).toBeVisible();
  }

  async function setOnline(online: boolean) {
    await context.setOffline(!online);
    isOnline = online;
  }

  /** Leaves with or without a network, and comes back as somebody. */
  async function leave() {
    did += ` leave ${isOnline ? "online" : "offline"},`;
    // The page of plans has no menu.
    await open("/");
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(page, said()).toHaveURL(`${product.url}/login`);
    await page.reload();
    const enter = page.getByRole("button", { name: "Entrar" });
    await expect(enter, said()).toBeVisible();
    await setOnline(true);
    who = oneOf(visitors);
    await signIn(who);
  }

  async function open(path: Path) {
    const address = product.url + path;
    if (page.url() === address) await page.reload({ waitUntil: "commit" });
    else await page.goto(address, { waitUntil: "commit" });
  }

  /** Returns the title. */
  async function check(path: Path): Promise<string> {
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading, said()).toHaveText(TITLES[path]);
    await expect(page.locator("main [aria-busy=true]"), said()).toHaveCount(0);
    const text = await page.locator("body").innerText();
    expect(text, said()).not.toMatch(
      /Esta área não abriu|abre quando a internet voltar|O Banquete não abriu/,
    );
    for (const { budget } of visitors)
      if (budget !== who.budget) expect(text, said()).not.toContain(budget);

    const shell = await page.evaluate(() => document.scripts[0]!.src);
    seenShell = placeOf(shells, seenShell, (folder) => shell.includes(folder));
    const title = await heading.innerText();
    if (path === "/plans")
      who.seen = placeOf(titles, who.seen, (live) => live === title);
    if (path === "/event") await typeName();
    return title;
  }

  /** The first place from `seen` on at which something was live that runs. */
  function placeOf(
    live: readonly string[],
    seen: number,
    isIt: (name: string) => boolean,
  ): number {
    const place = live.findIndex((name, at) => at >= seen && isIt(name));
    expect(place, `${said()}, of ${live.join()} from ${seen} on`).not.toBe(-1);
    return place;
  }

  async function typeName() {
    const name = page.getByRole("textbox", { name: "Nome do Orçamento" });
    if (who.typed) await expect(name, said()).toHaveValue(who.typed);
    else expect(await name.inputValue(), said()).not.toContain("Festa");
    const typed = `${who.budget} ${++made}`;
    await name.fill(typed);
    const isKept = (text: string) =>
      Object.values(localStorage).some((kept) => String(kept).includes(text));
    await expect.poll(() => page.evaluate(isKept, typed), said()).toBe(true);
    who.typed = typed;
  }

  async function deploy() {
    const act = oneOf(["release", "release", "canary", "back", "shell", "off"]);
    did += ` ${act},`;
    if (act === "release") await releaseRemote();
    if (act === "canary") await releaseRemote(100);
    if (act === "back") await goBack();
    if (act === "shell") await releaseShell();
    if (act === "off") await endAndBegin();
  }

  async function releaseRemote(canary?: number) {
    const title = `Planos ${++made}`;
    const name = `edited${made}x`;
    await release(await editedBuild(REMOTE, { Planos: title }, name), canary);
    // Whose canary is over may get the live one until the new one comes.
    titles.push(...(await liveTitles()).slice(0, 2).toReversed());
  }

  async function releaseShell() {
    const candidate = await renamedShell(`renamed${++made}x`);
    await release(candidate);
    shells.push(candidate.release.build);
  }

  async function release(candidate: Candidate, canary?: number) {
    await releaseApps(product.target, [candidate], {
      url: product.remotesUrl,
      now: new Date().toISOString(),
      ...(canary && { canary }),
    });
    await rm(candidate.folder, { recursive: true });
  }

  async function goBack() {
    const before = await liveTitles();
    if (before.length < 2) return;
    await rollBack(product.target, [{ app: REMOTE }], {
      url: product.remotesUrl,
      now: new Date().toISOString(),
    });
    titles.push((await liveTitles())[0]!);
  }

  /** What a user may get now, best first, by the list of releases. */
  async function liveTitles(): Promise<string[]> {
    const list = (await product.target.read("remotes.json"))!.content;
    const { remotes } = JSON.parse(list.toString()) as {
      remotes: Record<string, Record<string, { build: string } | undefined>>;
    };
    const { canary, live, lastGood } = remotes[REMOTE]!;
    const given = canary as unknown as
      { release: { build: string } } | undefined;
    return [given?.release, live, lastGood].flatMap((one) =>
      one ? [`Planos ${/^edited(\d+)x/.exec(one.build)?.[1]}`] : [],
    );
  }

  /** The switch ends the worker in one load; at the next it begins again. */
  async function endAndBegin() {
    await setOnline(true);
    await switchWorker(product.target, "off");
    await page.reload();
    await expect.poll(() => workersOf(page), said()).toBe(0);
    await switchWorker(product.target, "on");
    await page.reload();
    await expectKept(page);
  }
});

function workersOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    return (await navigator.serviceWorker.getRegistrations()).length;
  });
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
