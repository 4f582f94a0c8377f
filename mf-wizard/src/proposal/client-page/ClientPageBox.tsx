import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import ExternalLink from "lucide-react/icons/external-link";
import { useId, useState } from "react";
import { withDetail } from "shared-contracts/formats/with-detail";
import { writtenDay } from "shared-contracts/proposal/days";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Button } from "shared-ui/button/Button";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { CopyField } from "shared-ui/copy-field/CopyField";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { Tag } from "shared-ui/tag/Tag";
import { isPast } from "../is-past.ts";
import styles from "./ClientPageBox.module.css";
import type { ClientPage } from "./useClientPage.ts";

interface ClientPageBoxProps {
  page: ClientPage;
  /** The last day of the offer, `YYYY-MM-DD`; undefined where there is none to accept. */
  until?: string | undefined;
  /** Called once the address was copied. */
  onCopied?: (() => void) | undefined;
}

/** The address of the client's page, and what can be done with it. */
export function ClientPageBox({ page, until, onCopied }: ClientPageBoxProps) {
  const title = useId();
  const { link, error, isLoading, retry, failure } = page;
  return (
    <section className={styles.box} aria-labelledby={title}>
      <div className={styles.head}>
        <h3 id={title}>Página do cliente</h3>
        {link?.active && link.published && <OnAir until={until} />}
        {link && !link.active && (
          <Tag tone="warning" icon={Ban}>
            Desativada
          </Tag>
        )}
      </div>
      {link && <Address page={page} onCopied={onCopied} />}
      {!link && isLoading && <p role="status">Carregando o link...</p>}
      {!link && error && !isLoading && (
        <RetryBanner retrying={isLoading} onRetry={retry}>
          {withDetail("Não foi possível carregar o link", error)}
        </RetryBanner>
      )}
      {failure && <FieldMessage tone="error">{failure}</FieldMessage>}
    </section>
  );
}

function OnAir({ until }: Pick<ClientPageBoxProps, "until">) {
  return until && isPast(until) ? (
    <Tag tone="warning" icon={Clock}>
      Venceu em {writtenDay(until)}
    </Tag>
  ) : (
    <Tag tone="success" icon={Check}>
      No ar
    </Tag>
  );
}

function Address({
  page,
  onCopied,
}: Pick<ClientPageBoxProps, "page" | "onCopied">) {
  const { url, active } = page.link!;
  if (!url)
    return (
      <>
        <p>
          Este endereço não pode mais ser mostrado aqui. O link que o cliente
          tem continua valendo; para enviar de novo, troque o endereço.
        </p>
        <Changes page={page} />
      </>
    );
  return (
    <>
      <CopyField
        label="Link"
        value={url}
        words={["Copiar link", "Link copiado"]}
        disabled={!active}
        onCopied={onCopied}
      />
      <Changes page={page} />
    </>
  );
}

/** Looking at the page, and the changes that take effect for the client at once. */
function Changes({ page }: { page: ClientPage }) {
  const { url, active, published } = page.link!;
  const [asking, setAsking] = useState<"exchange" | "off" | null>(null);
  const close = () => setAsking(null);
  return (
    <div className={styles.links}>
      {url && active && published && (
        <Button
          variant="quiet"
          size="small"
          icon={ExternalLink}
          // The page's script counts no view with this fragment.
          onClick={() => window.open(`${url}#previa`, "_blank", "noopener")}
        >
          Ver como o cliente
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        icon={ArrowLeftRight}
        busy={page.isChanging}
        onClick={() => setAsking("exchange")}
      >
        Trocar endereço
      </Button>
      {active ? (
        <Button
          variant="quiet"
          size="small"
          icon={Ban}
          busy={page.isChanging}
          onClick={() => setAsking("off")}
        >
          Desativar link
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={Check}
          busy={page.isChanging}
          onClick={() => page.turn(true)}
        >
          Ativar link
        </Button>
      )}
      <ConfirmDialog
        open={asking === "exchange"}
        tone="neutral"
        title="Trocar o endereço?"
        confirmLabel="Trocar"
        onConfirm={() => {
          close();
          page.exchange();
        }}
        onCancel={close}
      >
        O link que o cliente já tem deixa de funcionar.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "off"}
        title="Desativar o link?"
        confirmLabel="Desativar"
        onConfirm={() => {
          close();
          page.turn(false);
        }}
        onCancel={close}
      >
        O cliente deixa de ver a proposta. Você pode ativar de novo.
      </ConfirmDialog>
    </div>
  );
}
