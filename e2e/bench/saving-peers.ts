import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import pg from "pg";

// A server that the saving bench compares the API with, for one account.
const [kind, host, account, port] = process.argv.slice(2);
const pool = new pg.Pool({ host, port: 5432, user: "banquete", max: 10 });

interface Body {
  nome: string;
  dados: object;
}

const { rows: accounts } = await pool.query<{ user: string; session: string }>(
  `select users.id as user, sessions.id as session
     from users join sessions on sessions.user_id = users.id where email = $1`,
  [`ana${account}@exemplo.com.br`],
);
const { user, session } = accounts[0]!;
/** What the API computed of the same body. */
const { rows: known } = await pool.query<Record<string, unknown>>(
  "select * from budgets limit 1",
);
const computed = known[0]!;

/** Checks nothing and runs the statements of the API's call, one by one. */
async function checksNothing() {
  const app = Fastify();
  app.post<{ Body: Body }>("/orcamentos", async (request, reply) => {
    const { nome, dados } = request.body;
    const now = new Date();
    const key = request.headers["idempotency-key"];
    await pool.query(
      `select users.id, users.token_version, users.blocked, users.erase_at,
         sessions.created_at, sessions.last_used_at
       from users join sessions on sessions.user_id = users.id where sessions.id = $1 and users.id = $2`,
      [session, user],
    );
    await pool.query(
      `select plans.name, plans.is_trial, least(start_date, created_at) as start_date, subscriptions.end_date
       from subscriptions join plans on plans.id = subscriptions.plan_id
       where user_id = $1 and end_date > start_date order by end_date desc limit 1`,
      [user],
    );
    const client = await pool.connect();
    await client.query("begin");
    await client.query(
      "select blocked from users where id = $1 for no key update",
      [user],
    );
    await client.query(
      `insert into idempotency_keys (user_id, key, created_at, request_hash, status, headers, body)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (user_id, key) do nothing returning key`,
      [user, key, now, computed.content_hash, null, null, null],
    );
    await client.query(
      `select saved.rows as budgets, (saved.bytes + received.bytes)::bigint as bytes,
         (saved.replaced + received.replaced)::bigint as row
       from (${sums("budgets", 1)}) saved, (${sums("received_budgets", 2)}) received`,
      [user, user],
    );
    const values = [1, nome, JSON.stringify(dados)];
    const { rows } = await client.query<Record<string, unknown>>(
      `with counter as
         (update users set next_budget_id = next_budget_id + 1 where id = $1 returning next_budget_id - 1 as taken)
       insert into budgets (id, user_id, content_version, nome, dados,
         ${COMPUTED.join(", ")})
       values ((select taken from counter), ${[user, ...values, ...COMPUTED].map((_, index) => `$${index + 2}`).join(", ")})
       returning id, nome, total_cents, version, created_at, updated_at`,
      [user, user, ...values, ...COMPUTED.map((column) => computed[column])],
    );
    const body = JSON.stringify(rows[0]);
    await client.query(
      "update idempotency_keys set status = $1, headers = $2, body = $3 where user_id = $4 and key = $5",
      [201, JSON.stringify({ etag: '"1"' }), body, user, key],
    );
    await client.query("commit");
    client.release();
    return reply.status(201).type("application/json").send(body);
  });
  await app.listen({ port: Number(port) });
}

const COMPUTED = [
  "total_cents",
  "content_hash",
  "event_type",
  "event_date",
  "event_time",
  "client_name",
  "client_phone",
  "client_email",
  "city",
  "guests",
];

const sums = (table: string, parameter: number) => `
  select count(*) as rows, coalesce(sum(octet_length(dados)), 0) as bytes,
    coalesce(sum(octet_length(dados)) filter (where false), 0) as replaced
  from ${table} where user_id = $${parameter}`;

/** Parses the body and inserts it. */
async function insertsOnly() {
  let id = 0;
  const server = createServer((request, response) => {
    void text(request)
      .then((sent) => JSON.parse(sent) as Body)
      .then(({ nome, dados }) =>
        pool.query(
          "insert into budgets (user_id, id, nome, total_cents, dados) values ($1, $2, $3, $4, $5)",
          [user, ++id, nome, computed.total_cents, JSON.stringify(dados)],
        ),
      )
      .then(() => response.writeHead(201).end());
  });
  await once(server.listen(Number(port), "localhost"), "listening");
}

await (kind === "checks-nothing" ? checksNothing() : insertsOnly());
console.log("ready");
