import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { useRowNavigation } from "shared-ui/row-navigation/useRowNavigation";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { Announcement } from "../announcement.ts";
import { DeleteQuestion, type Deletable } from "../menu/delete-question.ts";
import { focusAfterDelete } from "./focus-after-delete.ts";
import { PhoneRows } from "./PhoneRows.tsx";
import { RowHintsProvider } from "../hints/RowHintsProvider.tsx";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";

/** The body of a list step: arrows move through all its rows, and deleting asks first. */
export function StepRows({ children }: { children: ReactNode }) {
  const { ref, onKeyDown } = useRowNavigation();
  const [asked, setAsked] = useState<Deletable | null>(null);
  const isPhone = useIsPhone();
  const [said, setSaid] = useState("");
  const focusNext = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (asked !== null) return;
    focusNext.current?.();
    focusNext.current = null;
  }, [asked]);

  const ask = useCallback(
    (thing: Deletable) => {
      focusNext.current = focusAfterDelete(ref.current, document.activeElement);
      setAsked(thing);
    },
    [ref],
  );

  const cancel = () => {
    focusNext.current = null;
    setAsked(null);
  };

  return (
    <div ref={ref} data-step-rows="" onKeyDown={onKeyDown}>
      <Announcement value={setSaid}>
        <RowHintsProvider>
          <DeleteQuestion value={ask}>
            {isPhone ? <PhoneRows root={ref}>{children}</PhoneRows> : children}
          </DeleteQuestion>
        </RowHintsProvider>
      </Announcement>
      <div aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title="Deseja Excluir?"
        confirmLabel="Excluir"
        onCancel={cancel}
        onConfirm={() => {
          asked?.remove();
          setAsked(null);
        }}
      >
        {asked?.name}
        {asked?.contents && `, com ${asked.contents}`}. Esta ação não pode ser
        desfeita.
      </ConfirmDialog>
    </div>
  );
}
