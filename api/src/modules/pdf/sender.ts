import type { Sender } from "shared-contracts/proposal/composition";
import { proposalSender } from "shared-contracts/proposal/sender";
import type { Connection } from "../../db/connection.ts";
import { readCompany } from "../company/repository.ts";
import { printedLogo } from "../logo/printed-logo.ts";
import { readProfile } from "../profile/repository.ts";

/** The sender of an account's proposals, with the logo as a PDF takes it. */
export async function findSender(
  db: Connection,
  userId: string,
): Promise<Sender> {
  const profile = await readProfile(db, userId);
  const company = await readCompany(db, userId);
  return proposalSender(profile, company, await printedLogo(db, userId));
}
