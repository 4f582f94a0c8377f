import { Link } from "shared-contracts/platform/router";
import styles from "./Brand.module.css";

/** The wordmark, leading home. In the icon menu only its sign is drawn. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand} aria-label="Banquete">
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path
          d="M12 2a10 10 0 1 0 10 10"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path
          d="M16.2 2.9a10 10 0 0 1 4.9 4.9"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          opacity=".45"
        />
        <circle cx="12" cy="12" r="4.25" fill="currentColor" />
      </svg>
      <span>Banquete</span>
    </Link>
  );
}
