import { once } from "node:events";
import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { connect, type ConnectionOptions } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import { ensureNginx } from "tooling/debian-programs";
import { editedBuild } from "../src/edited-build.ts";
import { register, startTrial } from "../src/register.ts";
import {
  ask,
  deployAsTeam,
  liveBilling,
  type Answer,
  type TeamDeployment,
} from "../src/team-deployment.ts";
import { wholeVisit } from "../src/whole-visit.ts";

const HSTS = "max-age=31536000; includeSubDomains";
const FOREVER = "public, max-age=31536000, immutable";

// One deployment after the other, in one process: installing nginx, where it is missing, is not for two at once.
test.describe.configure({ mode: "default" });
test.use({ ignoreHTTPSErrors: true });
test.beforeAll(() => {
  ensureNginx();
});

/** Expects a status and Cache-Control of each path. */
async function served(
  { url }: TeamDeployment,
  paths: readonly string[],
  status: number,
  cacheControl: string,
): Promise<Answer[]> {
  const answers = await Promise.all(paths.map((path) => ask(url + path)));
  expect(
    answers.map((answer, i) => [
      paths[i],
      answer.status,
      answer.headers["cache-control"],
    ]),
  ).toEqual(paths.map((path) => [path, status, cacheControl]));
  return answers;
}

test.describe("one origin", () => {
  let team: TeamDeployment;
  test.beforeAll(async () => {
    team = await deployAsTeam({
      page: (port) => `https://banquete.localhost:${port}`,
      api: (port) => `https://banquete.localhost:${port}/api`,
    });
  });
  test.afterAll(() => team.stop());

  test("from registering to the PDF and out again, all of it by HTTP/2 and within the policy", async ({
    page,
  }) => {
    expect(await wholeVisit(page, team.url)).toEqual([team.url]);
  });

  test("what moves is asked for anew, what is released is kept for good, what is missing is neither", async () => {
    const pages = ["/", "/foods", "/no-such-page", "/index.html"];
    const moving = [...pages, "/remotes.json", "/runtime.json"];
    for (const { headers } of await served(team, moving, 200, "no-cache"))
      expect(headers.etag).toBeUndefined();
    const page = await readFile(join(team.folder, "index.html"));
    for (const Accept of ["*/*", "application/json"]) {
      const headers = { Accept };
      expect((await ask(`${team.url}/foods`, { headers })).body).toEqual(page);
      const head = await ask(`${team.url}/foods`, { method: "HEAD", headers });
      expect(head.status).toBe(200);
      expect(head.headers["content-length"]).toBe(String(page.length));
    }

    const { folder, files } = await liveBilling(team);
    expect(files.length).toBeGreaterThan(3);
    await served(team, files, 200, FOREVER);

    const gone = [
      "/gone.js",
      `${folder}gone.js`,
      "/mf-billing/9.9.9-gone/a.js",
    ];
    await served(team, gone, 404, "no-cache");
  });

  test("text travels in brotli, else in gzip, else as it is", async () => {
    const { folder } = await liveBilling(team);
    const path = `${folder}remoteEntry.js`;
    const plain = await readFile(join(team.folder, path));
    const answers = await Promise.all(
      ["br, gzip", "gzip", "identity"].map((accepted) =>
        ask(team.url + path, { headers: { "Accept-Encoding": accepted } }),
      ),
    );
    const [brotli, gzip, identity] = answers as [Answer, Answer, Answer];
    expect(
      answers.map(({ headers }) => [headers["content-encoding"], headers.vary]),
    ).toEqual([
      ["br", "Accept-Encoding"],
      ["gzip", "Accept-Encoding"],
      [undefined, "Accept-Encoding"],
    ]);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain);
    expect(gunzipSync(gzip.body)).toEqual(plain);
    expect(identity.body).toEqual(plain);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
  });

  test("every answer says what a browser may do with it", async () => {
    const { folder } = await liveBilling(team);
    // A remote's file that is opened as a page runs nothing.
    for (const [path, sandbox] of [
      ["/", ""],
      [`${folder}remoteEntry.js`, "sandbox, "],
      ["/gone.js", "sandbox, "],
    ] as const) {
      const { headers } = await ask(team.url + path);
      expect(headers).toMatchObject({
        "content-security-policy": `${sandbox}default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none', require-trusted-types-for 'script'; trusted-types banquete 'allow-duplicates'`,
        "integrity-policy": "blocked-destinations=(script)",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "referrer-policy": "same-origin",
        "strict-transport-security": HSTS,
        "x-content-type-options": "nosniff",
      });
      expect(headers["access-control-allow-origin"]).toBeUndefined();
      expect(headers.server).toBe("nginx");
    }
    const health = await ask(`${team.apiUrl}/health`);
    expect(health.status).toBe(200);
    expect(JSON.parse(String(health.body))).toMatchObject({ ok: true });
    expect(health.headers["strict-transport-security"]).toBe(HSTS);
    for (const probe of ["healthz", "readyz"])
      expect((await ask(`${team.apiUrl}/${probe}`)).status).toBe(404);
  });

  test("security.txt says whom to write to, and for how long", async () => {
    const path = "/.well-known/security.txt";
    const [{ headers, body }] = (await served(
      team,
      [path],
      200,
      "no-cache",
    )) as [Answer];
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["strict-transport-security"]).toBe(HSTS);
    const lines = String(body).split("\n");
    expect(lines[0]).toMatch(/^Contact: mailto:\S+@\S+$/);
    expect(lines[3]).toBe(`Canonical: ${team.url}${path}`);
    const expires = Date.parse(lines[1]!.replace("Expires: ", ""));
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3600 * 1000);
  });

  test("in the clear there is only the way to HTTPS", async () => {
    const answer = await ask(team.httpUrl, { path: "/foods?x=1" });
    expect([answer.status, answer.headers.location]).toEqual([
      308,
      `${team.url}/foods?x=1`,
    ]);
  });

  test("a name that is not the site's gets no answer, no redirect and no certificate", async () => {
    const headers = { Host: "evil.example.com" };
    for (const address of [team.httpUrl, team.url])
      await expect(ask(address, { headers })).rejects.toThrow(
        /socket hang up|ECONNRESET/,
      );
    const foreign = new URL(team.url);
    foreign.hostname = "evil.example.com";
    await expect(ask(foreign.href)).rejects.toThrow(/unrecognized name/);
  });

  test("TLS 1.3 comes first, 1.2 with forward secrecy, and nothing older", async () => {
    const agreed = async (options: ConnectionOptions) => {
      const { hostname: servername, port } = new URL(team.url);
      const socket = connect({
        host: "127.0.0.1",
        port: Number(port),
        servername,
        rejectUnauthorized: false,
        ...options,
      });
      try {
        await once(socket, "secureConnect");
        return [socket.getProtocol(), socket.getCipher().name];
      } catch {
        return "refused";
      } finally {
        socket.destroy();
      }
    };
    expect(await agreed({})).toEqual([
      "TLSv1.3",
      expect.stringMatching(/GCM|CHACHA20/),
    ]);
    expect(await agreed({ maxVersion: "TLSv1.2" })).toEqual([
      "TLSv1.2",
      expect.stringMatching(/^ECDHE-.*(GCM|CHACHA20)/),
    ]);
    const weak = "ALL:@SECLEVEL=0";
    for (const version of ["TLSv1", "TLSv1.1"] as const)
      expect(
        await agreed({
          minVersion: version,
          maxVersion: version,
          ciphers: weak,
        }),
      ).toBe("refused");
    expect(
      await agreed({
        maxVersion: "TLSv1.2",
        ciphers: "AES128-SHA:AES256-GCM-SHA384:@SECLEVEL=0",
      }),
    ).toBe("refused");
  });

  test("a call in the clear is refused, not led on", async () => {
    const path = `${new URL(team.apiUrl).pathname}/health`;
    const { status, headers } = await ask(team.httpUrl, { path });
    expect([status, headers.location]).toEqual([403, undefined]);
  });

  test("every text says its type and that it is UTF-8", async () => {
    const { files } = await liveBilling(team);
    const typed = async (path: string) => {
      const { headers } = await ask(team.url + path);
      return headers["content-type"];
    };
    expect(await typed("/foods")).toBe("text/html; charset=utf-8");
    expect(await typed("/remotes.json")).toBe(
      "application/json; charset=utf-8",
    );
    expect(await typed("/api/health")).toBe("application/json; charset=utf-8");
    for (const file of files.filter((path) => path.endsWith(".js")))
      expect([file, await typed(file)]).toEqual([
        file,
        expect.stringMatching(
          /^(application|text)\/javascript; charset=utf-8$/,
        ),
      ]);
    for (const file of files.filter((path) => path.endsWith(".css")))
      expect([file, await typed(file)]).toEqual([
        file,
        "text/css; charset=utf-8",
      ]);
  });

  test("what is half written and what is outside the folder is nobody's", async () => {
    await mkdir(join(team.folder, ".incoming"), { recursive: true });
    await writeFile(join(team.folder, ".incoming/half.js"), "half");
    await writeFile(join(team.folder, ".incoming/half"), "half");
    const outside = join(team.folder, "../outside.json");
    await writeFile(outside, "{}");
    for (const path of [
      "/.incoming/half",
      "/.incoming/half.js",
      "/%2eincoming/half.js",
      "/shell/../.incoming/half.js",
      "/../outside.json",
      "/shell/../../outside.json",
      "/%2e%2e/outside.json",
      "/shell/%2e%2e%2f%2e%2e%2foutside.json",
      "/..%5coutside.json",
    ]) {
      const { status } = await ask(team.url, { path });
      expect([path, [400, 404].includes(status)]).toEqual([path, true]);
    }
    await rm(outside);
    for (const method of ["PUT", "TRACE"])
      expect((await ask(team.url, { method })).status).toBe(405);
  });

  test("two moves within one second are two, even of one size", async () => {
    const file = join(team.folder, "remotes.json");
    const first = await ask(`${team.url}/remotes.json`);
    const { mtime } = await stat(file);
    const before = await readFile(file, "utf8");
    await writeFile(file, before.replace("schema", "sChema"));
    await utimes(file, mtime, mtime);
    const second = await ask(`${team.url}/remotes.json`, {
      headers: {
        "If-Modified-Since": mtime.toUTCString(),
        ...(first.headers.etag && { "If-None-Match": first.headers.etag }),
      },
    });
    await writeFile(file, before);
    expect([second.status, second.body.length]).toEqual([
      200,
      first.body.length,
    ]);
    expect(second.body).not.toEqual(first.body);
  });

  const signIn = (email: string, headers = {}) =>
    ask(`${team.apiUrl}/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ email, password: "x" }),
    });

  test("who guesses passwords is not somebody else by saying so", async () => {
    const statuses: number[] = [];
    for (let i = 1; i <= 11; i++) {
      const said = { "X-Forwarded-For": `203.0.113.${i}` };
      statuses.push((await signIn("ana@exemplo.com", said)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test("the API refuses what is too large in its own words", async () => {
    const { status, body } = await signIn("x".repeat(5 << 20));
    expect([status, String(body)]).toEqual([
      413,
      expect.stringContaining('"code":"TOO_LARGE"'),
    ]);
  });

  test("a release of one remote under an open page is the next load's, and so is the way back", async ({
    page,
  }) => {
    await register(page, team.url);
    await startTrial(page);
    await page.goto(`${team.url}/my-plan`);
    await expect(page.getByText("Teste grátis").first()).toBeVisible();
    const edited = await editedBuild("mf-billing", {
      Planos: "Planos de agora",
    });
    await team.release(edited);
    await rm(edited.folder, { recursive: true });

    await page.getByRole("link", { name: "Renovar ou mudar de plano" }).click();
    await expectPlans(page, "Planos");
    await page.reload();
    await expectPlans(page, "Planos de agora");
    expect(team.run("rollback", "mf-billing")).toMatch(/is live again/);
    await page.reload();
    await expectPlans(page, "Planos");
  });
});

test.describe("many origins", () => {
  let team: TeamDeployment;
  test.beforeAll(async () => {
    team = await deployAsTeam({
      page: (port) => `https://banquete.localhost:${port}`,
      remotes: (port) => `https://{app}.banquete.localhost:${port}`,
      api: (port) => `https://api.banquete.localhost:${port}`,
      hasShellApart: true,
    });
  });
  test.afterAll(() => team.stop());

  test("from registering to the PDF and out again, all of it by HTTP/2 and within the policy", async ({
    page,
  }) => {
    const { host } = new URL(team.url);
    expect(await wholeVisit(page, team.url)).toEqual(
      [
        `https://${host}`,
        ...["api", "mf-account", "mf-b2b", "mf-billing", "mf-wizard"].map(
          (name) => `https://${name}.${host}`,
        ),
      ].sort(),
    );
  });

  test("what can be written with the remotes' keys is no page, no worker and no setting of the shell", async () => {
    for (const path of ["index.html", "sw.js", "runtime.json"]) {
      await writeFile(join(team.folder, path), "of a thief");
      const { status, body } = await ask(`${team.url}/${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(String(body)).not.toContain("of a thief");
      await rm(join(team.folder, path));
    }
  });

  test("remotes are for pages of any origin, kept for good, and are no page", async () => {
    const { origin, folder } = await liveBilling(team);
    expect(origin).toMatch(/^https:\/\/mf-billing\.banquete\.localhost/);
    const script = await ask(`${origin}${folder}remoteEntry.js`);
    expect([script.status, script.headers]).toMatchObject([
      200,
      {
        "access-control-allow-origin": "*",
        "cache-control": FOREVER,
        "content-security-policy":
          "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
      },
    ]);
    for (const path of ["/", "/foods", "/index.html", `${folder}gone.js`]) {
      const { status, headers } = await ask(origin + path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers["access-control-allow-origin"]).toBe("*");
    }
  });

  test("the API answers the page's origin and no other", async () => {
    const allowed = async (origin: string) => {
      const { headers } = await ask(`${team.apiUrl}/orcamentos`, {
        method: "OPTIONS",
        headers: {
          Origin: origin,
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "authorization",
        },
      });
      return headers["access-control-allow-origin"];
    };
    expect(await allowed(team.url)).toBe(team.url);
    expect(await allowed("https://elsewhere.example.com")).toBeUndefined();
  });
});

async function expectPlans(page: Page, title: string) {
  await expect(page.getByText("R$ 49,90").first()).toBeVisible();
  await expect(
    page.getByRole("heading", { name: title, exact: true }),
  ).toBeVisible();
}
