import { linkToken, linkUrl, putLink } from "../modules/account/links.ts";
import type { Verb } from "./verb.ts";

/** Makes a link that sets a new password, for an operator who is sure of the owner. It replaces the earlier link. */
export const resetLink: Verb = {
  parameters: [],
  summary: "prints a link that sets a new password, once, for 30 minutes",
  act: async (db, user, _values, now, { siteUrl }) => {
    const token = linkToken(user.id);
    await putLink(db, user, { kind: "reset", token, mailed: false }, now);
    return { words: linkUrl(siteUrl, "reset", token, user.email) };
  },
};
