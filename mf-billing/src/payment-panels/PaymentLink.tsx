import ExternalLink from "lucide-react/icons/external-link";
import { ButtonLink } from "shared-ui/button/ButtonLink";

interface PaymentLinkProps {
  /** An address that may be opened (`safeLink`). */
  href: string;
  children: string;
  /** The link was opened, by any mouse button. */
  onOpened?: () => void;
}

/** The step's way to the gateway, in a new tab that cannot reach back. */
export function PaymentLink({ href, children, onOpened }: PaymentLinkProps) {
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener"
      variant="primary"
      icon={ExternalLink}
      wide
      data-autofocus
      onClick={onOpened}
      onAuxClick={onOpened}
    >
      {children}
    </ButtonLink>
  );
}
