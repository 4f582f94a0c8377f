import { jest } from "@jest/globals";
import { fakeCaches } from "shared-contracts/testing/fake-caches";
import { answer } from "./answer.test-data.ts";
import { isPageAddress, keepPage, keptShell, shellPage } from "./kept-page.ts";

const page = (version: string) =>
  `<html><script defer src="/shell/${version}-abc/main.js"></script></html>`;
const folder = (version: string) => `http://localhost/shell/${version}-abc/`;

/** What the network answers to a request for the page and for files; a rejection is no network. */
let server: { page: () => Promise<Response>; file: () => Promise<Response> };
let background: Promise<unknown>[];
const open = () => shellPage((work) => background.push(work.catch(() => null)));
const text = async (response: Promise<Response>) => (await response).text();

beforeEach(() => {
  globalThis.caches = fakeCaches().caches;
  background = [];
  const file = () => Promise.resolve(answer("code"));
  server = { page: () => Promise.resolve(answer(page("1.0.0"))), file };
  globalThis.fetch = jest.fn((url: string) => {
    if (url === "/index.html") return server.page();
    if (url.endsWith("release.json"))
      return Promise.resolve(answer({ files: { "main.js": "sha384-m" } }));
    return server.file();
  }) as unknown as typeof fetch;
});

test.each([
  ["/", true],
  ["/foods", true],
  ["/index.html", true],
  ["/p/token", false],
  ["/api/orcamentos", false],
  ["/areas/tasting/notas", true],
  ["/areas/tasting.js", false],
  ["/sw.js", false],
])("that %s is a page of the shell is %s", (path, expected) => {
  expect(isPageAddress(path)).toBe(expected);
});

test("the first page is the server's, and is kept with its files for a start without network", async () => {
  expect(await text(open())).toBe(page("1.0.0"));
  await Promise.all(background);
  server.page = () => Promise.reject(new TypeError("no network"));
  expect(await text(open())).toBe(page("1.0.0"));
});

test("a new page is given once its files are kept", async () => {
  await keepPage();
  server.page = () => Promise.resolve(answer(page("2.0.0")));
  expect(await text(open())).toBe(page("2.0.0"));
  expect(await keptShell()).toBe(folder("2.0.0"));
});

test("a page whose files do not come is not given, now or without network", async () => {
  await keepPage();
  server.page = () => Promise.resolve(answer(page("2.0.0")));
  server.file = () => Promise.resolve(answer("", 404));
  expect(await text(open())).toBe(page("1.0.0"));
  await Promise.all(background);
  expect(await keptShell()).toBe(folder("1.0.0"));
});

test("after two seconds the kept page is given, and the next start has the newer", async () => {
  await keepPage();
  let arrive: (response: Response) => void;
  server.page = () => new Promise((resolve) => (arrive = resolve));
  const started = Date.now();
  expect(await text(open())).toBe(page("1.0.0"));
  expect(Date.now() - started).toBeGreaterThanOrEqual(1_990);
  arrive!(answer(page("2.0.0")));
  await Promise.all(background);
  expect(await keptShell()).toBe(folder("2.0.0"));
});

test("a server that fails is as good as none, and a page of something else is given but not kept", async () => {
  await keepPage();
  server.page = () => Promise.resolve(answer("busy", 502));
  expect(await text(open())).toBe(page("1.0.0"));
  server.page = () => Promise.resolve(answer("<h1>Development</h1>"));
  expect(await text(open())).toBe("<h1>Development</h1>");
  expect(await keptShell()).toBe(folder("1.0.0"));
});

test("where the storage is full the new page is given, and the kept one does not come back", async () => {
  await keepPage();
  const full = new Error("no room");
  full.name = "QuotaExceededError";
  const open = caches.open.bind(caches);
  caches.open = async (name) =>
    Object.assign(await open(name), { put: () => Promise.reject(full) });
  server.page = () => Promise.resolve(answer(page("2.0.0")));
  expect(await text(shellPage(() => {}))).toBe(page("2.0.0"));
  expect(await keptShell()).toBeUndefined();
});
