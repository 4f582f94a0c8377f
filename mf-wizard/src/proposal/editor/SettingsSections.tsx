import { capitalized } from "shared-contracts/formats/capitalized";
import type { Block } from "shared-contracts/proposal/composition";
import { observer } from "shared-contracts/platform/state";
import { useSavedBudgets } from "../../working-budget/saved/useSavedBudgets.ts";
import { conditionsSummary } from "./conditions/conditions-summary.ts";
import { ConditionsSection } from "./conditions/ConditionsSection.tsx";
import { chosenOptions, optionsSummary } from "./options/chosen-options.ts";
import { OptionsSection } from "./options/OptionsSection.tsx";
import { PixLine } from "./pix/PixLine.tsx";
import type { SectionProps } from "./section-props.ts";
import { ShowSection } from "./ShowSection.tsx";
import type { useSources } from "./usePreview.ts";
import type { Accent, Showing } from "shared-contracts/entities/proposal";
import type { ShowChoices } from "shared-contracts/proposal/show-choices";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId, useState } from "react";
import styles from "./ProposalEditor.module.css";
import Check from "lucide-react/icons/check";

interface SettingsSectionsProps extends SectionProps {
  sources: ReturnType<typeof useSources>;
  /** The part of the proposal that an opened section is about. */
  onOpen: (part: Block["kind"]) => void;
}

/** The settings of a proposal, one section open at first; none before the sources are loaded. */
export const SettingsSections = observer(function SettingsSections({
  copy,
  settings,
  terms,
  onChange,
  onTerms,
  sources,
  onOpen,
}: SettingsSectionsProps) {
  const saved = useSavedBudgets();
  const options = chosenOptions(settings, copy, saved.data ?? []);
  const accent = terms.accent ?? "jabuticaba";
  const choices = sources.data?.rules.showChoices(copy.budget, settings);
  if (!choices) return null;

  return (
    <>
      <Disclosure
        title="O que aparece"
        onOpen={() => onOpen("menu")}
        summary={showSummary(choices)}
        startsOpen
      >
        <ShowSection
          choices={choices}
          onChoose={(key, showing) =>
            onChange({
              ...settings,
              show: { ...settings.show, [key]: showing },
            })
          }
        />
      </Disclosure>
      <Disclosure
        title="Condições"
        onOpen={() => onOpen("conditions")}
        summary={conditionsSummary(settings, terms)}
      >
        <ConditionsSection
          copy={copy}
          settings={settings}
          terms={terms}
          onChange={onChange}
          onTerms={onTerms}
        >
          <PixLine
            pix={sources.data?.config.pix ?? null}
            onChanged={() => void sources.refetch()}
          />
        </ConditionsSection>
      </Disclosure>
      <Disclosure
        title="Aparência"
        onOpen={() => onOpen("title")}
        summary={`Cor: ${accent}`}
      >
        <LookSection
          accent={accent}
          onChoose={(chosen) => onTerms({ ...terms, accent: chosen })}
        />
      </Disclosure>
      <Disclosure
        title="Opções"
        onOpen={() => onOpen("options")}
        summary={optionsSummary(options, settings.suggested)}
      >
        <OptionsSection
          copy={copy}
          settings={settings}
          options={options}
          onChange={onChange}
        />
      </Disclosure>
    </>
  );
});

/** "Cardápio completo, equipe e estrutura em resumo". */
function showSummary({ menu, included }: ShowChoices): string {
  const [team, structure] = ["team", "generalExpenses"].map(
    (key) => included.find((choice) => choice.key === key)?.showing,
  );
  const both =
    team && team === structure
      ? `equipe e estrutura ${many(team)}`
      : [
          team && `equipe ${one(team)}`,
          structure && `estrutura ${one(structure)}`,
        ]
          .filter(Boolean)
          .join(", ");
  const text = [menuSummary(menu.map(({ showing }) => showing)), both]
    .filter(Boolean)
    .join(", ");
  return capitalized(text);
}

function menuSummary(shown: readonly Showing[]): string {
  if (shown.length === 0) return "";
  if (shown.every((showing) => showing === "oculto")) return "cardápio oculto";
  if (shown.includes("oculto")) return "cardápio em parte";
  return shown.every((showing) => showing === "nomes")
    ? "cardápio só com nomes"
    : "cardápio completo";
}

function one(showing: Showing): string {
  if (showing === "oculto") return "oculta";
  return showing === "resumo" ? "em resumo" : "completa";
}

function many(showing: Showing): string {
  return showing === "resumo" ? one(showing) : `${one(showing)}s`;
}

/** A part of the settings with its summary; open or folded. */
function Disclosure({
  title,
  summary,
  startsOpen = false,
  onOpen,
  children,
}: {
  title: string;
  summary: string;
  startsOpen?: boolean;
  onOpen: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <section className={styles.disclosure}>
      <h3>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
            if (!isOpen) onOpen();
          }}
        >
          <span className={styles.foldText}>
            <b>{title}</b>
            <span>{summary}</span>
          </span>
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      </h3>
      <div id={id} className={styles.section} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

const ACCENTS: Readonly<Record<Accent, string>> = {
  jabuticaba: "Jabuticaba",
  terracota: "Terracota",
  mel: "Mel",
  mata: "Mata",
  azulejo: "Azulejo",
  grafite: "Grafite",
};

interface LookSectionProps {
  accent: Accent;
  onChoose: (accent: Accent) => void;
}

/** The colour of the account's proposals. */
function LookSection({ accent, onChoose }: LookSectionProps) {
  const id = useId();
  return (
    <div className={styles.swatches} role="radiogroup" aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        Cor de todas as suas propostas
      </h4>
      {(Object.keys(ACCENTS) as Accent[]).map((one) => (
        <label key={one} className={styles.swatch}>
          <input
            type="radio"
            name={id}
            checked={one === accent}
            onChange={() => onChoose(one)}
          />
          <span className={styles.colour} data-proposal={one}>
            {one === accent && <Check size={16} aria-hidden="true" />}
          </span>
          {ACCENTS[one]}
        </label>
      ))}
    </div>
  );
}
