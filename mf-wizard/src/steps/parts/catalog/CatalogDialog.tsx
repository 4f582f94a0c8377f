import { useEffect, useId, useState } from "react";
import { formatMoney } from "shared-contracts/formats/money";
import type { LinePart } from "shared-contracts/parts/table";
import { Button } from "shared-ui/button/Button";
import { Checkbox } from "shared-ui/checkbox/Checkbox";
import { Dialog } from "shared-ui/dialog/Dialog";
import { DialogButtons } from "shared-ui/dialog/DialogButtons";
import { matcher } from "shared-ui/search-field/matcher.ts";
import { SearchField } from "shared-ui/search-field/SearchField";
import { Select } from "shared-ui/select/Select";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import { usePriceBook } from "../../suggestions/PriceBookProvider.tsx";
import type { GroupModel } from "../part-look.ts";
import {
  type CatalogEntry,
  foundText,
  shortGroupName,
} from "./catalog-entries.ts";
import styles from "./CatalogDialog.module.css";

export interface CatalogDialogProps {
  part: LinePart;
  groups: readonly GroupModel[];
  entries: readonly CatalogEntry[];
  onClose: () => void;
  /** Receives the marked entries. */
  onAdd: (entries: readonly CatalogEntry[]) => void;
  /** Adds an item of another name to a group. */
  onCreate: (group: GroupModel, name: string) => void;
}

/** Picks several items of the catalogue at once: a search, a filter by group, each with its last price. */
export function CatalogDialog({
  part,
  groups,
  entries,
  onClose,
  onAdd,
  onCreate,
}: CatalogDialogProps) {
  const formId = useId();
  const { index, load } = usePriceBook();
  useEffect(load, [load]);
  const [query, setQuery] = useState("");
  const [only, setOnly] = useState<GroupModel | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<object>>(new Set());
  const matches = matcher(query);
  const found = entries.filter(
    ({ row, group }) =>
      (only === null || only === group) && matches([row.fields.name]),
  );
  const filters = groups.filter((group) =>
    entries.some((entry) => entry.group === group),
  );

  function mark({ row }: CatalogEntry, isMarked: boolean) {
    const next = new Set(marked);
    if (isMarked) next.add(row);
    else next.delete(row);
    setMarked(next);
  }

  function priceOf({ row: { fields }, isListed }: CatalogEntry): string {
    if (isListed) return "já está na lista";
    const saved = index?.named(part, fields.name, fields.unit);
    return saved
      ? `${formatMoney(saved.price)} em ${saved.savedOn}`
      : "sem preço ainda";
  }

  const count = marked.size;
  return (
    <Dialog
      open
      size="wide"
      title="Adicionar do catálogo"
      onClose={onClose}
      footer={
        <>
          <p className={styles.note}>
            Entram com 1 por convidado. Ajuste na lista.
          </p>
          <DialogButtons
            type="submit"
            form={formId}
            disabled={count === 0}
            onCancel={onClose}
          >
            {count === 0
              ? "Adicionar"
              : `Adicionar ${count} ${count === 1 ? "item" : "itens"}`}
          </DialogButtons>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onAdd(entries.filter(({ row }) => marked.has(row)));
        }}
      >
        <SearchField
          label="Buscar no catálogo"
          value={query}
          onChange={setQuery}
        />
        <div className={styles.filters} role="group" aria-label="Despesa">
          <ToggleChip
            look="attribute"
            label="Tudo"
            pressed={only === null}
            onChange={() => setOnly(null)}
          />
          {filters.map((group) => (
            <ToggleChip
              key={group.id}
              look="attribute"
              label={shortGroupName(group.name)}
              pressed={only === group}
              onChange={(pressed) => setOnly(pressed ? group : null)}
            />
          ))}
        </div>
        <p className={styles.found} role="status">
          {foundText(found, query)}
        </p>
        <ul role="list" aria-label="Catálogo">
          {found.map((entry) => (
            <li
              key={entry.row.id}
              className={styles.entry}
              data-marked={marked.has(entry.row) || undefined}
            >
              <Checkbox
                label={<b>{entry.row.fields.name}</b>}
                hint={entry.group.name}
                checked={entry.isListed || marked.has(entry.row)}
                disabled={entry.isListed}
                onChange={(isMarked) => mark(entry, isMarked)}
              />
              <span className={styles.price}>{priceOf(entry)}</span>
            </li>
          ))}
        </ul>
      </form>
      {found.length === 0 && query.trim() !== "" && (
        <CreateItem
          groups={groups}
          name={query.trim()}
          start={only ?? groups[0]}
          onCreate={onCreate}
        />
      )}
    </Dialog>
  );
}

/** Offers to add what the catalogue does not have. */
function CreateItem({
  groups,
  name,
  start,
  onCreate,
}: Pick<CatalogDialogProps, "groups" | "onCreate"> & {
  name: string;
  start: GroupModel | undefined;
}) {
  const [chosen, setChosen] = useState(start);
  if (!chosen) return null;
  return (
    <div className={styles.create}>
      <Select
        label="Em qual despesa"
        value={String(chosen.id)}
        options={groups.map((group) => ({
          value: String(group.id),
          label: group.name.trim() || "Despesa sem nome",
        }))}
        onChange={(id) =>
          setChosen(groups.find((group) => String(group.id) === id))
        }
      />
      <Button
        onClick={() => onCreate(chosen, name)}
      >{`Criar “${name}”`}</Button>
    </div>
  );
}
