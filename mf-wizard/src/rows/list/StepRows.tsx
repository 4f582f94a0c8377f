import {
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer, reaction } from "shared-contracts/platform/state";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { useRowNavigation } from "shared-ui/row-navigation/useRowNavigation";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { Announcement } from "../announcement.ts";
import { DeleteQuestion, type Deletable } from "../menu/delete-question.ts";
import { focusAfterDelete } from "./focus-after-delete.ts";
import { PhoneRows } from "./PhoneRows.tsx";
import { TypingContext } from "../../typing/typing.ts";
import { RowHintsProvider } from "../cells/RowHintsProvider.tsx";
import { useIsPhone } from "../useIsPhone.ts";
import { RowWindow, RowWindowContext } from "../window/row-window.ts";

/** A step with more rows than this draws only those near the window in full. */
const LONG = 40;

/**
 * The delay before the texts of far rows update, in ms: soon enough for a search in the page. It begins with a change,
 * or when typing pauses.
 */
const REDRAW_MS = 500;

interface StepRowsProps {
  /** How many rows the step has, read from the store. */
  rowCount: () => number;
  children: ReactNode;
}

/** The body of a list step: arrows move through all its rows, and deleting asks first. */
export const StepRows = observer(function StepRows({
  rowCount,
  children,
}: StepRowsProps) {
  const { ref, onKeyDown } = useRowNavigation();
  const [asked, setAsked] = useState<Deletable | null>(null);
  const [rowWindow] = useState(() =>
    "IntersectionObserver" in globalThis ? new RowWindow() : null,
  );
  const { store } = useAppState();
  const typing = use(TypingContext);
  const isPhone = useIsPhone();
  const isLong = rowCount() > LONG;
  const windowing = useMemo(() => ({ rowWindow, isLong }), [rowWindow, isLong]);
  const [said, setSaid] = useState("");
  const focusNext = useRef<(() => void) | null>(null);

  useEffect(() => rowWindow?.followPrinting(), [rowWindow]);

  useEffect(() => {
    const revision = typing.settled(() => store.revision);
    return reaction(
      () => revision.get(),
      () => rowWindow?.redrawLines(),
      { delay: REDRAW_MS },
    );
  }, [store, rowWindow, typing]);

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
    <div
      ref={ref}
      data-step-rows=""
      onKeyDown={onKeyDown}
      onKeyDownCapture={({ currentTarget, target, key }) =>
        isLong && rowWindow?.revealBeside(currentTarget, target as Element, key)
      }
      onFocus={({ target }) => rowWindow?.hold(target)}
    >
      <RowWindowContext value={windowing}>
        <Announcement value={setSaid}>
          <RowHintsProvider>
            <DeleteQuestion value={ask}>
              {isPhone ? (
                <PhoneRows root={ref}>{children}</PhoneRows>
              ) : (
                children
              )}
            </DeleteQuestion>
          </RowHintsProvider>
        </Announcement>
      </RowWindowContext>
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
});
