import { Worker } from "node:worker_threads";
import type WebpackDevServer from "webpack-dev-server";

/**
 * Shows what is wrong with the types of the checkout in the terminal and over each page of this server, as one more
 * build.
 */
export function showTypeProblems(server: WebpackDevServer): void {
  let problems: readonly string[] = [];
  // Without a name and a hash, clients show the errors beside those of their own build, and replace nothing.
  const payload = () => ({
    action: "sync",
    hash: "",
    time: 0,
    errors: [...problems],
    warnings: [],
    modules: {},
  });
  server.middleware?.onConnect((client) => {
    if (problems.length > 0) server.middleware?.publishTo(client, payload());
  });
  new Worker(new URL("check-types.ts", import.meta.url)).on(
    "message",
    (found: string[]) => {
      if (found.length > 0) console.error(found.join("\n"));
      else if (problems.length > 0) console.log("types: in order again");
      problems = found;
      server.middleware?.publish(payload());
    },
  );
}
