import { AppStateProvider } from "shared-contracts/federation/app-state";
import type { RemoteLayoutProps } from "shared-contracts/federation/remote-module";
import { stepPlace } from "./frame/step-place.ts";
import { StepFrame } from "./frame/StepFrame.tsx";

/** Hands the shell's services to the wizard's pages and draws the frame around its steps. */
export function WizardLayout({ services, page, children }: RemoteLayoutProps) {
  const place = stepPlace(page);
  return (
    <AppStateProvider services={services}>
      {place ? <StepFrame place={place}>{children}</StepFrame> : children}
    </AppStateProvider>
  );
}
