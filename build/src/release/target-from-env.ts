import { resolve } from "node:path";
import { root } from "../workspace.ts";
import { folderTarget } from "./folder-target.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** Where releases go: `BANQUETE_RELEASE_TARGET`, a folder of this machine; `releases` in the checkout unless set. */
export function targetFromEnv(env: NodeJS.ProcessEnv): ReleaseTarget {
  return folderTarget(resolve(root, env.BANQUETE_RELEASE_TARGET || "releases"));
}
