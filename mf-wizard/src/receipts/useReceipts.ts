import { useRef, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { readFollowUp } from "shared-contracts/platform/rules";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { withDetail } from "shared-contracts/formats/with-detail";
import { followProposal } from "../proposal/change-saved-copy.ts";
import { readCopy, type SavedCopy } from "../proposal/useSavedCopy.ts";
import { savedBudgetQuery } from "../working-budget/saved/saved-budgets-query.ts";
import type { InstalmentsChange } from "./instalments.ts";
import { codeOf } from "shared-contracts/endpoints/code-of";

/** How often a change is made again after another device changed the instalments in between. */
const TRIES = 3;

/**
 * The instalments as they are with every change that is on its way, and what changes them. Changes are stored one after
 * the other. One made elsewhere meanwhile is read, and this one is made on top of it. [receipts-from-two-devices]
 */
export function useReceipts(copy: SavedCopy) {
  const services = useAppState();
  const [waiting, setWaiting] = useState<readonly InstalmentsChange[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // The cache has the answer to a change at once; its observers, and so this `copy`, only a moment later.
  const known = services.queryClient.getQueryData<SavedBudget>(
    openBudgetQuery(services, copy.id).queryKey,
  );
  const { receipts: stored } = known
    ? readFollowUp(known.dados)
    : copy.followUp;
  const receipts = waiting.reduce<typeof stored>(
    (now, change) => change(now) ?? now,
    stored,
  );

  /** Resolves to whether it was stored; a notice says why not. */
  function change(make: InstalmentsChange): Promise<boolean> {
    setWaiting((now) => [...now, make]);
    const stored = last.current.then(async () => {
      try {
        await store(services, copy.id, make);
        return true;
      } catch (error) {
        services.notify({
          tone: "error",
          text: withDetail("Não foi possível guardar o recebimento", error),
          about: "receipts",
        });
        return false;
      } finally {
        setWaiting((now) => now.filter((one) => one !== make));
      }
    });
    last.current = stored;
    return stored;
  }

  return { receipts, change };
}

async function store(
  services: ShellServices,
  id: number,
  make: InstalmentsChange,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const copy = await storedCopy(services, id, tries > 1);
    const receipts = make(copy.followUp.receipts);
    if (!receipts)
      throw new Error("o plano foi alterado em outro lugar. Confira");
    try {
      await followProposal(services, copy, { receipts });
      return;
    } catch (error) {
      if (tries === TRIES || codeOf(error) !== "VERSION_MISMATCH") throw error;
    }
  }
}

/** The account's copy as this page knows it, or read anew. */
async function storedCopy(
  services: ShellServices,
  id: number,
  isAnew: boolean,
): Promise<SavedCopy> {
  const query = openBudgetQuery(services, id);
  // A change of an older copy is refused, or waits for the network.
  const staleTime = isAnew ? 0 : "static";
  return readCopy(
    await services.queryClient.fetchQuery({ ...query, staleTime }),
  );
}

function openBudgetQuery(services: ShellServices, id: number) {
  const versao = services.store.editingVersion ?? undefined;
  return savedBudgetQuery(services, { id, versao });
}
