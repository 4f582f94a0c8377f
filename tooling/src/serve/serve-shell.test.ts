import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFolder } from "../compress-folder.ts";
import { shellServer } from "./serve-shell.ts";

const PAGE = "<!doctype html><title>Banquete</title>";

const PAGE_SCRIPT = "draw();".repeat(1000);

let root: string;
let server: ReturnType<typeof shellServer>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "banquete-shell-"));
  await mkdir(join(root, "1.0.0-a"));
  await writeFile(join(root, "1.0.0-a", "index.html"), PAGE);
  await writeFile(join(root, "1.0.0-a", "main.js"), "start();");
  await writeFile(join(root, "1.0.0-a", "sw.js"), "keep();");
  await writeFile(join(root, "1.0.0-a", "page.js"), PAGE_SCRIPT);
  await writeFile(join(root, "1.0.0-a", "page.js.map"), "{}");
  await compressFolder(join(root, "1.0.0-a"));
  const addresses = { shell: 3000, remotes: new Map(), api: 4000 };
  server = shellServer(addresses, { root, folder: "1.0.0-a" });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const PAGES = ["/", "/event", "/no-such-page?x=a.b", "/a.b/c", "/shell/old"];
const ASKING = [undefined, "*/*", "text/html", "application/json"];

test.each([...PAGES, "/index.html"])(
  "%s is the page, whatever the caller accepts",
  async (url) => {
    for (const accept of ASKING) {
      const headers = accept === undefined ? {} : { accept };
      const page = await server.inject({ url, headers });
      expect([page.statusCode, page.body]).toEqual([200, PAGE]);
      expect(page.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
      });
      const head = await server.inject({ method: "HEAD", url, headers });
      expect([head.statusCode, head.body]).toEqual([200, ""]);
      expect(head.headers["content-length"]).toBe(String(PAGE.length));
    }
  },
);

test("the page's scripts need a hash and a trusted address while nothing listed lacks them", async () => {
  const { headers } = await server.inject("/event");
  expect(headers["integrity-policy"]).toBe("blocked-destinations=(script)");
  expect(headers["content-security-policy"]).toMatch(
    /frame-ancestors 'none', require-trusted-types-for 'script'; trusted-types banquete /,
  );
  const script = await server.inject("/shell/1.0.0-a/main.js");
  expect(script.headers["integrity-policy"]).toBeUndefined();
  process.env.BANQUETE_REMOTE_OVERRIDE = "http://localhost:3004";
  const { headers: local } = await server.inject("/event");
  delete process.env.BANQUETE_REMOTE_OVERRIDE;
  expect(local["integrity-policy"]).toBeUndefined();
  expect(local).toMatchObject({
    "integrity-policy-report-only": "blocked-destinations=(script)",
    "content-security-policy-report-only": expect.stringMatching(/^require-/),
  });
});

test.each(["/%E0%A4%A", "/event/%zz?x=1"])(
  "%s, which encodes nothing, is the page",
  async (url) => {
    const { statusCode, body } = await server.inject(url);
    expect([statusCode, body]).toEqual([200, PAGE]);
  },
);

test.each(["/", "/runtime.json", "/remotes.json", "/gone.js"])(
  "%s is refused under a name that is not this machine's, which no header repeats",
  async (url) => {
    for (const host of ["evil.com:3000", "x;script-src *", "localhost.evil"]) {
      const answer = await server.inject({ url, headers: { host } });
      expect(answer.statusCode).toBe(421);
      expect(JSON.stringify([answer.headers, answer.body])).not.toContain(host);
      expect(answer.headers["content-security-policy"]).toBeUndefined();
    }
  },
);

test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "localhost"])(
  "under %s it is this machine's",
  async (host) => {
    const { json } = await server.inject({
      url: "/runtime.json",
      headers: { host },
    });
    const name = host.replace(/:3000$/, "");
    expect(json()).toMatchObject({ apiUrl: `http://${name}:4000` });
  },
);

test("security.txt says whom to write to, and for how long", async () => {
  const { headers, body } = await server.inject("/.well-known/security.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  const [, expires = ""] = /^Expires: (.*)$/m.exec(body) ?? [];
  expect(body).toBe(
    `Contact: mailto:suporte@banquete.app\nExpires: ${expires}\nPreferred-Languages: pt, en\nCanonical: http://localhost:80/.well-known/security.txt\n`,
  );
  const days = (Date.parse(expires) - Date.now()) / (24 * 3600 * 1000);
  expect(days).toBeGreaterThan(350);
  expect(days).toBeLessThan(365);
});

test.each([
  "/gone.js",
  "/event/index.html",
  "/gone%2Ejs",
  "/shell/1.0.0-a/gone.js",
  "/shell/1.0.0-a/page.js.map",
  "/.env",
])("%s is a file that is not there, also for a browser", async (url) => {
  for (const method of ["GET", "HEAD"] as const) {
    const headers = { accept: "text/html" };
    const answer = await server.inject({ method, url, headers });
    expect(answer.statusCode).toBe(404);
  }
});

test("a file that is there is sent, and nothing else takes a POST", async () => {
  const file = await server.inject("/shell/1.0.0-a/main.js");
  expect([file.statusCode, file.body]).toEqual([200, "start();"]);
  const posted = await server.inject({ method: "POST", url: "/event" });
  expect(posted.statusCode).toBe(404);
});

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["identity", undefined, (bytes: Buffer) => bytes],
])(
  "a caller that accepts %s gets the script that way",
  async (accepted, encoding, decode) => {
    const answer = await server.inject({
      url: "/shell/1.0.0-a/page.js",
      headers: { "accept-encoding": accepted },
    });
    expect(answer.headers).toMatchObject({
      vary: "accept-encoding",
      "content-type": "application/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(decode(answer.rawPayload).toString()).toBe(PAGE_SCRIPT);
    expect(answer.rawPayload.length < PAGE_SCRIPT.length / 10).toBe(
      encoding !== undefined,
    );
  },
);

test("a script that fits into one packet is sent as it is", async () => {
  const answer = await server.inject({
    url: "/shell/1.0.0-a/main.js",
    headers: { "accept-encoding": "br, gzip" },
  });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.body).toBe("start();");
});

test("the service worker is at the root and is revalidated each time", async () => {
  const worker = await server.inject("/sw.js");
  expect([worker.statusCode, worker.body]).toEqual([200, "keep();"]);
  expect(worker.headers).toMatchObject({
    "content-type": expect.stringContaining("/javascript"),
    "cache-control": "no-cache",
  });
  expect(worker.headers["content-security-policy"]).toContain(
    "; worker-src 'self'; ",
  );
});
