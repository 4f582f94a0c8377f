import { useEffect, useState } from "react";
import { AppStateProvider } from "shared-contracts/federation/core-state";
import type { RemoteLayoutProps } from "shared-contracts/federation/remote-module";
import { keepLastStep } from "./steps/last-step.ts";
import { OFF_STEP, stepPlace } from "./steps/step-place.ts";
import { StepFrame } from "./frame/StepFrame.tsx";
import { usePrefetch } from "./usePrefetch.ts";

/** Provides the shell's services to the wizard's pages and renders the frame around its steps. */
export function WizardLayout({ services, page, children }: RemoteLayoutProps) {
  const place = stepPlace(page);
  const [arrived, setArrived] = useState({ at: page, from: false });
  if (arrived.at !== page) setArrived({ at: page, from: true });
  const isStep = place !== null;
  useEffect(() => {
    if (isStep) keepLastStep(page);
  }, [isStep, page]);
  usePrefetch((place ?? OFF_STEP).next);
  return (
    <AppStateProvider services={services}>
      {place ? (
        <StepFrame place={place} arrived={arrived.from}>
          {children}
        </StepFrame>
      ) : (
        children
      )}
    </AppStateProvider>
  );
}
