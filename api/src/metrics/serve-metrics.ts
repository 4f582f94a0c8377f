import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";
import { StartupError } from "../startup-error.ts";

export interface MetricsServer {
  port: number;
  close(): void;
}

/**
 * Serves `GET /metrics` on a port that no proxy leads to: the numbers name no caller, but they are not for everybody.
 * Throws StartupError when the port is taken.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then(
      (text) => {
        response.writeHead(200, { "content-type": registry.contentType });
        response.end(text);
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new StartupError(
      `Port ${port} of ${host} cannot be used for metrics: ${(error as Error).message}. Set BANQUETE_METRICS_PORT to another.`,
    );
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
