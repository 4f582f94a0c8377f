import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { Connection } from "../../db/connection.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { withAccountLock } from "../../http/account-lock.ts";
import { ApiError } from "../../http/api-error.ts";
import { findAccepted, refuseDecided } from "../budgets/acceptances.ts";
import { findBudget } from "../budgets/repository.ts";
import type { LinkTokens } from "./link-tokens.ts";
import {
  addLink,
  endLink,
  findLive,
  isPublished,
  switchLink,
} from "./repository.ts";

type Link = ResponseOf<Endpoints["getProposalLink"]>;

/** The addresses of clients' pages. `address` is where the pages are, without a slash at the end. */
export function proposalLinkHandlers(
  tokens: LinkTokens,
  address: () => string,
  now: () => Date,
) {
  const read = async (
    db: Connection,
    userId: string,
    id: number,
  ): Promise<{ body: Link }> => {
    const link = await findLive(db, userId, id);
    const token = link?.sealed && tokens.open({ ...link, sealed: link.sealed });
    return {
      body: {
        url: token ? `${address()}/p/${token}` : null,
        active: link !== undefined && link.switched_off_at === null,
        published: await isPublished(db, userId, id),
        firstSeenAt: link?.first_seen_at?.toISOString() ?? null,
        lastSeenAt: link?.last_seen_at?.toISOString() ?? null,
        accepted: (await findAccepted(db, userId, id)).get(id) ?? null,
      },
    };
  };
  return {
    getProposalLink: async ({ db, caller, params: { id } }) => {
      await refuseMissing(db, caller.id, id);
      return read(db, caller.id, id);
    },
    makeProposalLink: ({ db, caller, params: { id } }) =>
      withAccountLock(db, caller.id, async (locked) => {
        await refuseMissing(locked, caller.id, id);
        await refuseDecided(locked, caller.id, id);
        await addLink(locked, caller.id, id, tokens.make(), now());
        return read(locked, caller.id, id);
      }),
    switchProposalLink: ({ db, caller, params: { id }, body: { active } }) =>
      withAccountLock(db, caller.id, async (locked) => {
        if (!(await switchLink(locked, caller.id, id, active, now())))
          throw new ApiError("NOT_FOUND");
        return read(locked, caller.id, id);
      }),
    exchangeProposalLink: ({ db, caller, params: { id } }) =>
      withAccountLock(db, caller.id, async (locked) => {
        await refuseMissing(locked, caller.id, id);
        await refuseDecided(locked, caller.id, id);
        await endLink(locked, caller.id, id, now());
        await addLink(locked, caller.id, id, tokens.make(), now());
        return read(locked, caller.id, id);
      }),
  } satisfies Partial<Handlers>;
}

async function refuseMissing(
  db: Connection,
  userId: string,
  id: number,
): Promise<void> {
  if (!(await findBudget(db, userId, id))) throw new ApiError("NOT_FOUND");
}
