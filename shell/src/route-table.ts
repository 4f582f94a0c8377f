import {
  makeAutoObservable,
  observableRef,
} from "shared-contracts/platform/state";
import { liveReleases, type Registry } from "./remotes/registry.ts";
import { remoteRoutes, type RemoteRoute } from "./routes.ts";

/** The pages there are: those of routes.ts, and once remotes.json is read what releases declare; observable. */
class RouteTable {
  declared: readonly RemoteRoute[] = [];

  constructor() {
    makeAutoObservable(this, { declared: observableRef }, { autoBind: true });
  }

  get rows(): readonly RemoteRoute[] {
    return [...remoteRoutes, ...this.declared];
  }

  show(declared: readonly RemoteRoute[]): void {
    this.declared = declared;
  }
}

/** This page's instance. */
export const routeTable = new RouteTable();

/** Adds the pages that live releases declare. The product's releases declare none, so its pages load no code for it. */
export async function showDeclaredPages(
  registry: Promise<Registry>,
): Promise<void> {
  const releases = liveReleases(await registry);
  if (![...releases.values()].some(({ declaredPages }) => declaredPages))
    return;
  try {
    const { declaredRoutes } = await import("./declared-routes.ts");
    routeTable.show(declaredRoutes(releases));
  } catch (error) {
    console.warn(error);
  }
}
