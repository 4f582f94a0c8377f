import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "shared-contracts/platform/router";
import { Button, type ButtonVariant } from "shared-ui/button/Button";
import { ButtonLink } from "shared-ui/button/ButtonLink";

interface StepLinkProps {
  /** The neighbour's address; null where there is none. */
  to: string | null;
}

/** Voltar: a link to the step before, disabled on the first. */
export function BackLink({ to }: StepLinkProps) {
  return to === null ? (
    <Button icon={ArrowLeft} iconOnlyBelow="phone" disabled>
      Voltar
    </Button>
  ) : (
    <ButtonLink as={Link} to={to} icon={ArrowLeft} iconOnlyBelow="phone">
      Voltar
    </ButtonLink>
  );
}

/** Avançar: a link to the step after, disabled on the last. */
export function ForwardLink({
  to,
  variant = "primary",
}: StepLinkProps & { variant?: ButtonVariant }) {
  return to === null ? (
    <Button variant="quiet" icon={ArrowRight} iconOnlyBelow="phone" disabled>
      Avançar
    </Button>
  ) : (
    <ButtonLink as={Link} to={to} variant={variant} iconRight={ArrowRight}>
      Avançar
    </ButtonLink>
  );
}
