import Download from "lucide-react/icons/download";
import Send from "lucide-react/icons/send";
import Share2 from "lucide-react/icons/share-2";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useMutation } from "shared-contracts/platform/query";
import { Button } from "shared-ui/button/Button";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { downloadFile } from "shared-ui/download-file/download-file.ts";
import { IconButton } from "shared-ui/icon-button/IconButton";
import styles from "./Receipts.module.css";

const PDF = { type: "application/pdf" };

interface ReceiptButtonsProps {
  /** The instalment. */
  label: string;
  /** The file's name and what reads it. */
  name: string;
  load: () => Promise<Blob>;
  /** What the client reads with it, and where that opens in WhatsApp. */
  message: { text: string; href: string };
  /** The account does not know yet that it was received, or cannot be asked. */
  disabled: boolean;
}

/** Hands the receipt of an instalment to the client: text and PDF by the device's sharing, else each by itself. */
export function ReceiptButtons({
  label,
  name,
  load,
  message,
  disabled,
}: ReceiptButtonsProps) {
  const { notify, withdrawNotices } = useAppState();
  const { mutate, isPending } = useMutation({
    mutationFn: async (isShared: boolean) => {
      const file = new File([await load()], name, PDF);
      if (isShared) await share(file, message.text);
      else downloadFile(file, name);
    },
    networkMode: "always",
    onMutate: () => withdrawNotices("receipts"),
    onError: (error) =>
      notify({
        text: withDetail("Não foi possível fazer o recibo", error),
        tone: "error",
        about: "receipts",
      }),
  });
  const send = {
    wide: true,
    "aria-label": `Enviar recibo: ${label}`,
    children: "Enviar recibo",
  };
  return (
    <div className={styles.buttons}>
      {canShare() ? (
        <Button
          {...send}
          icon={Share2}
          disabled={disabled}
          busy={isPending}
          onClick={() => mutate(true)}
        />
      ) : (
        <ButtonLink
          {...send}
          icon={Send}
          href={message.href}
          target="_blank"
          rel="noopener"
        />
      )}
      <IconButton
        label={`Baixar recibo: ${label}`}
        icon={Download}
        disabled={disabled || isPending}
        onClick={() => mutate(false)}
      />
    </div>
  );
}

function canShare(): boolean {
  const files = [new File([], "recibo.pdf", PDF)];
  return navigator.canShare?.({ files }) ?? false;
}

/** Where the browser refuses, as it does long after the press, the file is downloaded. */
async function share(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ text, files: [file] });
  } catch (refused) {
    const isCancelled =
      refused instanceof Error && refused.name === "AbortError";
    if (!isCancelled) downloadFile(file, file.name);
  }
}
