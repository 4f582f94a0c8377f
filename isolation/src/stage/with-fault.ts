import type { RemoteModule } from "shared-contracts/federation/remote-module";
import type { Fault } from "../scenario.ts";

/** A remote of which something fails. */
export function withFault(module: RemoteModule, fault: Fault): RemoteModule {
  if (fault === "layout") return { ...module, Layout: Broken };
  const load = () =>
    fault === "page"
      ? Promise.resolve(Broken)
      : Promise.reject(new Error("A file of this page does not come."));
  const pages = Object.keys(module.pages).map((page) => [page, load]);
  return { ...module, pages: Object.fromEntries(pages) };
}

function Broken(): never {
  throw new Error("This scenario throws.");
}
