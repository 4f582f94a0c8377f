import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { OPTION_LETTERS } from "shared-contracts/entities/option-letters";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { exact } from "shared-contracts/numbers/exact";
import { perEach } from "shared-contracts/numbers/ratio";
import { Button } from "shared-ui/button/Button";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { Select } from "shared-ui/select/Select";
import { TextField } from "shared-ui/text-field/TextField";
import { optionName } from "../../option-name.ts";
import type { SectionProps } from "../section-props.ts";
import {
  type ChosenOption,
  withOption,
  withOptionEarlier,
  withOptionName,
  withoutOption,
} from "./chosen-options.ts";
import { DuplicateOptionDialog } from "./DuplicateOptionDialog.tsx";
import styles from "./OptionsSection.module.css";
import { PickBudgetDialog } from "./PickBudgetDialog.tsx";

/** Nobody is suggested. */
const NONE = "0";

interface OptionsSectionProps extends Pick<
  SectionProps,
  "copy" | "settings" | "onChange"
> {
  options: readonly ChosenOption[];
}

/** The budgets that the client chooses from. */
export function OptionsSection({
  copy,
  settings,
  options,
  onChange,
}: OptionsSectionProps) {
  const { notify, withdrawNotices } = useAppState();
  const [isPicking, setPicking] = useState(false);
  const [isDuplicating, setDuplicating] = useState(false);
  const chosen = new Set([copy.id, ...options.map(({ id }) => id)]);

  function pick(budget: SavedBudgetSummary) {
    setPicking(false);
    onChange(withOption(settings, copy, budget, options));
  }

  function add(id: number, title: string) {
    setDuplicating(false);
    const { totalFinal } = copy;
    const more = withOption(settings, copy, { id, totalFinal }, options);
    onChange(title ? withOptionName(more, id, title) : more);
    notify({ text: "Orçamento duplicado." });
  }

  function remove({ id, savedName }: ChosenOption) {
    onChange(withoutOption(settings, id));
    withdrawNotices("option");
    notify({
      text: `Opção retirada: ${savedName}`,
      about: "option",
      action: { label: "Desfazer", run: () => onChange(settings) },
    });
  }

  function suggest(id: string) {
    const { suggested: _, ...others } = settings;
    onChange(id === NONE ? others : { ...others, suggested: Number(id) });
  }

  return (
    <div className={styles.section}>
      {options.length > 0 && (
        <>
          <ul className={styles.options}>
            {options.map((option, index) => (
              <li key={option.id}>
                <span
                  className={styles.letter}
                  data-suggested={option.id === settings.suggested}
                  aria-hidden="true"
                >
                  {option.letter}
                </span>
                <TextField
                  label={`Título da opção ${option.letter}`}
                  labelVisibility="hidden"
                  value={option.name}
                  placeholder={optionName(index, "")}
                  hint={[option.savedName, option.facts]
                    .filter(Boolean)
                    .join(", ")}
                  maxLength={60}
                  onChange={(name) =>
                    onChange(withOptionName(settings, option.id, name))
                  }
                />
                <p className={styles.price}>
                  <b>{formatMoney(option.totalFinal)}</b>
                  {option.guests > 0 && (
                    <span>
                      {formatMoney(
                        perEach(exact(option.totalFinal), option.guests),
                      )}{" "}
                      por pessoa
                    </span>
                  )}
                </p>
                <div className={styles.actions}>
                  {index > 0 && (
                    <IconButton
                      label={`Mover opção ${option.letter} para cima`}
                      icon={ArrowUp}
                      onClick={() => {
                        const before = options[index - 1]!;
                        onChange(
                          withOptionEarlier(settings, option.id, before.id),
                        );
                      }}
                    />
                  )}
                  {!option.isOwn && (
                    <IconButton
                      label={`Retirar opção ${option.letter}`}
                      icon={X}
                      onClick={() => remove(option)}
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            O cliente lê o título, nunca o nome do orçamento.
          </p>
          <Select
            label="Opção sugerida"
            value={String(settings.suggested ?? NONE)}
            options={[
              { value: NONE, label: "Nenhuma" },
              ...options.map(({ id, name }, index) => ({
                value: String(id),
                label: optionName(index, name),
              })),
            ]}
            onChange={suggest}
          />
        </>
      )}
      {options.length < OPTION_LETTERS.length && (
        <div className={styles.ways}>
          <Button icon={Copy} onClick={() => setDuplicating(true)}>
            Duplicar como opção
          </Button>
          <Button variant="ghost" icon={Plus} onClick={() => setPicking(true)}>
            Adicionar orçamento
          </Button>
        </div>
      )}
      {isDuplicating && (
        <DuplicateOptionDialog
          copy={copy}
          usualTitle={optionName(Math.max(options.length, 1), "")}
          onClose={() => setDuplicating(false)}
          onSaved={add}
        />
      )}
      {isPicking && (
        <PickBudgetDialog
          budgetId={copy.id}
          without={chosen}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
