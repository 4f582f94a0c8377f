import { cepDigits } from "shared-contracts/formats/cep";
import type { Connection } from "../../db/connection.ts";
import { readCompany } from "../company/repository.ts";
import { readProfile } from "../profile/repository.ts";

/** What the account knows of a payer that the form does not ask: its phone, and the CEP of its company where that is one. */
export async function findPayerContact(
  db: Connection,
  userId: string,
): Promise<{ phone: string; postalCode: string }> {
  const { phone } = await readProfile(db, userId);
  const { cep } = await readCompany(db, userId);
  return { phone, postalCode: cepDigits(cep) };
}
