import { useCompany } from "../company/useCompany.ts";
import { AccountPage } from "../forms/AccountPage.tsx";
import { LoadedCard } from "../forms/LoadedCard.tsx";
import { CompanyForm } from "./CompanyForm.tsx";

/** What proposals say of the company (section 2, "Config page"). */
export function ConfigPage() {
  const company = useCompany();
  return (
    <AccountPage title="Configurações" wide="first">
      <LoadedCard query={company} label="dados da empresa" fields={5}>
        {(data) => <CompanyForm company={data} />}
      </LoadedCard>
    </AccountPage>
  );
}
