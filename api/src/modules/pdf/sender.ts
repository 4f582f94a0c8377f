import { formatPhone } from "shared-contracts/formats/phone";
import type { Connection } from "../../db/connection.ts";
import type { Sender } from "shared-contracts/proposal/composition";
import { readCompany } from "../company/repository.ts";
import { printedLogo } from "../logo/printed-logo.ts";
import { readProfile } from "../profile/repository.ts";

/** The sender of a proposal: the company, with its owner's phone and email where it states none. */
export async function findSender(
  db: Connection,
  userId: string,
): Promise<Sender> {
  const profile = await readProfile(db, userId);
  const company = await readCompany(db, userId);
  const { companyName, cnpj, address, cep } = company;
  return {
    name: companyName,
    cnpj,
    lines: [
      company.contactEmail || profile.email,
      company.contactPhone || formatPhone(profile.phone),
      address,
      cep && `CEP ${cep}`,
    ].filter(Boolean),
    logo: await printedLogo(db, userId),
  };
}
