import { expect, test, type Page } from "@playwright/test";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

/** Pages of remotes that Início does not run, and what only the remote draws on them. */
const PAGES = [
  {
    menu: "Orçamentos Recebidos",
    remote: "mf-b2b",
    shows: "Nenhum orçamento recebido",
  },
  { menu: "Configurações", remote: "mf-account", shows: "CNPJ" },
];

// What is downloaded shows only in a browser that has none of it.
test.use({ reuseContext: false });

const OF_FOODS = /remoteEntry|__federation_expose|\/foods\./;

/** A remote's entry, the files that it requests first, and the page. */
const OPENED_WITH = [
  "__federation_expose_remote.css",
  "__federation_expose_remote.js",
  "foods.css",
  "foods.js",
  "remoteEntry.js",
];

/** How long without a request counts as quiet, in ms. */
const QUIET_MS = 2000;

for (const { menu, remote, shows } of PAGES)
  test(
    `opening ${menu} after the pointer rested on it downloads no code of ${remote}`,
    { tag: remote === "mf-b2b" ? [] : ["@deep"] },
    async ({ page }) => {
      const code = watchCode(page);
      await openSignedIn(page, "/");
      await expect(page.getByText("Monte o seu")).toBeVisible();
      await code.quiet();
      const link = page
        .getByRole("navigation", { name: "Menu" })
        .getByRole("link", { name: menu });

      code.forget();
      await link.hover();
      // A page's styles come with its code, last of all.
      await expect.poll(() => code.seen().join()).toMatch(/\.css/);
      await code.quiet();
      expect(code.seen().join()).toContain("remoteEntry.js");

      code.forget();
      await link.click();
      await expect(page.getByText(shows).first()).toBeVisible();
      expect(code.seen()).toEqual([]);
    },
  );

test("the first page and its remote are requested before they can run, each file sent once", async ({
  page,
}) => {
  const requests: string[] = [];
  const names = new Map<string, string>();
  const sent: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.requestWillBeSent", ({ type, requestId, request }) => {
    if (!OF_FOODS.test(request.url)) return;
    requests.push(`${type}: ${nameOf(request.url)}`);
    names.set(requestId, nameOf(request.url));
  });
  // Nothing was sent for what came from the cache, or from a request that was under way already.
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name && encodedDataLength > 0) sent.push(name);
  });
  await openSignedIn(page, "/foods");
  await expect(page.getByText("R$ 2.195,00").first()).toBeVisible();

  const ahead = OPENED_WITH.map((file) => `Fetch: ${file}`);
  expect(requests.slice(0, ahead.length).sort()).toEqual(ahead);
  expect(requests[ahead.length]).toBe("Script: remoteEntry.js");
  expect(requests).toHaveLength(2 * OPENED_WITH.length);
  expect(sent.sort()).toEqual(OPENED_WITH);
});

test("/login is drawn without the library of calls, and signs in when that arrives late", async ({
  page,
}) => {
  let late = true;
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    const isLibrary = (await response.text()).includes("ERR_BAD_RESPONSE");
    return isLibrary && late ? route.abort() : route.fulfill({ response });
  });
  await page.goto(url("/login"));
  await page.getByLabel("Email ou Telefone").fill("ninguem@exemplo.com");
  await page.getByLabel("Senha", { exact: true }).fill("segredo de teste");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Tentando novamente")).toBeVisible();
  late = false;
  await expect(
    page.getByText("Email, telefone ou senha incorretos"),
  ).toBeVisible();
});

test("the files that the page's entry imports or reads download beside it, once", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/shell\/|^\/\w+\.json$/.test(pathname)) requests.push(pathname);
  });
  // Its entry never comes.
  const isEntry = ({ pathname }: URL) => pathname.endsWith("/main.js");
  await page.route(isEntry, () => undefined);
  await page.goto(url("/login"), { waitUntil: "commit" });
  const imported = page.locator("link:is([rel=preload], [rel=stylesheet])");
  await expect.poll(() => imported.count()).toBeGreaterThan(4);
  const files = await imported.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  await expect.poll(() => requests).toEqual(expect.arrayContaining(files));

  // Without its route the entry would come to this page too, and what it imports.
  await page.goto("about:blank");
  requests.length = 0;
  await page.unroute(isEntry);
  await page.goto(url("/login"));
  await expect(page.getByText("Criar uma conta")).toBeVisible();
  for (const file of files)
    expect(requests.filter((one) => one === file)).toEqual([file]);
  // A shared library that is named from another place than it is taken from comes under two names.
  const texts = requests.map(async (file) =>
    (await page.request.get(url(file))).text(),
  );
  expect(new Set(await Promise.all(texts)).size).toBe(requests.length);
});

test("before the shell's code arrives the page has its name and its last theme", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("kept_theme", '"dark"'));
  // All but the entry, which is small, is late.
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/shell\/[^/]+\/(?!main\.)[^/]+\.js$/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(url("/login"), { waitUntil: "commit" });
  // What is shown when no script comes is there, but hidden.
  await expect(page.locator("#root")).toHaveText("Banquete", {
    useInnerText: true,
  });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  send();
  await expect(page.getByText("Criar uma conta")).toBeVisible();
});

/** A file's name without its folder. */
function nameOf(url: string): string {
  return url.replace(/^.*\//, "");
}

/** Every request for what an app is made of, or for where it is; calls to the API are not. */
function watchCode(page: Page) {
  let seen: string[] = [];
  const open = new Set<unknown>();
  let last = Date.now();
  page.on("request", (request) => {
    if (!/\.(js|css|json|woff2)$/.test(new URL(request.url()).pathname)) return;
    seen.push(request.url());
    open.add(request);
    last = Date.now();
  });
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => {
      open.delete(request);
      last = Date.now();
    });
  return {
    seen: () => seen,
    forget: () => (seen = []),
    quiet: () =>
      expect
        .poll(() => open.size === 0 && Date.now() - last > QUIET_MS)
        .toBe(true),
  };
}
