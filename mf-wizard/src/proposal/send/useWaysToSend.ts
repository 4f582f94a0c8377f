import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { phoneDigits } from "shared-contracts/formats/phone";
import { withDetail } from "shared-contracts/formats/with-detail";
import { downloadFile } from "shared-ui/download-file/download-file.ts";
import { proposalFileName } from "../proposal-file-name.ts";
import type { SavedCopy } from "../useSavedCopy.ts";
import type { Contact } from "shared-contracts/entities/event-data";
import type { ProposalSettings } from "shared-contracts/entities/proposal";
import { formatDay } from "shared-contracts/formats/format-day";
import { formatMoney } from "shared-contracts/formats/money";
import { readProposalSettings } from "shared-contracts/platform/rules";
import {
  followProposal,
  saveSettings,
  sendProposal,
} from "../change-saved-copy.ts";

/** What is sent. */
interface Sending {
  copy: SavedCopy;
  file: Blob | null;
  /** With the address of the client's page. */
  message: string;
  /** Undefined while nobody changed the words. */
  typed: string | undefined;
  /** What the client reads of a change on its page; empty without any. */
  note: string;
  onSent: () => void;
}

/** The ways to hand the proposal to the client; each marks it as sent. */
export function useWaysToSend({
  copy,
  file,
  message,
  typed,
  note,
  onSent,
}: Sending) {
  const { store } = useAppState();
  const { mark, isMarking, failure } = useMarkSent();
  const [phoneError, setPhoneError] = useState("");
  const [shareError, setShareError] = useState("");
  const { clientPhone = "", clientEmail = "" } = store.event.fields;
  const name = proposalFileName(copy.budget.eventData);

  async function handOver(hand: () => void) {
    hand();
    const contact = { clientPhone, clientEmail };
    if (await mark(copy, { contact, message: typed }, note)) onSent();
  }

  return {
    name,
    isMarking,
    failure: failure || shareError,
    phoneError,
    clearPhoneError: () => setPhoneError(""),
    download: () => downloadFile(file!, name),
    /** The address was copied: whoever copies it sends it. */
    copied: () => void handOver(() => undefined),
    openWhatsApp() {
      const digits = phoneDigits(clientPhone);
      if (digits && digits.length < 10) {
        setPhoneError("Informe o DDD e o número.");
        return;
      }
      const to = digits ? `55${digits}` : "";
      const address = `https://wa.me/${to}?text=${encodeURIComponent(message)}`;
      void handOver(() => window.open(address, "_blank", "noopener"));
    },
    openEmail() {
      const subject = encodeURIComponent(`Proposta: ${copy.name}`);
      const body = encodeURIComponent(message);
      const to = encodeURIComponent(clientEmail.trim()).replace("%40", "@");
      void handOver(() =>
        window.open(`mailto:${to}?subject=${subject}&body=${body}`, "_self"),
      );
    },
    async share() {
      setShareError("");
      try {
        await navigator.share({ text: message });
      } catch (refused) {
        const isCancelled =
          refused instanceof Error && refused.name === "AbortError";
        if (!isCancelled)
          setShareError(
            withDetail("Não foi possível compartilhar o link", refused),
          );
        return;
      }
      await handOver(() => undefined);
    },
  };
}

export type WaysToSend = ReturnType<typeof useWaysToSend>;

/** What the user typed for this sending. */
interface Typed {
  contact: Required<Contact>;
  /** Absent while nobody changed the words. */
  message: string | undefined;
}

/** Marks a proposal as sent once it was handed over; a notice undoes it. */
function useMarkSent() {
  const services = useAppState();
  const { notify, withdrawNotices } = services;
  const [isMarking, setMarking] = useState(false);
  const [failure, setFailure] = useState("");

  /** Returns whether it is marked. */
  async function mark(
    copy: SavedCopy,
    typed: Typed,
    note: string,
  ): Promise<boolean> {
    setMarking(true);
    setFailure("");
    withdrawNotices("status");
    try {
      const kept = await keepTyped(copy, typed);
      const sent = await sendProposal(services, kept, note);
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
