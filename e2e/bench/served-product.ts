import type { BrowserContext } from "@playwright/test";
import { freePorts } from "build/port";
import { remotes } from "build/registry";
import { remoteServer } from "build/serve/serve-remote";
import { shellServer } from "build/serve/serve-shell";
import type { Addresses } from "build/start-env";

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

/** Signs in: nobody checks the signature in the browser; the API is not there to. */
export async function signIn(context: BrowserContext) {
  const encode = (part: object) =>
    Buffer.from(JSON.stringify(part)).toString("base64url");
  const token = `${encode({ alg: "none" })}.${encode({ sub: "1" })}.bench`;
  await context.addInitScript(
    (value) => localStorage.setItem("auth_token", value),
    token,
  );
}

/** What the API would say to somebody with a plan. */
export async function answerApi(context: BrowserContext, { api }: Addresses) {
  const answers: Readonly<Record<string, object>> = {
    "/user/status": { hasActivePlan: true, currentPlan: null },
    "/user/config": { darkMode: false },
  };
  await context.route(`http://localhost:${api}/**`, (route) => {
    const answer = answers[new URL(route.request().url()).pathname];
    return route.fulfill({
      status: answer ? 200 : 404,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: answer ?? { error: "Não encontrado" },
    });
  });
}
