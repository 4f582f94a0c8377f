import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createTestApp } from "../../test/test-app.ts";
import { createDatabaseHealth } from "../db/database-health.ts";
import { openMetrics } from "./open-metrics.ts";

const FOLDER = new URL("../../../deploy/monitoring/", import.meta.url);
const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(file, FOLDER)), "utf8");

/** The metrics that a text names, without the suffixes that a histogram adds. */
const namedIn = (text: string) =>
  new Set(
    (text.match(/\b(banquete|nodejs|process)_[a-z\d_]+/g) ?? []).map((name) =>
      name.replace(/_(bucket|count|sum)$/, ""),
    ),
  );

test.each(["alerts.yml", "dashboard.json"])(
  "every metric of %s is one of the API",
  async (file) => {
    const { app, db, close } = await createTestApp();
    const health = createDatabaseHealth(db);
    const { registry } = openMetrics({
      db,
      health,
      pdf: { load: () => ({ running: 0, waiting: 0 }) },
      gateway: "sandbox",
      commit: "unknown",
      now: () => new Date(),
      stopping: () => false,
    });
    const measured = await createTestApp({ db, metrics: registry });
    const names = registry.getMetricsAsArray().map(({ name }) => name);
    const named = namedIn(read(file));
    expect(named.size).toBeGreaterThan(10);
    for (const name of named) expect(names).toContain(name);
    await measured.close();
    await app.close();
    await close();
  },
);

test("every alert has a unit test in which it is silent and one in which it fires", () => {
  const alerts = [...read("alerts.yml").matchAll(/- alert: (\w+)/g)];
  const tests = read("alerts.test.yml");
  for (const [, name = ""] of alerts) {
    const cases = tests
      .split(/^ {2}- name: /m)
      .find((one) => one.startsWith(`${name}\n`));
    expect([name, cases?.match(/exp_alerts: \[\]/g)?.length]).toEqual([
      name,
      1,
    ]);
    expect([name, cases?.match(/exp_alerts:\n/g)?.length]).toEqual([name, 1]);
  }
  expect(alerts.length).toBeGreaterThan(10);
});
