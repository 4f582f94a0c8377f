import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "shared-contracts/platform/router";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { SectionHeading } from "shared-ui/section-heading/SectionHeading";

interface HomeHeadingProps {
  /** For the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** On the right. */
  link?: { to: string; label: string } | undefined;
}

/** The heading of a part of home. */
export function HomeHeading({ id, title, link }: HomeHeadingProps) {
  return (
    <SectionHeading id={id} title={title}>
      {link && (
        <ButtonLink
          as={Link}
          to={link.to}
          variant="ghost"
          iconRight={ArrowRight}
        >
          {link.label}
        </ButtonLink>
      )}
    </SectionHeading>
  );
}
