import { useCompany } from "../company/useCompany.ts";
import { AccountPage } from "../forms/AccountPage.tsx";
import { LoadedCard } from "../forms/LoadedCard.tsx";
import { LogoCard } from "../logo/LogoCard.tsx";
import { useLogo } from "../logo/useLogo.ts";
import { CompanyForm } from "./CompanyForm.tsx";

/** What proposals say of the company. */
export function ConfigPage() {
  const company = useCompany();
  const logo = useLogo();
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
    </AccountPage>
  );
}
