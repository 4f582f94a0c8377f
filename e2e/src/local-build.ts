import { createServer } from "node:http";
import { freePorts } from "tooling/port";
import type { ReleaseCopy } from "./release-copy.ts";

/** A developer's build of a remote, served at a separate address. */
export interface LocalBuild {
  origin: string;
  /** From now on serves this copy: as a served build folder does, or as a development server. */
  serve(
    copy: ReleaseCopy,
    as: "folder" | "development server",
    contract?: string,
  ): void;
  close(): Promise<void>;
}

/** Opens the address; it answers 404 until it is given something to serve. */
export async function openLocalBuild(): Promise<LocalBuild> {
  const port = await freePorts(1);
  let answer: (path: string) => Promise<string | Uint8Array | null> = () =>
    Promise.resolve(null);
  const server = createServer((request, response) => {
    const path = request.url!.slice(1);
    void answer(path).then((body) => {
      response.writeHead(body === null ? 404 : 200, {
        "Access-Control-Allow-Origin": "*",
        "Content-Type": typeOf(path),
      });
      response.end(body ?? "");
    });
  });
  await new Promise<void>((resolve) =>
    server.listen(port, "localhost", resolve),
  );
  return {
    origin: `http://localhost:${port}`,
    serve({ release, files, original }, as, contract) {
      const stated = contract && { contracts: { core: contract } };
      const folder = as === "folder" ? "local-build" : "";
      answer = async (path) => {
        if (folder && path === "releases.json")
          return JSON.stringify({ live: { ...release, ...stated, folder } });
        if (!path.startsWith(folder)) return null;
        const file = path.split("/").at(-1)!;
        const known = files.get(file);
        if (known !== undefined) return known;
        const response = await fetch(new URL(file, original));
        return response.ok
          ? new Uint8Array(await response.arrayBuffer())
          : null;
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function typeOf(path: string): string {
  if (path.endsWith(".js")) return "text/javascript";
  return path.endsWith(".css") ? "text/css" : "application/json";
}
