import { execFileSync } from "node:child_process";
import { connect, createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ensureBuildah } from "tooling/debian-programs";
import { freePorts } from "tooling/port";
import { root } from "tooling/workspace";
import {
  callWithSecrets,
  SECRET_PATHS,
  secretsIn,
  startCollector,
} from "../../api/test/secrets.ts";
import { openImageStore, startInImage } from "../src/container-image.ts";
import { temporaryDataFolder } from "../src/data-folder.ts";
import { manyAccounts, startProgram } from "../src/processes.ts";
import { ask } from "../src/team-deployment.ts";
import { wholeVisit } from "../src/whole-visit.ts";

test.use({ ignoreHTTPSErrors: true });

test("the image's API and proxy serve a visit, from registering to the PDF, on a read-only root, tell nobody what callers sent, and stop", async ({
  page,
}) => {
  ensureBuildah();
  const commit = execFileSync("git", ["rev-parse", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  const store = openImageStore();
  const image = store.build(commit);
  const data = await temporaryDataFolder();
  const collector = await startCollector();
  const port = await freePorts(5);
  // Stands in for the database of compose.yml.
  const database = await startProgram(["api/src/main.ts"], {
    BANQUETE_API_PORT: String(port),
    BANQUETE_DATA_DIR: data.path,
  });
  const tcp = await byTcp(join(data.path, "socket/.s.PGSQL.5432"));
  const url = `https://banquete.localhost:${port + 3}`;
  const settings = {
    BANQUETE_ORIGINS: url,
    BANQUETE_API_URL: `${url}/api`,
    BANQUETE_SUPPORT_EMAIL: "ajuda@example.com",
  };
  const api = startInImage(image, {
    user: "node:node",
    command: ["node", "api/src/main.ts"],
    memory: ["/tmp"],
    env: {
      ...settings,
      ...manyAccounts,
      ...collector.env,
      DATABASE_URL: `postgres://banquete@127.0.0.1:${tcp.port}/banquete`,
      BANQUETE_JWT_SECRET: "0123456789abcdef0123456789abcdef",
      BANQUETE_API_PORT: String(port + 1),
      BANQUETE_METRICS_PORT: String(port + 2),
      BANQUETE_COMMIT: commit,
      BANQUETE_LOG_LEVEL: "trace",
      BANQUETE_TRUST_PROXY: "1",
      PAYMENT_GATEWAY: "sandbox",
    },
  });
  const proxy = startInImage(image, {
    user: "root:root",
    command: ["deploy/container/proxy.sh"],
    memory: ["/tmp", "/run/banquete"],
    env: {
      ...settings,
      BANQUETE_API: `127.0.0.1:${port + 1}`,
      BANQUETE_HTTP_PORT: String(port + 4),
    },
  });
  try {
    await expect
      .poll(
        () =>
          ask(`${url}/api/health`).then(
            ({ status }) => status,
            () => proxy.output() + api.output(),
          ),
        { timeout: 120_000 },
      )
      .toBe(200);
    expect(await wholeVisit(page, url)).toEqual([url]);
    const token = await callWithSecrets(async (path, request) => {
      const { body } = await ask(url, { path: `/api${path}`, ...request });
      return body.toString();
    });
    const answer = await fetch(`http://127.0.0.1:${port + 2}/metrics`);
    const metrics = await answer.text();
    expect(metrics).toContain(`commit="${commit}"`);
    await api.stop();
    // Neither process nor file: what nginx says of them.
    for (const path of SECRET_PATHS.flatMap((of) => [`/api${of}`, `${of}.js`]))
      await ask(url, { path });
    expect(proxy.output()).toMatch(/ 201 POST \/orcamentos \d/);
    expect(proxy.output()).toMatch(/ 502 GET \/orcamentos\/:id \d/);
    expect(proxy.output()).not.toMatch(/\/orcamentos\/\d|index\.html|\?/);
    const spans = collector.spans().join();
    const reports = collector.reports().join();
    for (const text of [
      api.output(),
      metrics,
      spans,
      reports,
      proxy.output(),
    ]) {
      expect(text).toMatch(/\/orcamentos\/:id|edit-budget/);
      expect(secretsIn(text, token)).toEqual([]);
    }
  } finally {
    await proxy.stop();
    await api.stop();
    collector.close();
    tcp.close();
    await database.stop();
    await data.remove();
    store.remove();
  }
  expect(api.exitCode()).toBe(0);
});

/** A port of this machine that leads to a socket. */
async function byTcp(path: string) {
  const server = createServer((socket) => {
    const inner = connect(path);
    for (const end of [socket, inner]) end.on("error", () => {});
    socket.pipe(inner).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, close: () => void server.close() };
}
