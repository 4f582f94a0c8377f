import { readDeclaredPage } from "shared-contracts/federation/declared-page";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { pageIcons, pagePolicy } from "./page-policy.ts";
import type { RemoteRoute } from "./routes.ts";

/** The pages that releases declare, as rows of the route table. One that the policy refuses is left out, with a warning. */
export function declaredRoutes(
  releases: ReadonlyMap<string, RemoteRelease>,
): RemoteRoute[] {
  return [...releases].flatMap(([remote, { version, declaredPages = [] }]) =>
    declaredPages.flatMap((declared) => {
      const read = readDeclaredPage(pagePolicy, remote, declared);
      if (read.refused !== undefined) {
        console.warn(`${remote} ${version}, page refused: ${read.refused}`);
        return [];
      }
      const { menu, ...page } = read.page;
      const icon = menu && pageIcons[menu.icon];
      return {
        remote,
        ...page,
        ...(icon && { menu: { label: menu.label, icon } }),
      };
    }),
  );
}
