import type { Company } from "shared-contracts/entities/company";
import type { Connection } from "../../db/connection.ts";

/** The company of an account; empty texts when none was saved. */
export async function readCompany(
  db: Connection,
  userId: string,
): Promise<Company> {
  const row = await db
    .selectFrom("companies")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return {
    companyName: row?.company_name ?? "",
    cnpj: row?.cnpj ?? "",
    address: row?.address ?? "",
    cep: row?.cep ?? "",
    contactEmail: row?.contact_email ?? "",
    contactPhone: row?.contact_phone ?? "",
  };
}

/** Stores the company of an account in place of the one before. */
export async function writeCompany(
  db: Connection,
  userId: string,
  company: Company,
): Promise<void> {
  const columns = {
    company_name: company.companyName,
    cnpj: company.cnpj,
    address: company.address,
    cep: company.cep,
    contact_email: company.contactEmail,
    contact_phone: company.contactPhone,
  };
  await db
    .insertInto("companies")
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}
