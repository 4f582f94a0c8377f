import type { ComponentProps } from "react";
import { Button } from "../button/Button.tsx";

interface DialogButtonsProps extends ComponentProps<typeof Button> {
  /** Closes the dialog; its button is disabled while the action runs. */
  onCancel: () => void;
}

/** The footer of a dialog with one action: "Cancelar" and the action's button, which gets the other props. */
export function DialogButtons({ onCancel, ...action }: DialogButtonsProps) {
  return (
    <>
      <Button disabled={action.busy} onClick={onCancel}>
        Cancelar
      </Button>
      <Button variant="primary" {...action} />
    </>
  );
}
