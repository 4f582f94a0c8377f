import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePorts } from "tooling/port";
import { startInImage, type RunningService } from "../src/container-image.ts";
import { ask } from "../src/team-deployment.ts";
import { composeService } from "./compose-service.ts";

const PATIENCE_MS = 120_000;

/** A server that follows deploy/compose.yml, without an engine: this machine's network takes the place of compose's. */
export interface ComposeServer {
  url: string;
  /** Starts the API and the proxy of an image, and waits until the page and the API answer by TLS. */
  up(image: string): Promise<void>;
  /** Stops both. */
  down(): Promise<void>;
  /** Runs an operator's command in the service `backup`, with a folder as its volume. Throws when it fails. */
  admin(image: string, ...words: string[]): Promise<void>;
}

/** Writes the settings of a checkout by deploy/container/settings.sh. */
export async function prepareServer(
  checkout: string,
  database: string,
  backups: string,
): Promise<ComposeServer> {
  const port = await freePorts(4);
  const host = `banquete.localhost:${port}`;
  const settings = join(checkout, "deploy/container/settings.sh");
  execFileSync(settings, [host, "ajuda@example.com"]);
  const api = {
    DATABASE_URL: database,
    BANQUETE_API_PORT: String(port + 1),
    BANQUETE_METRICS_PORT: String(port + 2),
    BANQUETE_METRICS_HOST: "127.0.0.1",
    BANQUETE_TRUST_PROXY: "1",
  };
  const proxy = {
    BANQUETE_API: `127.0.0.1:${port + 1}`,
    BANQUETE_HTTP_PORT: String(port + 3),
  };
  const url = `https://${host}`;
  const started: RunningService[] = [];
  const start = (image: string, name: string, changed: object, more = {}) => {
    const service = composeService(checkout, name);
    const env = { ...service.env, ...changed };
    return startInImage(image, { ...service, env, ...more });
  };
  return {
    url,
    async up(image) {
      started.push(start(image, "banquete", api));
      started.push(start(image, "proxy", proxy));
      const begin = Date.now();
      while (!(await answers(url))) {
        if (Date.now() - begin > PATIENCE_MS)
          throw new Error(started.map(({ output }) => output()).join("\n"));
        await setTimeout(100);
      }
    },
    async down() {
      for (const service of started.splice(0).toReversed())
        await service.stop();
    },
    async admin(image, ...words) {
      const command = ["node", "api/src/commands/admin.ts", ...words];
      const volumes = { [backups]: "/backups" };
      const run = start(image, "backup", api, { command, volumes });
      if ((await run.ended) !== 0) throw new Error(run.output());
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const [page, api] = [await ask(url), await ask(`${url}/api/health`)];
    return page.status === 200 && api.status === 200;
  } catch {
    return false;
  }
}
