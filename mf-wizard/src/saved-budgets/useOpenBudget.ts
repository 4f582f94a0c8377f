import { useEffect, useRef, useState } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { useNavigate } from "shared-contracts/platform/router";
import { readBudget } from "shared-contracts/platform/rules";
import { withNotes } from "shared-contracts/formats/with-notes";
import { useReplaceBudget } from "../working-budget/useReplaceBudget.ts";
import { withDetail } from "shared-contracts/formats/with-detail";
import {
  expireSavedBudgets,
  isGone,
  missingBudgetText,
  savedBudgetQuery,
} from "./saved-budgets-query.ts";

/** The notices for a saved budget that opens and for one that cannot be read. */
export interface OpenTexts {
  opened: string;
  failed: string;
}

/** Opens a saved budget for editing and goes to its first step. An unreadable one changes nothing. */
export function useOpenBudget() {
  const services = useAppState();
  const { store, notify, withdrawNotices, queryClient } = services;
  const replaceBudget = useReplaceBudget();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);

  /** Returns whether it was opened: not if the user left or opened another budget while it loaded. */
  async function openBudget(
    listed: SavedBudgetSummary,
    { opened, failed }: OpenTexts,
  ): Promise<boolean> {
    const { loadCount } = store;
    const isWanted = () => !left.current && store.loadCount === loadCount;
    const fail = (reason: unknown) =>
      notify({
        tone: "error",
        text: withDetail(failed, reason),
        about: "opening",
      });
    withdrawNotices?.("opening");
    setOpening(true);
    try {
      const saved = await queryClient.fetchQuery(
        savedBudgetQuery(services, listed),
      );
      if (!isWanted()) return false;
      const read = readBudget(saved.dados);
      if (!read.ok) {
        fail(read.reason);
        return false;
      }
      const { id, nome: name, versao: version = null } = saved;
      replaceBudget(
        () => store.load(read.budget, { id, name, version }),
        withNotes(opened, read.notes),
      );
      void navigate("/event");
      return true;
    } catch (error) {
      if (isGone(error)) expireSavedBudgets(services);
      if (isWanted()) fail(missingBudgetText(error));
      return false;
    } finally {
      setOpening(false);
    }
  }

  return { openBudget, isOpening };
}
