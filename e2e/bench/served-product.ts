import type { BrowserContext } from "@playwright/test";
import { freePorts } from "tooling/port";
import { remotes } from "tooling/registry";
import { remoteServer } from "tooling/serve/serve-remote";
import { shellServer } from "tooling/serve/serve-shell";
import type { Addresses } from "tooling/start-env";

/** Serves the production builds on free ports, without an API. */
export async function serveProduct() {
  const shell = await freePorts(remotes.length + 2);
  const addresses: Addresses = {
    shell,
    remotes: new Map(
      remotes.map(({ name }, index) => [name, shell + 1 + index]),
    ),
    api: shell + remotes.length + 1,
  };
  const servers = [
    { server: shellServer(addresses), port: shell },
    ...[...addresses.remotes].map(([name, port]) => ({
      server: remoteServer(name),
      port,
    })),
  ];
  for (const { server, port } of servers)
    await server.listen({ port, host: "localhost" });
  const close = async () => {
    for (const { server } of servers) await server.close();
  };
  return { addresses, close };
}

const encode = (part: object) =>
  Buffer.from(JSON.stringify(part)).toString("base64url");

/** Nobody checks the signature in the browser; the API is not there to. */
export const TOKEN = `${encode({ alg: "none" })}.${encode({ sub: "1" })}.bench`;

/** What the API would say to somebody with a plan, by path. */
export const API_ANSWERS: Readonly<Record<string, object>> = {
  "/auth/login": { token: TOKEN },
  "/user/status": { hasActivePlan: true, currentPlan: null },
  "/user/config": { darkMode: false },
};

/** Signs in before a page opens. */
export async function signIn(context: BrowserContext) {
  await context.addInitScript(
    (value) => localStorage.setItem("auth_token", value),
    TOKEN,
  );
}

/** Answers calls of the API in the browser. It keeps nothing in its cache meanwhile. */
export async function answerApi(context: BrowserContext, { api }: Addresses) {
  await context.route(`http://localhost:${api}/**`, (route) => {
    const answer = API_ANSWERS[new URL(route.request().url()).pathname];
    return route.fulfill({
      status: answer ? 200 : 404,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: answer ?? { error: "Não encontrado" },
    });
  });
}
