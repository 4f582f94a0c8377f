import Clock from "lucide-react/icons/clock";
import { chosenOption } from "shared-contracts/entities/chosen-option";
import type { FollowUp } from "shared-contracts/entities/follow-up";
import { formatDay } from "shared-contracts/formats/format-day";
import { formatMoney } from "shared-contracts/formats/money";
import { add, exact, ZERO } from "shared-contracts/numbers/exact";
import { writtenDay } from "shared-contracts/proposal/days";
import { optionName } from "../option-name.ts";
import { Icon } from "shared-ui/icon/Icon";
import { useAccepted } from "../client-page/useClientPage.ts";
import { AcceptedLines } from "./AcceptedLines.tsx";
import { SeenLines } from "../client-page/SeenLines.tsx";
import type { SavedCopy } from "../useSavedCopy.ts";
import { ChangedBox } from "./ChangedBox.tsx";
import styles from "./ProposalCard.module.css";
import { isPast } from "../is-past.ts";

/** What was sent or approved, until when it holds, and what changed since. */
export function SentLines({
  copy,
  isChanged,
}: {
  copy: SavedCopy;
  isChanged: boolean;
}) {
  const { status, sent, receipts } = copy.followUp;
  const accepted = useAccepted(copy);
  const chosen = chosenName(copy.followUp);
  const last = sent.at(-1);
  const approved = receipts.reduce(
    (sum, { amount }) => add(sum, exact(amount)),
    ZERO,
  );
  const isApproved = status === "aprovada" && receipts.length > 0;
  const isAccepted = accepted?.budget === copy.id;
  const standing = isAccepted
    ? sent.find(({ n }) => n === accepted.sending)
    : undefined;
  const isOther = isChanged || (standing !== undefined && standing !== last);
  if (!last && !isApproved)
    return <p className={styles.lines}>A proposta ainda não foi enviada.</p>;
  const sentOn = last && `Enviada em ${formatDay(last.at)}`;
  return (
    <>
      {accepted && (
        <AcceptedLines id={copy.id} accepted={accepted} isChanged={isOther} />
      )}
      <div className={styles.lines}>
        {isAccepted ? null : isApproved ? (
          <p>
            Aprovada, <b>{formatMoney(approved)}</b>
          </p>
        ) : (
          last && (
            <p>
              {sentOn}, <b>{formatMoney(last.totalFinal)}</b>
            </p>
          )
        )}
        {isApproved && !isAccepted && chosen && (
          <p className={styles.quiet}>{chosen}</p>
        )}
        {isApproved && sentOn && <p className={styles.quiet}>{sentOn}</p>}
        {last && status === "enviada" && <Validity until={last.validUntil} />}
      </div>
      {last && <SeenLines copy={copy} />}
      {last && isOther && status !== "perdida" && (
        <ChangedBox
          copy={copy}
          sent={standing ?? last}
          isAccepted={isAccepted}
        />
      )}
    </>
  );
}

/** What the client calls the chosen option; empty without one. */
function chosenName(followUp: FollowUp): string {
  const option = chosenOption(followUp);
  const sending = followUp.sent.find(({ n }) => n === followUp.chosen?.sending);
  const index = sending?.options?.findIndex(({ id }) => id === option?.id);
  return option && index !== undefined ? optionName(index, option.name) : "";
}

/** Until when an offer holds, or since when it no longer does. */
function Validity({ until }: { until: string }) {
  return isPast(until) ? (
    <p className={styles.expired}>
      <Icon of={Clock} size={16} />
      Venceu em {writtenDay(until)}
    </p>
  ) : (
    <p className={styles.quiet}>Válida até {writtenDay(until)}</p>
  );
}
