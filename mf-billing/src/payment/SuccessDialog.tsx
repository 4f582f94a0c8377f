import BadgeCheck from "lucide-react/icons/badge-check";
import { useEffect } from "react";
import { useCoreState } from "shared-contracts/federation/core-state";
import { subscriptionFacts } from "shared-contracts/formats/subscription-facts";
import { Link, useNavigate } from "shared-contracts/platform/router";
import { Button } from "shared-ui/button/Button";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { ButtonStack } from "shared-ui/button-stack/ButtonStack";
import { Dialog } from "shared-ui/dialog/Dialog";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import { LeaderBox } from "shared-ui/leader-line/LeaderBox";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import { dayCount } from "../subscription/plan-words.ts";
import { useMySubscription } from "../subscription/useMySubscription.ts";

interface SuccessDialogProps {
  /** When the payment was confirmed, in ms since 1970: older answers of the server do not count. */
  paidAt: number;
  /** Days the account had before. */
  daysBefore: number;
  /** The path to return to after paying. Home by default. */
  returnTo: string;
  onClose: () => void;
}

/** The bought plan, by the server's answer, and links to go on. */
export function SuccessDialog({
  paidAt,
  daysBefore,
  returnTo,
  onClose,
}: SuccessDialogProps) {
  const { planGate } = useCoreState();
  const navigate = useNavigate();
  const { data, dataUpdatedAt, isError } = useMySubscription();
  const known = dataUpdatedAt >= paidAt;
  const settled = known || isError;
  const running = known && data?.hasActivePlan ? data.subscription : null;

  useEffect(() => {
    if (settled) void planGate.recheck();
  }, [settled, planGate]);

  return (
    <Dialog
      open
      size="small"
      media={<IconTile icon={BadgeCheck} tone="success" />}
      title="Tudo certo com seu plano"
      description={running ? addedDays(daysBefore) : undefined}
      onClose={onClose}
    >
      {running ? (
        <LeaderBox lines={subscriptionFacts(running)} />
      ) : settled ? (
        <p>Seu pagamento foi confirmado. Os dias aparecem em Meu Plano.</p>
      ) : (
        <SkeletonGroup label="Carregando seu plano...">
          <Skeleton />
        </SkeletonGroup>
      )}
      <ButtonStack>
        <Button
          variant="primary"
          wide
          data-autofocus
          onClick={() => void navigate(returnTo)}
        >
          {returnTo === "/" ? "Ir para o início" : "Voltar para onde eu estava"}
        </Button>
        <ButtonLink
          as={Link}
          to="/my-plan"
          variant="ghost"
          wide
          onClick={onClose}
        >
          Ver meu plano
        </ButtonLink>
      </ButtonStack>
    </Dialog>
  );
}

function addedDays(days: number): string | undefined {
  if (days <= 0) return undefined;
  return days === 1
    ? "O 1 dia que você tinha já entrou na conta."
    : `Os ${dayCount(days)} que você tinha já entraram na conta.`;
}
