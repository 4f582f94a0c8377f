import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout } from "node:timers/promises";
import { freePorts } from "tooling/port";

/** A registry of packages on this machine, that passes on what it does not have. */
export interface PackageRegistry {
  /** Makes npm use it, as somebody who may publish, with an empty cache. */
  env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const VERDACCIO = join(
  dirname(fileURLToPath(import.meta.resolve("verdaccio/package.json"))),
  "bin/verdaccio",
);

/** Starts one; what it does not have comes from the registry that npm is configured with. */
export async function startPackageRegistry(): Promise<PackageRegistry> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-registry-"));
  const port = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  const config = join(folder, "config.yaml");
  const ours = { access: "$all", publish: "$authenticated" };
  const settings = {
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "users") } },
    uplinks: { npm: { url: configuredRegistry(), timeout: "120s" } },
    packages: {
      "@banquete/*": ours,
      "create-banquete-remote": ours,
      "**": { access: "$all", proxy: "npm" },
    },
    max_body_size: "50mb",
    log: { type: "stdout", format: "pretty", level: "error" },
  };
  await writeFile(config, JSON.stringify(settings));
  const child = spawn(
    process.execPath,
    [VERDACCIO, "--config", config, "--listen", url],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  const userConfig = join(folder, "npmrc");
  const token = await newUser(url);
  await writeFile(
    userConfig,
    `registry=${url}\n//127.0.0.1:${port}/:_authToken=${token}\n`,
  );
  return {
    env: {
      npm_config_registry: url,
      npm_config_userconfig: userConfig,
      npm_config_cache: join(folder, "cache"),
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function configuredRegistry(): string {
  const words = ["config", "get", "registry"];
  return spawnSync("npm", words, { encoding: "utf8" }).stdout.trim();
}

/** Signs a user up once the registry answers, as `npm adduser` does. */
async function newUser(url: string): Promise<string> {
  const user = { name: "team", password: "a password of this test" };
  for (;;) {
    try {
      const answer = await fetch(`${url}-/user/org.couchdb.user:team`, {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(user),
      });
      return ((await answer.json()) as { token: string }).token;
    } catch {
      await setTimeout(200);
    }
  }
}
