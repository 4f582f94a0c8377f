import MessageCircle from "lucide-react/icons/message-circle";
import { useId } from "react";
import type { ReadRequest } from "shared-contracts/entities/read-request";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { formatMoney } from "shared-contracts/formats/money";
import { exact } from "shared-contracts/numbers/exact";
import { perEach } from "shared-contracts/numbers/ratio";
import { Button } from "shared-ui/button/Button";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Figure } from "shared-ui/figure/Figure";
import type { useOpenRequest } from "../open/useOpenRequest.ts";
import { contactLinks } from "../request/contact-links.ts";
import { proposalInWords } from "../request/request-words.ts";
import styles from "./DetailDialog.module.css";

/** The proposal that answers a request: what it costs, how long it waits, and the ways on. */
export function ProposalPanel({
  proposal,
  request,
  isPending,
  opening,
  disabled,
}: {
  proposal: SavedBudgetSummary;
  request: ReadRequest;
  /** The request is not decided yet. */
  isPending: boolean;
  opening: ReturnType<typeof useOpenRequest>;
  disabled: boolean;
}) {
  const id = useId();
  const { nome, totalFinal, guests, lastSent } = proposal;
  const { whatsApp } = contactLinks(request);
  const [first = ""] = request.client.split(" ");
  const text = `Olá, ${first}! Conseguiu ver a proposta que enviei?`;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id}>Sua proposta</h3>
      <div className={styles.proposal}>
        <p>
          <b>{nome}</b>
          <span className={styles.note}>{proposalInWords(proposal)}</span>
        </p>
        <p className={styles.price}>
          <Figure strong>{formatMoney(totalFinal)}</Figure>
          {guests !== null && guests > 0 && (
            <span className={styles.note}>
              {formatMoney(perEach(exact(totalFinal), guests))} por pessoa
            </span>
          )}
        </p>
      </div>
      {whatsApp && lastSent && isPending && (
        <ButtonLink
          href={`${whatsApp}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          icon={MessageCircle}
          wide
        >
          Lembrar no WhatsApp
        </ButtonLink>
      )}
      <Button
        variant="primary"
        wide
        disabled={disabled}
        busy={opening.isOpening}
        busyLabel="Abrindo..."
        onClick={() => opening.openProposal(proposal)}
      >
        Abrir proposta
      </Button>
      {isPending && (
        <p className={styles.note}>
          Aprovar ou rejeitar aqui fecha o pedido e muda a proposta para
          Aprovada ou Perdida.
        </p>
      )}
    </section>
  );
}
