import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { satisfy } from "@module-federation/enhanced/runtime";
import {
  refusedContracts,
  type Contracts,
} from "shared-contracts/federation/contract-version";
import {
  declaredPageSchema,
  readDeclaredPage,
} from "shared-contracts/federation/declared-page";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { nameOf } from "../../src/release-name.ts";
import { pageShared } from "../../src/shared-modules.ts";
import { root } from "../../src/workspace.ts";
import { readRegistry } from "../live-registry.ts";
import {
  shellSchema,
  verifiedRelease,
  type ShellPromise,
} from "../published-folder.ts";
import { lineOf } from "../registry-file.ts";
import type { ReleaseTarget } from "../release-target.ts";
import type { FederationManifest } from "./folder-problems.ts";

/** A shell that remotes run in: what to call it, its contract versions, and what it promises. */
export interface HostShell extends ShellPromise {
  title: string;
  contracts: Contracts;
}

/** What the shell of this checkout promises: the versions it shares, the pages of its route table, and its policy. */
export async function shellPromise(): Promise<ShellPromise> {
  const [{ remoteRoutes: routes, slots }, { pagePolicy }] = (await Promise.all(
    ["routes.ts", "page-policy.ts"].map(
      (file) => import(pathToFileURL(join(root, "shell/src", file)).href),
    ),
  )) as [{ remoteRoutes: unknown; slots: object }, { pagePolicy: unknown }];
  const shared = Object.entries(pageShared).map(([name, { version }]) => [
    name,
    version,
  ]);
  return shellSchema.parse({
    shared: Object.fromEntries(shared),
    routes,
    slots: Object.values(slots),
    pagePolicy,
  });
}

/** The shell that is live in a target; null before its first release. Throws ReleaseError where it is not whole. */
export async function liveShell(
  target: ReleaseTarget,
): Promise<HostShell | null> {
  const live = lineOf(await readRegistry(target), "shell")?.live;
  if (!live) return null;
  const { shell, contracts } = await verifiedRelease(target, "shell", live);
  if (!shell) return null;
  return { title: `the live shell ${nameOf(live)}`, contracts, ...shell };
}

/** Why a remote built against contract versions could not run in a shell, in words; none when it can. */
export function shellProblems(
  needed: Contracts,
  manifest: FederationManifest,
  { title, contracts, shared }: HostShell,
): string[] {
  const refused = refusedContracts(needed, contracts).map((contract) => {
    const [name] = contract.split(" ") as [keyof Contracts];
    return `${title} is on contract ${name} ${contracts[name]} and does not accept ${contract}`;
  });
  const lacking = manifest.shared.flatMap(({ name, requiredVersion }) => {
    const version = versionOf(shared, name);
    if (version === undefined) return [`${title} shares no ${name}`];
    if (satisfy(version, requiredVersion)) return [];
    return [`${title} shares ${name} ${version}, not ${requiredVersion}`];
  });
  return [...refused, ...lacking];
}

/** A shared name that ends in a slash stands for everything below it. */
function versionOf(shared: ShellPromise["shared"], name: string) {
  const parent = Object.keys(shared).find(
    (key) => key.endsWith("/") && name.startsWith(key),
  );
  return shared[name] ?? (parent && shared[parent]);
}

/** The pages that a release lacks of those that a shell shows within pages of other remotes, in words. */
export function slotProblems(
  remote: string,
  { pages }: Pick<RemoteRelease, "pages">,
  { title, slots = [] }: HostShell,
): string[] {
  return slots
    .filter((slot) => slot.remote === remote && pages && !pages[slot.page])
    .map(
      ({ page }) =>
        `${title} shows its page "${page}" within another's, and it has none of that name`,
    );
}

type Declaring = Pick<RemoteRelease, "declaredPages">;

/** Why a shell would not show pages that a release declares, in words; none when it would show all. */
export function declaredProblems(
  remote: string,
  { declaredPages = [] }: Declaring,
  { title, pagePolicy }: Pick<HostShell, "title" | "pagePolicy">,
): string[] {
  if (!pagePolicy && declaredPages.length)
    return [`${title} shows no pages that releases declare`];
  return declaredPages.flatMap((declared) => {
    const { refused } = readDeclaredPage(pagePolicy!, remote, declared);
    return refused === undefined ? [] : [`${title} refuses a page: ${refused}`];
  });
}

/** The pages that a release brings, a sentence each. */
export function declaredInWords(
  remote: string,
  { declaredPages = [] }: Declaring,
): string[] {
  return declaredPages.map((declared) => {
    const { path, title, access, layout, withoutPlan } =
      declaredPageSchema.parse(declared);
    const who = access === "anyone" ? "anyone" : "signed-in users";
    const plan = layout || withoutPlan ? "" : " with a plan";
    return `${remote} brings ${path}, "${title}", for ${who}${plan}.`;
  });
}

/** The pages that a release declares, as a shell shows them. */
export function declaredRoutes(
  remote: string,
  { declaredPages = [] }: Declaring,
): ShellPromise["routes"] {
  return declaredPages.map((declared) => {
    const { path, page } = declaredPageSchema.parse(declared);
    return { path, remote, page };
  });
}
