import { useState } from "react";
import type { Contact } from "shared-contracts/entities/event-data";
import type { ProposalSettings } from "shared-contracts/entities/proposal";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatDay } from "shared-contracts/formats/format-day";
import { formatMoney } from "shared-contracts/formats/money";
import { withDetail } from "shared-contracts/formats/with-detail";
import { readProposalSettings } from "shared-contracts/proposal/read-settings";
import {
  followProposal,
  saveSettings,
  sendProposal,
} from "../change-saved-copy.ts";
import type { SavedCopy } from "../useSavedCopy.ts";

/** What the user typed for this sending. */
export interface Typed {
  contact: Required<Contact>;
  /** Absent while nobody changed the words. */
  message: string | undefined;
}

/** Marks a proposal as sent once it was handed over; a notice undoes it. */
export function useMarkSent() {
  const services = useAppState();
  const { notify, withdrawNotices } = services;
  const [isMarking, setMarking] = useState(false);
  const [failure, setFailure] = useState("");

  /** Returns whether it is marked. */
  async function mark(copy: SavedCopy, typed: Typed): Promise<boolean> {
    setMarking(true);
    setFailure("");
    withdrawNotices("status");
    try {
      const kept = await keepTyped(copy, typed);
      const sent = await sendProposal(services, kept);
      const last = sent.followUp.sent.at(-1)!;
      notify({
        text: `Enviada em ${formatDay(last.at)}, ${formatMoney(last.totalFinal)}`,
        tone: "success",
        about: "status",
        ...(copy.followUp.status !== sent.followUp.status && {
          action: { label: "Desfazer", run: () => void undo(copy, sent) },
        }),
      });
      return true;
    } catch (error) {
      setFailure(
        withDetail("Não foi possível marcar a proposta como enviada", error),
      );
      return false;
    } finally {
      setMarking(false);
    }
  }

  /** Saves what was typed with the account's copy, where that is news to it. */
  async function keepTyped(copy: SavedCopy, { contact, message }: Typed) {
    const { proposal, eventData } = copy.budget;
    const { message: before, ...others } = readProposalSettings(proposal);
    const { clientPhone = "", clientEmail = "" } = eventData;
    if (
      message === before &&
      clientPhone === contact.clientPhone &&
      clientEmail === contact.clientEmail
    )
      return copy;
    const settings: ProposalSettings = {
      ...others,
      ...(message !== undefined && { message }),
    };
    return saveSettings(services, copy, settings, contact);
  }

  async function undo(before: SavedCopy, sent: SavedCopy) {
    try {
      const { status } = before.followUp;
      await followProposal(services, sent, { status });
    } catch (error) {
      notify({
        tone: "error",
        text: withDetail("Não foi possível mudar a situação", error),
        about: "status",
      });
    }
  }

  return { mark, isMarking, failure };
}
