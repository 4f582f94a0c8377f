import { displayName } from "shared-contracts/formats/display-name";
import { formatPhone } from "shared-contracts/formats/phone";
import type { Connection } from "../../db/connection.ts";
import type { Sender } from "../../pdf/proposal.ts";
import { readCompany } from "../company/repository.ts";
import { printedLogo } from "../logo/printed-logo.ts";
import { readProfile } from "../profile/repository.ts";

/** The sender of a proposal: the company, with the account's owner for what the company leaves empty. */
export async function findSender(
  db: Connection,
  userId: string,
): Promise<Sender> {
  const profile = await readProfile(db, userId);
  const company = await readCompany(db, userId);
  const phone = company.contactPhone || formatPhone(profile.phone);
  const email = company.contactEmail || profile.email;
  return {
    name: company.companyName || displayName(profile.name),
    lines: [
      company.address,
      company.cep && `CEP ${company.cep}`,
      phone,
      email,
      company.cnpj && `CNPJ ${company.cnpj}`,
    ].filter(Boolean),
    logo: await printedLogo(db, userId),
  };
}
