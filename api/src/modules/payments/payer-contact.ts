import { cepDigits } from "shared-contracts/formats/cep";
import type { Connection } from "../../db/connection.ts";
import { readCompany } from "../company/repository.ts";
import { readProfile } from "../profile/repository.ts";

/** The payer's data that the form does not ask for: the account's phone, and the company's CEP when it is valid. */
export async function findPayerContact(
  db: Connection,
  userId: string,
): Promise<{ phone: string; postalCode: string }> {
  const { phone } = await readProfile(db, userId);
  const { cep } = await readCompany(db, userId);
  return { phone, postalCode: cepDigits(cep) };
}
