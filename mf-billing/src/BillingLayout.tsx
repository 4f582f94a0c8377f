import { AppStateProvider } from "shared-contracts/federation/core-state";
import type { RemoteLayoutProps } from "shared-contracts/federation/remote-module";

/** Hands the shell's services to the pages of plans and payment. */
export function BillingLayout({ services, children }: RemoteLayoutProps) {
  return <AppStateProvider services={services}>{children}</AppStateProvider>;
}
