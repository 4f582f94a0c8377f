import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints, type EndpointName } from "shared-contracts/endpoints/table";

/** The checkout this file stands in. */
const root = join(import.meta.dirname, "../../..");

/** Files of a remote that never reach a user. */
const UNSHIPPED = /scenarios\.ts$|\.test\.tsx?$|^testing\//;

/** The calls of the table that a remote's sources name. */
export function namedCalls(remote: string): EndpointName[] {
  const folder = join(root, remote, "src");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !UNSHIPPED.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  return (Object.keys(endpoints) as EndpointName[]).filter((name) =>
    sources.includes(`"${name}"`),
  );
}
