import type { Block } from "shared-contracts/proposal/composition";
import { observer } from "shared-contracts/platform/state";
import { useSavedBudgets } from "../../working-budget/saved/useSavedBudgets.ts";
import { conditionsSummary } from "./conditions/conditions-summary.ts";
import { ConditionsSection } from "./conditions/ConditionsSection.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { LookSection } from "./LookSection.tsx";
import { chosenOptions, optionsSummary } from "./options/chosen-options.ts";
import { OptionsSection } from "./options/OptionsSection.tsx";
import { PixLine } from "./pix/PixLine.tsx";
import type { SectionProps } from "./section-props.ts";
import { ShowSection } from "./ShowSection.tsx";
import type { useSources } from "./usePreview.ts";
import type { Showing } from "shared-contracts/entities/proposal";
import type { ShowChoices } from "shared-contracts/proposal/show-choices";

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
  return text.charAt(0).toUpperCase() + text.slice(1);
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
