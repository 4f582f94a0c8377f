import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import {
  useEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from "react";
import { formatMoney } from "shared-contracts/formats/money";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { useStepSession } from "../useStepSession.ts";
import { fieldBeside } from "./beside-row.ts";
import styles from "./KeyboardBar.module.css";

interface KeyboardBarProps {
  /** The step around the rows. */
  root: RefObject<HTMLElement | null>;
}

const OPERATORS = ["×", "/"];

/** What a keyboard of digits has not, by column. A price has no unit. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  quantity: ["kg", "g", "ml", "L", ...OPERATORS],
  price: OPERATORS,
};

/**
 * The bar over a phone's keyboard while a row is typed: keys of units and sums, the row's total, the fields beside, and
 * the next item.
 */
export const KeyboardBar = observer(function KeyboardBar({
  root,
}: KeyboardBarProps) {
  const session = useStepSession();
  const row = session.openRow;
  const field = useFocusedField(root);
  const bottom = useKeyboardHeight();
  if (!row || !field) return null;
  const { column = "" } = field.dataset;
  const keys = "unit" in row.fields ? KEYS[column] : undefined;
  return (
    <div
      className={styles.bar}
      style={{ bottom }}
      role="toolbar"
      aria-label="Item aberto"
      data-keyboard-bar=""
      // The field keeps the focus, and so the keyboard stays.
      onPointerDown={(event) => event.preventDefault()}
    >
      {keys && field instanceof HTMLInputElement && (
        <div className={styles.keys}>
          {keys.map((key) => (
            <Button key={key} onClick={() => typeKey(field, key)}>
              {key}
            </Button>
          ))}
        </div>
      )}
      <IconButton
        icon={ChevronUp}
        label="Campo anterior"
        onClick={() => fieldBeside(field, -1)?.focus()}
      />
      <IconButton
        icon={ChevronDown}
        label="Próximo campo"
        onClick={() => fieldBeside(field, 1)?.focus()}
      />
      <span className={styles.item}>
        <span className={styles.name}>{row.fields.name}</span>
        <b>{formatMoney(row.cost)}</b>
      </span>
      <Button variant="primary" onClick={() => session.next(column)}>
        Próximo item
      </Button>
    </div>
  );
});

/** Types a key after the caret or the selection, which on arrival is the whole number. */
function typeKey(field: HTMLInputElement, key: string): void {
  const at = field.selectionEnd ?? field.value.length;
  field.setRangeText(key, at, at, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** The field of a row that has the focus. */
function useFocusedField(
  root: RefObject<HTMLElement | null>,
): HTMLElement | null {
  const [field, setField] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = root.current;
    const follow = () => {
      const focused = document.activeElement;
      setField(
        focused instanceof HTMLElement &&
          focused.closest("[data-row]") &&
          focused.dataset.column !== undefined
          ? focused
          : null,
      );
    };
    // A moving focus leaves before it arrives: in between the bar would be gone for a moment.
    const later = () => queueMicrotask(follow);
    follow();
    element?.addEventListener("focusin", later);
    element?.addEventListener("focusout", later);
    return () => {
      element?.removeEventListener("focusin", later);
      element?.removeEventListener("focusout", later);
    };
  }, [root]);
  return field;
}

/** How much of the window's foot the keyboard covers, in px. */
function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight);
}

function keyboardHeight(): number {
  const seen = window.visualViewport;
  if (!seen || seen.scale > 1) return 0;
  return Math.max(
    0,
    Math.round(window.innerHeight - seen.height - seen.offsetTop),
  );
}

function subscribe(listener: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener("resize", listener);
  seen?.addEventListener("scroll", listener);
  return () => {
    seen?.removeEventListener("resize", listener);
    seen?.removeEventListener("scroll", listener);
  };
}
