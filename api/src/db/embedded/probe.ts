import pg from "pg";

/** The only role of the embedded server. */
export const SUPERUSER = "banquete";

/** Connection settings for a database of the server whose socket is in `socketDir`. */
export function socketConfig(socketDir: string, database: string) {
  return { host: socketDir, port: 5432, user: SUPERUSER, database };
}

/** Whether the server accepts a connection and answers a query. */
export async function answers(socketDir: string): Promise<boolean> {
  const client = new pg.Client({
    ...socketConfig(socketDir, "postgres"),
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  // A server that ends during the query means "no", not an unhandled error.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
