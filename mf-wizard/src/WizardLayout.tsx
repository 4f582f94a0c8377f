import { AppStateProvider } from "shared-contracts/federation/app-state";
import type { RemoteLayoutProps } from "shared-contracts/federation/remote-module";
import { OFF_STEP, stepPlace } from "./frame/step-place.ts";
import { StepFrame } from "./frame/StepFrame.tsx";
import { usePrefetch } from "./usePrefetch.ts";

/** Hands the shell's services to the wizard's pages and draws the frame around its steps. */
export function WizardLayout({ services, page, children }: RemoteLayoutProps) {
  const place = stepPlace(page);
  usePrefetch((place ?? OFF_STEP).next);
  return (
    <AppStateProvider services={services}>
      {place ? <StepFrame place={place}>{children}</StepFrame> : children}
    </AppStateProvider>
  );
}
