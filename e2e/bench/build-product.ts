import { exitOf, startNode } from "tooling/process";

/** Brings the production builds up to date, as `npm run build` does. Throws when one fails. */
export async function buildProduct(): Promise<void> {
  const build = { name: "build", args: ["tooling/src/commands/build.ts"] };
  if ((await exitOf(startNode(build))) !== 0)
    throw new Error("Not benched: the build failed.");
}
