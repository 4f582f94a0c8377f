import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ensurePrometheus } from "tooling/debian-programs";
import { freePorts } from "tooling/port";
import { root } from "tooling/workspace";
import { temporaryDataFolder } from "../src/data-folder.ts";
import { startProgram } from "../src/processes.ts";

const FOLDER = join(root, "deploy/monitoring");
/** Of Grafana, for a scrape each second. */
const VARIABLES: [string, string][] = [
  ["$__rate_interval", "1m"],
  ["$instance", ".*"],
];

test("promtool takes the configuration and the alerts, and each alert fires in its test and not before", () => {
  ensurePrometheus();
  const promtool = (...args: string[]) =>
    execFileSync("promtool", args, { cwd: FOLDER, encoding: "utf8" });
  expect(promtool("check", "config", "prometheus.yml")).toContain("SUCCESS");
  expect(promtool("test", "rules", "alerts.test.yml")).toContain("SUCCESS");
});

test("Prometheus reads a running API, and answers every query of the alerts and the dashboard", async ({
  request,
}) => {
  const data = await temporaryDataFolder();
  const port = await freePorts(3);
  const api = await startProgram(["api/src/main.ts"], {
    BANQUETE_API_PORT: String(port),
    BANQUETE_METRICS_PORT: String(port + 1),
    BANQUETE_DATA_DIR: data.path,
    BANQUETE_COMMIT: "deep",
  });
  const folder = await mkdtemp(join(tmpdir(), "banquete-prometheus-"));
  const prometheus = await startPrometheus(folder, port + 1, port + 2);
  const ask = async (query: string) => {
    const answer = await request.get(
      `http://127.0.0.1:${port + 2}/api/v1/query`,
      { params: { query } },
    );
    const body = (await answer.json()) as {
      status: string;
      error?: string;
      data?: { result: unknown[] };
    };
    expect([query, body.status, body.error]).toEqual([
      query,
      "success",
      undefined,
    ]);
    return body.data!.result;
  };
  try {
    await expect.poll(() => isReady(port + 2)).toBe(true);
    // Counts twice, so that there is a rate.
    const calls = async () => {
      for (const path of ["/plans", "/orcamentos/1"])
        await request.get(`http://127.0.0.1:${port}${path}`);
      return (await ask("changes(banquete_refusals_total[1m])")).length;
    };
    await expect.poll(calls).toBeGreaterThan(0);
    for (const query of await dashboardQueries())
      await expect
        .poll(async () => (await ask(query)).length, {
          message: query,
        })
        .toBeGreaterThan(0);
    const rules = await request.get(
      `http://127.0.0.1:${port + 2}/api/v1/rules`,
    );
    const { groups } = (
      (await rules.json()) as {
        data: {
          groups: {
            rules: { name: string; health: string; query: string }[];
          }[];
        };
      }
    ).data;
    const alerts = groups.flatMap((group) => group.rules);
    expect(alerts.length).toBeGreaterThan(10);
    for (const { query } of alerts) await ask(query);
    await expect
      .poll(
        async () =>
          (await ask('ALERTS{alertname="BanqueteGivesPlansAway"}')).length,
      )
      .toBe(1);
  } finally {
    await stopped(prometheus);
    await api.stop();
    await data.remove();
    await rm(folder, { recursive: true });
  }
});

async function startPrometheus(
  folder: string,
  target: number,
  port: number,
): Promise<ChildProcess> {
  await cp(FOLDER, folder, { recursive: true });
  const file = join(folder, "prometheus.yml");
  const text = await readFile(file, "utf8");
  await writeFile(
    file,
    text
      .replaceAll("_interval: 15s", "_interval: 1s")
      .replace("127.0.0.1:14000", `127.0.0.1:${target}`),
  );
  return spawn(
    ensurePrometheus(),
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
      "--log.level=error",
    ],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/-/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/** The queries of the dashboard's panels, with Grafana's variables filled in. */
async function dashboardQueries(): Promise<string[]> {
  const text = await readFile(join(FOLDER, "dashboard.json"), "utf8");
  const { panels } = JSON.parse(text) as {
    panels: { targets: { expr: string }[] }[];
  };
  return panels
    .flatMap(({ targets }) => targets)
    .map(({ expr }) =>
      VARIABLES.reduce(
        (query, [name, value]) => query.replaceAll(name, value),
        expr,
      ),
    );
}
