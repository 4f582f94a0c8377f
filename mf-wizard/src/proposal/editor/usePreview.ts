import { useEffect, useMemo, useState } from "react";
import type { Proposal } from "shared-contracts/proposal/composition";
import type { ProposalSettings } from "shared-contracts/entities/proposal";
import type { ProposalTerms } from "shared-contracts/entities/user-config";
import { useAppState } from "shared-contracts/federation/app-state";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { useQuery } from "shared-contracts/platform/query";
import { LAZY_RULES, readBudget } from "shared-contracts/platform/rules";
import type { SavedCopy } from "../useSavedCopy.ts";
import { isGone } from "../../working-budget/saved/saved-budgets-query.ts";
import { localDate } from "shared-contracts/formats/local-date";

/** How long after the last change the preview follows, in ms. */
const PAUSE = 200;

/** What the API keeps that a proposal is made of, and the rules that make it. */
export function useSources() {
  const services = useAppState();
  return useQuery({
    queryKey: ["proposal-sources"],
    queryFn: async () => {
      const { client } = services;
      const [rules, profile, company, { logoUrl }, config] = await Promise.all([
        LAZY_RULES.proposal(),
        client.call("getProfile"),
        client.call("getCompany"),
        client.call("getLogo"),
        client.call("getUserConfig", {}),
      ]);
      const sender = rules.proposalSender(profile, company, logoUrl);
      return { rules, sender, config };
    },
    gcTime: 0,
    networkMode: "always",
    retry: false,
    refetchOnWindowFocus: false,
  });
}

interface PreviewInput {
  copy: SavedCopy;
  settings: ProposalSettings;
  terms: ProposalTerms;
  sources: ReturnType<typeof useSources>;
}

/** The proposal of the saved copy with the settings as they are now; null while it is loaded. */
export function usePreview({ copy, settings, terms, sources }: PreviewInput) {
  const services = useAppState();
  const shown = useSettled(
    useMemo(() => ({ settings, terms }), [settings, terms]),
  );
  const ids = (shown.settings.options ?? [])
    .map(({ id }) => id)
    .filter((id) => id !== copy.id);
  const others = useQuery({
    queryKey: ["proposal-options", ...ids],
    queryFn: () => loadOthers(services, ids),
    gcTime: 0,
    networkMode: "always",
    retry: false,
    placeholderData: (previous) => previous,
  });
  const made = useMemo(() => {
    if (!sources.data || !others.data) return null;
    const { rules, sender, config } = sources.data;
    return madeBy(() =>
      rules.composeProposal({
        ...copy,
        title: copy.name,
        budget: { ...copy.budget, proposal: shown.settings },
        others: others.data,
        sender,
        terms: shown.terms,
        pix: config.pix,
        day: localDate(new Date()),
      }),
    );
  }, [copy, shown, sources.data, others.data]);
  return {
    proposal: made,
    isFailed: sources.isError || others.isError || made instanceof Error,
    isRetrying: sources.isFetching || others.isFetching,
    retry() {
      void sources.refetch();
      void others.refetch();
    },
  };
}

function madeBy(make: () => Proposal): Proposal | Error {
  try {
    return make();
  } catch (error) {
    console.error(error);
    return new Error("no proposal", { cause: error });
  }
}

/** The other options; a deleted budget is left out, as in the PDF. */
async function loadOthers({ client }: ShellServices, ids: readonly number[]) {
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        const saved = await client.call("getBudget", { params: { id } });
        const read = readBudget(saved.dados);
        if (!read.ok) throw new Error(read.reason);
        return [{ id, budget: read.budget }];
      } catch (error) {
        if (isGone(error)) return [];
        throw error;
      }
    }),
  );
  return found.flat();
}

/** The value once it has stayed the same for a while; the first one at once. */
function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
