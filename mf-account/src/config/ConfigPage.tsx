import { useCompany } from "../company/useCompany.ts";
import { AccountPage } from "../forms/AccountPage.tsx";
import { LoadedCard } from "../forms/LoadedCard.tsx";
import { IntakeCard } from "../intake/IntakeCard.tsx";
import { useIntakeKey } from "../intake/useIntakeKey.ts";
import { LogoCard } from "../logo/LogoCard.tsx";
import { useLogo } from "../logo/useLogo.ts";
import styles from "./ConfigPage.module.css";
import { KeysCard } from "./KeysCard.tsx";
import { CompanyForm } from "./CompanyForm.tsx";

/** The company's data for proposals, the logo, the key for requests, and the keyboard. */
export function ConfigPage() {
  const company = useCompany();
  const logo = useLogo();
  const intake = useIntakeKey();
  return (
    <AccountPage title="Configurações" wide="first">
      <LoadedCard query={company} label="dados da empresa" fields={5}>
        {({ cepLookup, ...data }) => (
          <CompanyForm company={data} cepLookup={cepLookup === true} />
        )}
      </LoadedCard>
      <LoadedCard query={logo} label="logo" fields={2}>
        {(data) => <LogoCard logo={data} company={company.data} />}
      </LoadedCard>
      <div className={styles.across}>
        <LoadedCard query={intake} label="pedidos pelo site" fields={1}>
          {(known) => <IntakeCard known={known} />}
        </LoadedCard>
        <KeysCard />
      </div>
    </AccountPage>
  );
}
