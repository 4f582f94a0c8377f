import type { Database } from "./db/connection.ts";
import type { Env } from "./env.ts";

/** How to make the first account of a server, in one line; null when there is one, or on the embedded database. */
export async function firstAccountHint(
  db: Database,
  {
    DATABASE_URL,
    BANQUETE_REGISTRATION: registration,
    BANQUETE_SITE_URL: site,
  }: Pick<Env, "DATABASE_URL" | "BANQUETE_REGISTRATION" | "BANQUETE_SITE_URL">,
): Promise<string | null> {
  if (!DATABASE_URL) return null;
  const user = await db.selectFrom("users").select("id").executeTakeFirst();
  if (user) return null;
  return registration === "closed"
    ? "No account yet. Invite the first, by a link: npm run admin -- invite EMAIL"
    : `No account yet. Make the first at ${site}/login, with "Criar uma conta".`;
}
