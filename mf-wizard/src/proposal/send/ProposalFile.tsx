import FileText from "lucide-react/icons/file-text";
import { withDetail } from "shared-contracts/formats/with-detail";
import { writtenDay } from "shared-contracts/proposal/days";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import styles from "./SendDialog.module.css";
import type { SendFacts } from "./useSendFacts.ts";

/** The file of what is sent, or why there is none yet. */
export function ProposalFile({
  name,
  sending,
  onDownload,
}: {
  name: string;
  sending: SendFacts;
  onDownload: () => void;
}) {
  const { facts, file, pages, error, isLoading, retry } = sending;
  return (
    <>
      <div className={styles.file}>
        <Icon of={FileText} size={24} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.quiet}>Se o cliente preferir o arquivo</p>
          <p className={styles.quiet} role="status">
            {facts && file
              ? fileLine(facts.validUntil, pages)
              : isLoading && "Gerando PDF..."}
          </p>
        </div>
        <Button
          variant="ghost"
          disabled={!file}
          onClick={() => showFile(file!)}
        >
          Ver
        </Button>
        <Button variant="ghost" disabled={!file} onClick={onDownload}>
          Baixar
        </Button>
      </div>
      {error && !isLoading && (
        <RetryBanner retrying={isLoading} onRetry={retry}>
          {withDetail("Erro ao gerar PDF", error)}
        </RetryBanner>
      )}
    </>
  );
}

/** "2 páginas, válida até 22/12/2026". */
function fileLine(validUntil: string, pages: number | undefined): string {
  const valid = `álida até ${writtenDay(validUntil)}`;
  if (pages === undefined) return `V${valid}`;
  return `${pages} ${pages === 1 ? "página" : "páginas"}, v${valid}`;
}

/** Opens the file in another tab. */
function showFile(file: Blob): void {
  const address = URL.createObjectURL(file);
  window.open(address, "_blank", "noopener");
  // A slow computer needs a while to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
