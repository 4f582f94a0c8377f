import type { Company } from "../entities/company.ts";
import type { Profile } from "../entities/profile.ts";
import { formatPhone } from "../formats/phone.ts";
import type { Sender } from "./composition.ts";

/** The sender of a proposal: the company, with its owner's phone and email where it states none. */
export function proposalSender(
  profile: Pick<Profile, "email" | "phone">,
  company: Company,
  logo: string | null,
): Sender {
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
    logo,
  };
}
