import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "shared-contracts/platform/router";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import styles from "./HomePage.module.css";

interface HomeHeadingProps {
  /** For the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** How many are pending, in a badge. */
  count?: number | undefined;
  /** On the right. */
  link?: { to: string; label: string } | undefined;
}

/** The heading of a part of home. */
export function HomeHeading({ id, title, count, link }: HomeHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>
        {title}
        {count !== undefined && (
          <>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden>, pendentes: {count}</VisuallyHidden>
          </>
        )}
      </h2>
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
    </div>
  );
}
