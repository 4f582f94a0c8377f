import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { distOf, releasesOf } from "../release-folder.ts";
import type { Addresses } from "../start-env.ts";
import { overrideOrigins } from "../override-origins.ts";
import { uncheckedReleases } from "../unchecked-releases.ts";
import { scriptHeaders, shellHeaders } from "./answer-headers.ts";
import type { PageSources } from "./content-security-policy.ts";
import { refuseUnknownHosts } from "./known-hosts.ts";
import { remotesFile } from "./remotes-file.ts";
import { runtimeConfig, supportContact } from "./runtime-config.ts";
import { isNoSourceMap } from "./no-source-map.ts";
import { SECURITY_TXT, securityLines } from "./security-txt.ts";

/** Where the shell's builds are, and which of their folders has the page. */
interface ShellFiles {
  root: string;
  folder: string;
}

/**
 * Serves the built shell: its page for every page address, its folders, and the two run-time files with all
 * addresses.
 */
export function shellServer(
  addresses: Addresses,
  { root, folder }: ShellFiles = builtShell(),
): FastifyInstance {
  const server = fastify({
    forceCloseConnections: true,
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
  });
  const runtime = runtimeConfig(addresses);

  refuseUnknownHosts(server);
  server.addHook("onSend", async (request, reply) => {
    const { hostname } = request;
    reply.headers(shellHeaders(sourcesOf(addresses, hostname)));
    if (!String(reply.getHeader("Content-Type")).includes("html")) return;
    const { remotes } = remotesFile(addresses, hostname);
    const isChecked =
      uncheckedReleases(Object.entries(remotes)).length === 0 &&
      overrideOrigins(process.env).length === 0;
    for (const [name, value] of Object.entries(scriptHeaders(isChecked))) {
      const values = [reply.getHeader(name), value].filter(Boolean);
      reply.header(name, values.join(", "));
    }
  });
  server.get("/remotes.json", (request, reply) =>
    reply
      .header("Cache-Control", "no-store")
      .send(remotesFile(addresses, request.hostname)),
  );
  server.get("/runtime.json", (request, reply) =>
    reply.header("Cache-Control", "no-store").send(runtime(request.hostname)),
  );
  server.get("/sw.js", (_request, reply) =>
    reply
      .header("Cache-Control", "no-cache")
      .sendFile(`${folder}/sw.js`, { cacheControl: false }),
  );
  server.get(SECURITY_TXT, (request, reply) => {
    const { email } = supportContact(process.env);
    const page = `${request.protocol}://${request.host}`;
    return reply
      .header("Cache-Control", "no-cache")
      .type("text/plain; charset=utf-8")
      .send(`${securityLines(email, page).join("\n")}\n`);
  });
  server.register(fastifyStatic, {
    root,
    prefix: "/shell/",
    // Folders never change once built.
    immutable: true,
    maxAge: "1y",
    index: false,
    preCompressed: true,
    allowedPath: isNoSourceMap,
  });
  server.setNotFoundHandler((request, reply) => {
    const isPage =
      ["GET", "HEAD"].includes(request.method) && isPageAddress(request.url);
    if (!isPage) return reply.code(404).send({ error: "Não encontrado" });
    return reply
      .header("Cache-Control", "no-cache")
      .sendFile(`${folder}/index.html`, { cacheControl: false });
  });
  return server;
}

function builtShell(): ShellFiles {
  const releases = releasesOf("shell");
  if (!releases) throw new Error("The shell is not built: npm run build");
  return { root: distOf("shell"), folder: releases.live.folder };
}

/** An address whose percent signs encode nothing is one of the page's too: its router knows what it is. */
function readableUrl(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll("%", "%25");
  }
}

/** An address whose last part has a dot is a file; every other is the page, whose router knows what it is. */
function isPageAddress(url: string): boolean {
  const { pathname } = new URL(url, "http://shell");
  const last = pathname.slice(pathname.lastIndexOf("/") + 1);
  return pathname === "/index.html" || !/\.|%2e/i.test(last);
}

function sourcesOf(addresses: Addresses, hostname: string): PageSources {
  const origin = (port: number) => `http://${hostname}:${port}`;
  return {
    remotes: [
      ...[...addresses.remotes.values()].map(origin),
      ...overrideOrigins(process.env),
    ],
    api: [origin(addresses.api)],
    // Their addresses have the API's own origin, whatever host name this page was requested by.
    pictures: [
      process.env.BANQUETE_API_URL
        ? new URL(process.env.BANQUETE_API_URL).origin
        : `http://127.0.0.1:${addresses.api}`,
    ],
  };
}
