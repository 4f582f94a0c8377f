import { useAppState } from "shared-contracts/federation/app-state";
import { readProposalSettings } from "shared-contracts/proposal/read-settings";
import { type MessageFacts, proposalMessage } from "./proposal-message.ts";

/** The words that go with the proposal: the user's, else made of the facts. What is typed stays in the draft. */
export function useMessage(facts: MessageFacts | null) {
  const { store } = useAppState();
  const settings = readProposalSettings(store.proposal);
  return {
    message: settings.message ?? (facts ? proposalMessage(facts) : ""),
    /** Undefined while nobody changed the words. */
    typed: settings.message,
    setMessage: (text: string) =>
      store.setProposal({ ...settings, message: text.slice(0, 2000) }),
  };
}
