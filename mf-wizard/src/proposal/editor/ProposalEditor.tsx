import X from "lucide-react/icons/x";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { exact } from "shared-contracts/numbers/exact";
import type { Block } from "shared-contracts/proposal/composition";
import { observer } from "shared-contracts/platform/state";
import { useModal } from "shared-ui/dialog/useModal";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { Tabs } from "shared-ui/tabs/Tabs";
import type { SavedCopy } from "../useSavedCopy.ts";
import { EditorFoot } from "./EditorFoot.tsx";
import { UnsavedBanner } from "../UnsavedBanner.tsx";
import { Unprinted } from "./EditorLines.tsx";
import { Preview } from "./Preview.tsx";
import styles from "./ProposalEditor.module.css";
import { SettingsSections } from "./SettingsSections.tsx";
import { usePreview, useSources } from "./usePreview.ts";
import type { ProposalTerms } from "shared-contracts/entities/user-config";
import { readProposalSettings } from "shared-contracts/platform/rules";
import { SettingsSaving } from "./settings-saving.ts";

/** On a narrow screen the settings and the preview take turns. */
const TABS = ["Ajustes", "Prévia"] as const;

export interface ProposalEditorProps {
  copy: SavedCopy;
  onClose: () => void;
  onSend: () => void;
}

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
  const modal = useModal(dialog, {
    initialFocus: title,
    onDismiss: (reason) => {
      if (reason === "escape") onClose();
    },
  });

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
      <div className={styles.tabs}>
        <Tabs
          id={id}
          label="Partes da proposta"
          tabs={TABS}
          tab={tab}
          onTurn={setTab}
        />
      </div>
      <div
        id={`${id}-0`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-0`}
        className={styles.settings}
      >
        <Unprinted texts={unprinted} />
        {store.hasUnsavedChanges && (
          <UnsavedBanner
            savedAt={copy.savedAt}
            disabled={saving.state === "saving"}
            showsFailure
          />
        )}
        <SettingsSections
          copy={copy}
          settings={settings}
          terms={terms}
          onChange={(changed) => saving.change(changed)}
          onTerms={changeTerms}
          sources={sources}
          onOpen={(part) => setShown({ part })}
        />
      </div>
      <EditorFoot
        id={id}
        saving={saving}
        isPreviewFailed={preview.isFailed}
        onSend={onSend}
      />
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

/** The settings of the working budget, and their saving. Those kept on this device only are saved first. */
function useProposalSettings(copy: SavedCopy, kept: ProposalTerms) {
  const services = useAppState();
  const { proposal } = services.store;
  const settings = useMemo(() => readProposalSettings(proposal), [proposal]);
  const [saving] = useState(() => new SettingsSaving(services, copy));
  const [typed, setTerms] = useState<ProposalTerms | null>(null);
  useEffect(() => {
    saving.takeCopy(copy);
  }, [saving, copy]);
  useEffect(() => {
    const { store } = services;
    const here = readProposalSettings(store.proposal);
    const there = readProposalSettings(saving.copy.budget["proposal"]);
    if (JSON.stringify(here) !== JSON.stringify(there)) {
      saving.change(here);
      saving.flush();
    }
    return saving.flush;
  }, [saving, services]);
  return {
    settings,
    terms: typed ?? kept,
    saving,
    changeTerms(terms: ProposalTerms) {
      setTerms(terms);
      saving.changeTerms(terms);
    },
  };
}
