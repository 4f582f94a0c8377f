import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileHeaders } from "build/release/file-headers";
import { folderTarget } from "build/release/folder-target";

/** A release target served as it is, the way nginx does: the shell on one origin, the remotes on another. */
export interface Deployment {
  url: string;
  remotesUrl: string;
  /** Tells the page where the API is. */
  apiUrl: string;
  close(): Promise<void>;
}

/** Serves a folder on free ports; both origins answer with every file of it. */
export async function serveDeployment(folder: string): Promise<Deployment> {
  const target = folderTarget(folder);
  const deployment = { url: "", remotesUrl: "", apiUrl: "" };
  const servers = [0, 1].map(() =>
    createServer((request, response) => {
      const path = new URL(request.url!, "http://deployment").pathname.slice(1);
      void answer(path).then(({ status, file, headers, body }) =>
        response
          .writeHead(status, { ...fileHeaders(file), ...headers })
          .end(body),
      );
    }),
  );

  async function answer(path: string) {
    const headers = { "Access-Control-Allow-Origin": "*" };
    if (path === "runtime.json") {
      const { apiUrl } = deployment;
      const support = { email: "ajuda@example.com", phone: "(31) 4000-0000" };
      const body = JSON.stringify({ apiUrl, support });
      return { status: 200, file: path, headers, body };
    }
    // A file that is not there is never a page; every other path is one of the shell's.
    const file = path.includes(".") ? path : "index.html";
    const stored = await target.read(file);
    return { status: stored ? 200 : 404, file, headers, body: stored?.content };
  }

  [deployment.url, deployment.remotesUrl] = (await Promise.all(
    servers.map(listen),
  )) as [string, string];
  return Object.assign(deployment, {
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  });
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, "localhost", () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    ),
  );
}
