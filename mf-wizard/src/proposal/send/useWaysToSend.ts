import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { phoneDigits } from "shared-contracts/formats/phone";
import { withDetail } from "shared-contracts/formats/with-detail";
import { downloadFile } from "shared-ui/download-file/download-file.ts";
import { proposalFileName } from "../proposal-file-name.ts";
import type { SavedCopy } from "../useSavedCopy.ts";
import { useMarkSent } from "./useMarkSent.ts";

/** What is sent; the file is made before, because a browser shares only what it has when the button is pressed. */
interface Sending {
  copy: SavedCopy;
  file: Blob | null;
  message: string;
  /** Undefined while nobody changed the words. */
  typed: string | undefined;
  onSent: () => void;
}

/** The ways to hand the proposal to the client; each marks it as sent. */
export function useWaysToSend({ copy, file, message, typed, onSent }: Sending) {
  const { store } = useAppState();
  const { mark, isMarking, failure } = useMarkSent();
  const [phoneError, setPhoneError] = useState("");
  const [shareError, setShareError] = useState("");
  const { clientPhone = "", clientEmail = "" } = store.event.fields;
  const name = proposalFileName(copy.budget.eventData);
  const shared = file && new File([file], name, { type: "application/pdf" });

  async function handOver(hand: () => void) {
    hand();
    const contact = { clientPhone, clientEmail };
    if (await mark(copy, { contact, message: typed })) onSent();
  }

  return {
    name,
    isMarking,
    failure: failure || shareError,
    phoneError,
    clearPhoneError: () => setPhoneError(""),
    download: () => downloadFile(file!, name),
    openWhatsApp() {
      const digits = phoneDigits(clientPhone);
      if (digits && digits.length < 10) {
        setPhoneError("Informe o DDD e o número.");
        return;
      }
      const to = digits ? `55${digits}` : "";
      const address = `https://wa.me/${to}?text=${encodeURIComponent(message)}`;
      void handOver(() => {
        downloadFile(file!, name);
        window.open(address, "_blank", "noopener");
      });
    },
    openEmail() {
      const subject = encodeURIComponent(`Proposta: ${copy.name}`);
      const body = encodeURIComponent(message);
      const to = encodeURIComponent(clientEmail.trim()).replace("%40", "@");
      void handOver(() => {
        downloadFile(file!, name);
        window.open(`mailto:${to}?subject=${subject}&body=${body}`, "_self");
      });
    },
    async share() {
      setShareError("");
      try {
        await navigator.share({ files: [shared!], text: message });
      } catch (refused) {
        const isCancelled =
          refused instanceof Error && refused.name === "AbortError";
        if (!isCancelled)
          setShareError(
            withDetail("Não foi possível compartilhar o PDF", refused),
          );
        return;
      }
      await handOver(() => undefined);
    },
  };
}

export type WaysToSend = ReturnType<typeof useWaysToSend>;
