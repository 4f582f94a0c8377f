import CornerDownLeft from "lucide-react/icons/corner-down-left";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { observer } from "shared-contracts/platform/state";
import { Dialog } from "shared-ui/dialog/Dialog";
import { Icon } from "shared-ui/icon/Icon";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import { TextField } from "shared-ui/text-field/TextField";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { findEntries, type PaletteEntry } from "./entries.ts";
import styles from "./Palette.module.css";
import { usePaletteGroups } from "./usePaletteGroups.ts";

interface PaletteProps {
  onKeys: () => void;
  onClose: () => void;
}

/**
 * Finds budgets, clients, items, the steps of the open budget and actions by a few letters. The arrows move, Enter opens,
 * Ctrl+Enter edits, Esc closes.
 */
export const Palette = observer(function Palette({
  onKeys,
  onClose,
}: PaletteProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [marked, setMarked] = useState(0);
  const [within, setWithin] = useState<[string, ReadonlySet<number>]>();
  const { groups, narrowed, isOpening } = usePaletteGroups({
    onKeys,
    onNarrow(title, ids) {
      setWithin([title, ids]);
      type("");
    },
  });
  const found = findEntries(within ? [narrowed(...within)] : groups, query);
  const entries = found.flatMap((group) => group.entries);
  const current = entries[Math.min(marked, entries.length - 1)];

  useEffect(() => {
    list.current
      ?.querySelector("[aria-selected='true']")
      ?.scrollIntoView?.({ block: "nearest" });
  }, [current?.id]);

  function type(text: string) {
    setQuery(text);
    setMarked(0);
  }

  async function choose(entry: PaletteEntry, isEdit: boolean) {
    if (isOpening) return;
    if ((await entry.run(isEdit)) !== false) onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { length } = entries;
    if (event.key === "ArrowDown") setMarked((marked + 1) % length);
    else if (event.key === "ArrowUp") setMarked((marked + length - 1) % length);
    else if (event.key === "Enter" && current)
      void choose(current, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }

  const count = entries.length;
  return (
    <Dialog
      open
      size="wide"
      title="Buscar e fazer"
      onClose={onClose}
      footer={!isPhone && <PaletteKeys />}
    >
      <TextField
        label="Orçamento, cliente, item, etapa ou ação"
        labelVisibility="hidden"
        placeholder="Orçamento, cliente, item, etapa ou ação"
        icon={Search}
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && `${id}-${current.id}`}
        value={query}
        onChange={type}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden>
        <span role="status">
          {isOpening
            ? "Abrindo..."
            : `${count} ${count === 1 ? "resultado" : "resultados"}`}
        </span>
      </VisuallyHidden>
      {count === 0 && (
        <p className={styles.none}>Nada encontrado para “{query.trim()}”</p>
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Resultados"
        className={styles.list}
        aria-busy={isOpening}
      >
        {found.map((group, index) => (
          <div
            key={group.title}
            role="group"
            aria-labelledby={`${id}-group-${index}`}
          >
            <div
              id={`${id}-group-${index}`}
              role="presentation"
              className={styles.group}
            >
              {group.title}
            </div>
            {group.entries.map((entry) => (
              <div
                key={entry.id}
                id={`${id}-${entry.id}`}
                role="option"
                aria-selected={entry === current}
                className={styles.entry}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) =>
                  void choose(entry, event.ctrlKey || event.metaKey)
                }
              >
                <Icon of={entry.icon} />
                <span className={styles.words}>
                  <b>{entry.label}</b>{" "}
                  {entry.detail && <span>{entry.detail}</span>}
                </span>
                {entry.keys && !isPhone && (
                  <kbd className={styles.key}>{entry.keys}</kbd>
                )}
                {entry === current && <Icon of={CornerDownLeft} size={16} />}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
});

/** What the keys do here. */
function PaletteKeys() {
  return (
    <p className={styles.foot}>
      {KEYS.map(([keys, what]) => (
        <span key={what}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
          {what}
        </span>
      ))}
    </p>
  );
}

const KEYS: readonly [readonly string[], string][] = [
  [["↑", "↓"], "mover"],
  [["Enter"], "abrir"],
  [["Ctrl Enter"], "editar"],
  [["Esc"], "fechar"],
];
