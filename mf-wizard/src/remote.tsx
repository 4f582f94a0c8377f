import { useEffect, useState } from "react";
import { AppStateProvider } from "shared-contracts/federation/core-state";
import type {
  RemoteLayoutProps,
  RemoteModule,
} from "shared-contracts/federation/remote-module";
import { StepFrame } from "./frame/StepFrame.tsx";
import { pages, prefetchPages } from "./pages.ts";
import { Shortcuts } from "./palette/Shortcuts.tsx";
import { keepLastStep } from "./steps/last-step.ts";
import { OFF_STEP, stepPlace } from "./steps/step-place.ts";

/** How long the page at hand has the network for itself before other pages are downloaded, in ms. */
const PREFETCH_DELAY_MS = 1500;

/** Provides the shell's services to the wizard's pages and renders the frame around its steps. */
function Layout({ services, page, children }: RemoteLayoutProps) {
  const place = stepPlace(page);
  const [arrived, setArrived] = useState({ at: page, from: false });
  if (arrived.at !== page) setArrived({ at: page, from: true });
  const isStep = place !== null;
  useEffect(() => {
    if (isStep) keepLastStep(page);
  }, [isStep, page]);
  const { next } = place ?? OFF_STEP;
  useEffect(() => {
    const timer = setTimeout(() => void prefetchPages(next), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next]);
  return (
    <AppStateProvider services={services}>
      {place ? (
        <StepFrame place={place} arrived={arrived.from} keys={<Shortcuts />}>
          {children}
        </StepFrame>
      ) : (
        <>
          {children}
          <Shortcuts />
        </>
      )}
    </AppStateProvider>
  );
}

/** The exposed module: home, the nine steps and the saved budgets, each page loaded when first shown. */
export const remote: RemoteModule = {
  name: "mf-wizard",
  version: APP_VERSION,
  contracts: APP_CONTRACTS,
  Layout,
  pages,
};
