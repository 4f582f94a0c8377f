import { useEffect, useRef, useState } from "react";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "shared-contracts/entities/saved-budget";
import { queuedDraft } from "shared-contracts/outbox/queued-draft";
import type { Budget } from "shared-contracts/parts/budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { useNavigate } from "shared-contracts/platform/router";
import { readBudget } from "shared-contracts/platform/rules";
import { withNotes } from "shared-contracts/formats/with-notes";
import { useReplaceBudget } from "../useReplaceBudget.ts";
import { withDetail } from "shared-contracts/formats/with-detail";
import { fetchToOpen } from "./fetch-to-open.ts";
import {
  expireSavedBudgets,
  isGone,
  missingBudgetText,
} from "./saved-budgets-query.ts";

/** The notices for a saved budget that opens and for one that cannot be read. */
export interface OpenTexts {
  opened: string;
  failed: string;
}

const USUAL: OpenTexts = {
  opened: "Orçamento carregado com sucesso!",
  failed: "Erro ao carregar dados do orçamento",
};

/** A saved budget and what was read of it. */
interface ReadSaved {
  saved: SavedBudget;
  budget: Budget;
  notes: readonly string[];
}

/** Opens a saved budget for editing and goes to its first step, or to `path`. An unreadable one changes nothing. */
export function useOpenBudget() {
  const services = useAppState();
  const { store, outbox, notify, withdrawNotices } = services;
  const replaceBudget = useReplaceBudget();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);

  /**
   * Loads a saved budget and reads it, or says why it cannot; null then, and if the user left or opened another budget
   * while it loaded.
   */
  async function readSaved(
    listed: SavedBudgetSummary,
    failed = USUAL.failed,
  ): Promise<ReadSaved | null> {
    const { loadCount } = store;
    const isWanted = () => !left.current && store.loadCount === loadCount;
    const fail = (reason: unknown) =>
      notify({
        tone: "error",
        text: withDetail(failed, reason),
        about: "opening",
      });
    withdrawNotices("opening");
    setOpening(true);
    try {
      const { saved, note } = await fetchToOpen(services, listed);
      if (!isWanted()) return null;
      const read = readBudget(saved.dados);
      if (!read.ok) fail(read.reason);
      return read.ok
        ? { ...read, saved, notes: [...note, ...read.notes] }
        : null;
    } catch (error) {
      if (isGone(error)) expireSavedBudgets(services);
      if (isWanted()) fail(missingBudgetText(error));
      return null;
    } finally {
      setOpening(false);
    }
  }

  /** Returns whether it was opened. */
  async function openBudget(
    listed: SavedBudgetSummary,
    { opened, failed } = USUAL,
    path = "/event",
  ): Promise<boolean> {
    const { loadCount } = store;
    const queued = await outbox.find(listed.id);
    if (left.current || store.loadCount !== loadCount) return false;
    if (queued) {
      replaceBudget(() => store.loadDraft(queuedDraft(listed, queued)), opened);
      void navigate(path);
      return true;
    }
    const read = await readSaved(listed, failed);
    if (!read) return false;
    const { id, nome: name, versao: version = null } = read.saved;
    replaceBudget(
      () => store.load(read.budget, { id, name, version }),
      withNotes(opened, read.notes),
    );
    void navigate(path);
    return true;
  }

  return { openBudget, readSaved, isOpening };
}
