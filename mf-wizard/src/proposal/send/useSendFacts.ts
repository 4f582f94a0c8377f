import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import {
  LAZY_RULES,
  readProposalSettings,
} from "shared-contracts/platform/rules";
import type { SavedCopy } from "../useSavedCopy.ts";
import { localDate } from "shared-contracts/formats/local-date";
import type { MessageFacts } from "./proposal-message.ts";

export type SendFacts = ReturnType<typeof useSendFacts>;

/** What a client gets of a saved version: its file, made anew for each version, and what the message says. */
export function useSendFacts(copy: SavedCopy) {
  const { client } = useAppState();
  const facts = useQuery({
    queryKey: ["proposal-message", copy.id, copy.version],
    queryFn: async ({ signal }) => {
      const [{ proposal: terms = {} }, company, { lastValidDay }] =
        await Promise.all([
          client.call("getUserConfig", { signal }),
          client.call("getCompany", { signal }),
          LAZY_RULES.proposal(),
        ]);
      const { budget } = copy;
      const settings = readProposalSettings(budget["proposal"]);
      const day = localDate(new Date());
      const message: MessageFacts = {
        title: copy.name,
        event: budget.eventData,
        validUntil: lastValidDay({ budget, terms, day }),
        sender: company.companyName,
        hasOptions: (settings.options?.length ?? 0) > 1,
      };
      return { message, terms };
    },
    // Another validity is another version: the words stay on screen meanwhile.
    placeholderData: (before) => before,
    networkMode: "always",
    retry: false,
  });
  const file = useQuery({
    queryKey: ["proposal-file", copy.id, copy.version],
    queryFn: async ({ signal }) => {
      const body = { orcamentoId: copy.id };
      const pdf = await client.call("generatePdf", { body, signal });
      return { pdf, pages: await pdfPages(pdf) };
    },
    staleTime: Infinity,
    // The colour, the usual terms and the PIX key are in it too, and they have no version.
    gcTime: 0,
    networkMode: "always",
    retry: false,
  });
  return {
    facts: facts.data?.message ?? null,
    /** The account's usual ones. */
    terms: facts.data?.terms ?? {},
    file: file.data?.pdf ?? null,
    pages: file.data?.pages,
    /** Why one of them could not be made. */
    error: facts.error ?? file.error,
    isLoading: facts.isFetching || file.isFetching,
    retry: () => {
      if (facts.error) void facts.refetch();
      if (file.error) void file.refetch();
    },
  };
}

/** How many pages a PDF has, as its page tree says; undefined where it says nothing readable. */
async function pdfPages(pdf: Blob): Promise<number | undefined> {
  const text = await pdf.text();
  const [, count] = /\/Type\s*\/Pages\s*\/Count\s+(\d+)/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
}
