import { createServer, type RequestListener } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo, Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { integrityOf } from "tooling/integrity";
import { fileHeaders } from "tooling/release/file-headers";
import { folderTarget } from "tooling/release/folder-target";

/**
 * An answer of a deployment: the requested file, and the bytes of content that went over the network for it.
 */
export interface Sent {
  file: string;
  status: number;
  bytes: number;
}

/** A release target served as it is, the way nginx does: the shell on one origin, the remotes on another. */
export interface Deployment {
  url: string;
  remotesUrl: string;
  /** Tells the page where the API is. */
  apiUrl: string;
  /** What its runtime.json says beside that. */
  runtime: Partial<RuntimeConfig>;
  /** Every answer since the list was last emptied. */
  readonly sent: Sent[];
  /** How long the answer with a file takes, which has so many bytes, in ms: a browser slows what a page requests, not what its worker does. */
  takes(bytes: number, file: string): number;
  close(): Promise<void>;
}

/** With one, a deployment is served by HTTP/2. */
export interface Certificate {
  key: Buffer;
  cert: Buffer;
}

const COMPRESSED = /text|json|svg/;

/**
 * Serves a folder on free ports, as small as `gzip -9` makes it and only where the browser has another; both origins
 * answer with every file of it.
 */
export async function serveDeployment(
  folder: string,
  certificate?: Certificate,
): Promise<Deployment> {
  const target = folderTarget(folder);
  const packed = new Map<string, Buffer>();
  const deployment = {
    url: "",
    remotesUrl: "",
    apiUrl: "",
    runtime: {},
    sent: [] as Sent[],
    takes: (_bytes: number, _file: string) => 0,
  };
  const serve: RequestListener = (request, response) => {
    const path = new URL(request.url!, "http://deployment").pathname.slice(1);
    void answer(path, request.headers["if-none-match"]).then(
      async ({ status, file, headers, body }) => {
        const bytes = body?.length ?? 0;
        deployment.sent.push({ file, status, bytes });
        await pause(deployment.takes(bytes, file));
        response
          .writeHead(status, { ...fileHeaders(file), ...headers })
          .end(body);
      },
    );
  };
  const servers = [0, 1].map(() =>
    certificate
      ? // What it serves looks the same to the listener.
        createSecureServer(certificate, serve as never)
      : createServer(serve),
  );

  async function answer(path: string, known: string | undefined) {
    // A file that is not there is never a page; every other path is one of the shell's.
    const file = path.includes(".") ? path : "index.html";
    const stored =
      path === "runtime.json" ? runtimeFile() : await target.read(file);
    const allowed = { "Access-Control-Allow-Origin": "*" };
    if (!stored)
      return { status: 404, file, headers: allowed, body: undefined };
    const tag = `"${stored.tag}"`;
    const headers: Record<string, string> = { ...allowed, ETag: tag };
    if (path === "runtime.json") headers["Cache-Control"] = "no-cache";
    if (tag === known) return { status: 304, file, headers, body: undefined };
    if (!COMPRESSED.test(fileHeaders(file)["Content-Type"]))
      return { status: 200, file, headers, body: stored.content };
    headers["Content-Encoding"] = "gzip";
    const body =
      packed.get(tag) ?? gzipSync(new Uint8Array(stored.content), { level: 9 });
    packed.set(tag, body);
    return { status: 200, file, headers, body };
  }

  function runtimeFile() {
    const { apiUrl, runtime } = deployment;
    const support = { email: "ajuda@example.com", phone: "(31) 4000-0000" };
    const content = Buffer.from(
      JSON.stringify({ apiUrl, support, ...runtime }),
    );
    return { content, tag: integrityOf(content) };
  }

  [deployment.url, deployment.remotesUrl] = (await Promise.all(
    servers.map((server) => listen(server, certificate ? "https" : "http")),
  )) as [string, string];
  return Object.assign(deployment, {
    close: async () => {
      for (const server of servers) {
        if ("closeAllConnections" in server) server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  });
}

function listen(server: Server, scheme: string): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, "localhost", () =>
      resolve(
        `${scheme}://localhost:${(server.address() as AddressInfo).port}`,
      ),
    ),
  );
}
