import FileDown from "lucide-react/icons/file-down";
import Send from "lucide-react/icons/send";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { exact } from "shared-contracts/numbers/exact";
import type { Block } from "shared-contracts/proposal/composition";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { useModal } from "shared-ui/dialog/useModal";
import { IconButton } from "shared-ui/icon-button/IconButton";
import type { SavedCopy } from "../proposal/useSavedCopy.ts";
import { usePdfExport } from "../save-card/usePdfExport.ts";
import { useSavedBudgets } from "../saved-budgets/useSavedBudgets.ts";
import { conditionsSummary } from "./conditions/conditions-summary.ts";
import { ConditionsSection } from "./conditions/ConditionsSection.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { LookSection } from "./LookSection.tsx";
import { chosenOptions, optionsSummary } from "./options/chosen-options.ts";
import { OptionsSection } from "./options/OptionsSection.tsx";
import { SavedLine, Unprinted, Unsaved } from "./EditorLines.tsx";
import { PixLine } from "./pix/PixLine.tsx";
import { Preview } from "./Preview.tsx";
import styles from "./ProposalEditor.module.css";
import type { SettingsSaving } from "./settings-saving.ts";
import { showSummary } from "./show-summary.ts";
import { ShowSection } from "./ShowSection.tsx";
import { usePreview, useSources } from "./usePreview.ts";
import { useProposalSettings } from "./useProposalSettings.ts";

export interface ProposalEditorProps {
  copy: SavedCopy;
  onClose: () => void;
  onSend: () => void;
}

const TABS = ["Ajustes", "Prévia"] as const;

/** How the proposal of the saved budget looks, beside what the client will read. Everything is kept as it changes. */
export const ProposalEditor = observer(function ProposalEditor({
  copy,
  onClose,
  onSend,
}: ProposalEditorProps) {
  const { store } = useAppState();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [tab, setTab] = useState(0);
  const [shown, setShown] = useState<{ part: Block["kind"] } | null>(null);
  const { isExporting, exportPdf } = usePdfExport();
  const sources = useSources();
  const { settings, terms, saving, changeTerms } = useProposalSettings(
    copy,
    sources.data?.config.proposal ?? {},
  );
  const preview = usePreview({ copy, settings, terms, sources });
  const unprinted =
    preview.proposal && !(preview.proposal instanceof Error)
      ? (sources.data?.rules.unprintedTexts(preview.proposal) ?? [])
      : [];
  const blocked = blockedBecause(saving.state, preview.isFailed);
  const choices = sources.data?.rules.showChoices(copy.budget, settings);
  const saved = useSavedBudgets();
  const options = chosenOptions(settings, copy, saved.data ?? []);
  const accent = terms.accent ?? "jabuticaba";
  const modal = useModal(dialog, {
    initialFocus: title,
    onDismiss: (reason) => {
      if (reason === "escape") onClose();
    },
  });

  function turn(event: KeyboardEvent<HTMLElement>) {
    const to = { ArrowLeft: 0, Home: 0, ArrowRight: 1, End: 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setTab(to);
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  }

  return (
    <dialog
      {...modal}
      ref={dialog}
      className={styles.editor}
      data-tab={tab}
      aria-labelledby={`${id}-title`}
    >
      <header className={styles.head}>
        <div>
          <h2 ref={title} id={`${id}-title`} tabIndex={-1}>
            Proposta
          </h2>
          <p>
            {copy.name}, {formatMoney(exact(copy.totalFinal))}
          </p>
        </div>
        <IconButton label="Fechar" icon={X} iconSize={20} onClick={onClose} />
      </header>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label="Partes da proposta"
        onKeyDown={turn}
      >
        {TABS.map((name, index) => (
          <button
            key={name}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={tab === index}
            aria-controls={`${id}-${index}`}
            tabIndex={tab === index ? 0 : -1}
            onClick={() => setTab(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        id={`${id}-0`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-0`}
        className={styles.settings}
      >
        <Unprinted texts={unprinted} />
        {store.hasUnsavedChanges && (
          <Unsaved savedAt={copy.savedAt} saving={saving} />
        )}
        {choices && (
          <>
            <Disclosure
              title="O que aparece"
              onOpen={() => setShown({ part: "menu" })}
              summary={showSummary(choices)}
              startsOpen
            >
              <ShowSection
                choices={choices}
                onChoose={(key, showing) =>
                  saving.change({
                    ...settings,
                    show: { ...settings.show, [key]: showing },
                  })
                }
              />
            </Disclosure>
            <Disclosure
              title="Condições"
              onOpen={() => setShown({ part: "conditions" })}
              summary={conditionsSummary(settings, terms)}
            >
              <ConditionsSection
                copy={copy}
                settings={settings}
                terms={terms}
                onChange={(changed) => saving.change(changed)}
                onTerms={changeTerms}
              >
                <PixLine
                  pix={sources.data?.config.pix ?? null}
                  onChanged={() => void sources.refetch()}
                />
              </ConditionsSection>
            </Disclosure>
            <Disclosure
              title="Aparência"
              onOpen={() => setShown({ part: "title" })}
              summary={`Cor: ${accent}`}
            >
              <LookSection
                accent={accent}
                onChoose={(chosen) => changeTerms({ ...terms, accent: chosen })}
              />
            </Disclosure>
            <Disclosure
              title="Opções"
              onOpen={() => setShown({ part: "options" })}
              summary={optionsSummary(options, settings.suggested)}
            >
              <OptionsSection
                copy={copy}
                settings={settings}
                options={options}
                onChange={(changed) => saving.change(changed)}
              />
            </Disclosure>
          </>
        )}
      </div>
      <footer className={styles.foot}>
        <SavedLine saving={saving} />
        <Button
          icon={FileDown}
          iconOnlyBelow="phone"
          busy={isExporting}
          busyLabel="Gerando PDF..."
          disabled={saving.state !== "saved"}
          aria-describedby={blocked && `${id}-blocked`}
          onClick={() => void exportPdf()}
        >
          Baixar PDF
        </Button>
        <Button
          variant="primary"
          icon={Send}
          disabled={saving.state !== "saved" || preview.isFailed}
          aria-describedby={blocked && `${id}-blocked`}
          onClick={onSend}
        >
          Enviar proposta
        </Button>
        {blocked && (
          <p id={`${id}-blocked`} className={styles.blocked}>
            {blocked}
          </p>
        )}
      </footer>
      <div
        id={`${id}-1`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-1`}
        className={styles.preview}
      >
        <Preview preview={preview} shown={shown} />
      </div>
    </dialog>
  );
});

/** Why the proposal cannot be sent now; nothing while it is saved, which takes a moment. */
function blockedBecause(
  state: SettingsSaving["state"],
  isPreviewFailed: boolean,
): string | undefined {
  if (state === "offline" || state === "failed")
    return "O PDF e o envio esperam até os ajustes serem salvos.";
  return isPreviewFailed
    ? "Sem a prévia a proposta não pode ser enviada."
    : undefined;
}
