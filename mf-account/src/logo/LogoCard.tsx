import { useId, useState } from "react";
import type { Company } from "shared-contracts/entities/company";
import type { Logo } from "shared-contracts/entities/logo";
import { Card } from "shared-ui/card/Card";
import { DeleteLogoDialog } from "./DeleteLogoDialog.tsx";
import { LogoDrop } from "./LogoDrop.tsx";
import { LogoPreview } from "./LogoPreview.tsx";
import styles from "./LogoCard.module.css";

/** The logo: its upload, and a preview on the paper of a proposal in both themes. */
export function LogoCard({
  logo,
  company,
}: {
  logo: Logo;
  company: Company | undefined;
}) {
  const [removing, setRemoving] = useState(false);
  const titleId = useId();
  return (
    <Card padded aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Logo
      </h2>
      <LogoDrop logo={logo} onRemove={() => setRemoving(true)} />
      <p className={styles.label}>
        {logo.logoUrl
          ? "Como fica na proposta em PDF"
          : "Sem logo, a proposta sai só com os dados"}
      </p>
      <div className={styles.previews}>
        <LogoPreview theme="light" logo={logo} company={company} />
        <LogoPreview theme="dark" logo={logo} company={company} />
      </div>
      <DeleteLogoDialog
        open={removing}
        name={logo.file?.name}
        onClose={() => setRemoving(false)}
      />
    </Card>
  );
}
