import type { ReactNode } from "react";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import { useRowNavigation } from "shared-ui/row-navigation/useRowNavigation";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { LiveText } from "../cells/LiveText.tsx";
import { DeleteDialog } from "../menu/DeleteDialog.tsx";
import { useStepPage } from "../useStepSession.ts";
import { KeyboardBar } from "./KeyboardBar.tsx";

/** The body of a list step: arrows move through all its rows, and deleting asks first. */
export function StepRows({ children }: { children: ReactNode }) {
  const { ref, onKeyDown } = useRowNavigation();
  const session = useStepPage();
  const isPhone = useIsPhone();
  return (
    <div ref={ref} data-step-rows="" onKeyDown={onKeyDown}>
      {children}
      {isPhone && <KeyboardBar root={ref} />}
      <div aria-live="polite">
        <VisuallyHidden>
          <LiveText text={() => session.announcement} />
        </VisuallyHidden>
      </div>
      <DeleteDialog />
    </div>
  );
}
