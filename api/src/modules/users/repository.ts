import type {
  ProposalTerms,
  UserConfig,
  UserConfigChange,
} from "shared-contracts/entities/user-config";
import { changeAccount, readAccount } from "../../db/accounts.ts";
import type { Connection } from "../../db/connection.ts";

const columns = ["dark_mode", "proposal_terms", "pix", "reminders"] as const;

/** The preferences of an account; those never chosen are left out. */
export async function readConfig(
  db: Connection,
  userId: string,
): Promise<UserConfig> {
  const user = await readAccount(db, userId, columns);
  const { proposal_terms, pix } = user;
  return {
    darkMode: user.dark_mode,
    ...(!user.reminders && { reminders: false }),
    ...(proposal_terms && {
      proposal: JSON.parse(proposal_terms) as ProposalTerms,
    }),
    ...(pix && { pix: JSON.parse(pix) as UserConfig["pix"] }),
  };
}

/** Changes what is given; null removes `pix`. */
export async function writeConfig(
  db: Connection,
  userId: string,
  { darkMode, proposal, pix, reminders }: Omit<UserConfigChange, "password">,
): Promise<void> {
  await changeAccount(db, userId, {
    dark_mode: darkMode,
    reminders,
    ...(proposal && { proposal_terms: JSON.stringify(proposal) }),
    ...(pix !== undefined && { pix: pix && JSON.stringify(pix) }),
  });
}
