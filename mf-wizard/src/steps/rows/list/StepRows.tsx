import { lazy, Suspense, type ReactNode } from "react";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import { useRowNavigation } from "shared-ui/row-navigation/useRowNavigation";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { LiveText } from "../cells/LiveText.tsx";
import { DeleteDialog } from "../menu/DeleteDialog.tsx";
import { useStepPage } from "../useStepSession.ts";

const KeyboardBar = lazy(async () => {
  const { KeyboardBar: bar } = await import("./KeyboardBar.tsx");
  return { default: bar };
});

/** The body of a list step: arrows move through all its rows, and deleting asks first. */
export function StepRows({ children }: { children: ReactNode }) {
  const { ref, onKeyDown } = useRowNavigation();
  const session = useStepPage();
  const isPhone = useIsPhone();
  return (
    <div ref={ref} data-step-rows="" onKeyDown={onKeyDown}>
      {children}
      {isPhone && (
        <Suspense>
          <KeyboardBar root={ref} />
        </Suspense>
      )}
      <div aria-live="polite">
        <VisuallyHidden>
          <LiveText text={() => session.announcement} />
        </VisuallyHidden>
      </div>
      <DeleteDialog />
    </div>
  );
}
