import type { Company } from "shared-contracts/entities/company";
import type { Logo } from "shared-contracts/entities/logo";
import styles from "./LogoPreview.module.css";

interface LogoPreviewProps {
  theme: "light" | "dark";
  logo: Logo;
  /** Undefined while it is not known. */
  company: Company | undefined;
}

/**
 * The head of a proposal on its paper, which is white whatever the theme around it: it shows a pale logo that
 * would vanish in print.
 */
export function LogoPreview({ theme, logo, company }: LogoPreviewProps) {
  return (
    <figure className={styles.preview} data-theme={theme}>
      <div className={styles.table}>
        <div className={styles.paper} data-theme="light">
          {logo.logoUrl && <img src={logo.logoUrl} alt="Sua logo" />}
          <p>
            <b>{company?.companyName}</b>
            <span>{company?.contactPhone}</span>
          </p>
          <div className={styles.lines} aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        </div>
      </div>
      <figcaption>
        {theme === "light" ? "Tema claro" : "Tema escuro"}
      </figcaption>
    </figure>
  );
}
