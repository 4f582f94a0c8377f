import { type Kysely, sql } from "kysely";

export const payers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table payments add column payer_name text, add column payer_cpf_cnpj text
    `.execute(db);
  },
};
