import { useState } from "react";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useQuery } from "shared-contracts/platform/query";
import { ownTemplatesQuery } from "shared-contracts/saved-budgets/own-templates";
import { useAccountBudgets } from "../request/useAccountBudgets.ts";
import { type Base, type BaseKind, BASES, usualBase } from "./bases.ts";

export type BaseChoice = ReturnType<typeof useBase>;

/** What a proposal of this kind of event is built from: the usual base, until the user chooses another. */
export function useBase(eventType: string) {
  const { data: templates = [] } = useQuery(
    ownTemplatesQuery(useCoreState().client),
  );
  const budgets = useAccountBudgets();
  const [asked, choose] = useState<Base | null>(null);
  const chosen = asked ?? usualBase(eventType, templates);
  const lists = { template: templates, budget: budgets };
  const idsOf = (kind: BaseKind) =>
    kind in lists ? lists[kind as keyof typeof lists] : null;
  return {
    chosen,
    choose,
    templates,
    budgets,
    /** The bases that there are: an account without templates has none to offer. */
    bases: BASES.filter(({ value }) => idsOf(value)?.length !== 0),
    /** Another kind of base, of which the first one is taken. */
    chooseKind(kind: BaseKind) {
      if (kind === "sample100" || kind === "blank") choose({ kind });
      else choose({ kind, id: lists[kind][0]!.id });
    },
  };
}
