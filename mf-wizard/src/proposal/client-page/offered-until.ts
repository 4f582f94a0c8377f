import type { FollowUp } from "shared-contracts/entities/follow-up";

/** The last day of the last sending (`YYYY-MM-DD`); undefined where it is no open offer. */
export const offeredUntil = ({ status, sent }: FollowUp) =>
  status === "enviada" ? sent.at(-1)?.validUntil : undefined;
