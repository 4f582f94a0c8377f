import { AppStateProvider } from "shared-contracts/federation/core-state";
import type { RemoteLayoutProps } from "shared-contracts/federation/remote-module";

/** Hands the shell's services to the page of received budgets. */
export function B2bLayout({ services, children }: RemoteLayoutProps) {
  return <AppStateProvider services={services}>{children}</AppStateProvider>;
}
