import { type AddressInfo, connect, type Socket } from "node:net";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "kysely";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";

const MB = 1024 * 1024;

let service: TestApp;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await service.close();
});

/**
 * A user with this many budgets of 4 MB. One statement inserts them, so the list has them in descending order of ids.
 */
async function userWith(rows: number): Promise<TestUser> {
  const user = await createUser(service.app);
  await sql`
    insert into budgets (user_id, id, nome, total_cents, dados)
    select ${user.id}, n, 'Grande', 0, '{"nota":"' || repeat('x', ${4 * MB}::int) || '"}'
    from generate_series(1, ${rows}::int) n
  `.execute(service.db);
  return user;
}

test("the list is complete and in order, however many pages it is read in", async () => {
  service = await createTestApp();
  const user = await userWith(5);
  const answer = await user.call("GET", "/orcamentos");
  const rows = answer.json<{ id: number; dados: { nota: string } }[]>();
  expect(rows.map(({ id, dados }) => [id, dados.nota.length])).toEqual(
    [5, 4, 3, 2, 1].map((id) => [id, 4 * MB]),
  );
  const head = await service.app.inject({
    method: "HEAD",
    url: "/orcamentos",
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect([head.statusCode, head.payload]).toEqual([200, ""]);
});

/** Requests the list on a connection that reads only the first bytes of the answer. */
async function stalledReader({ token }: TestUser) {
  const { port } = service.app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  sockets.add(socket);
  socket.write(
    `GET /orcamentos HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await once(socket, "readable");
  return socket;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(10);
}

test("stalled readers hold no connection of the database, and those of one account at most two turns", async () => {
  service = await createTestApp();
  await service.app.listen({ port: 0, host: "127.0.0.1" });
  const user = await userWith(8);
  const readers = [await stalledReader(user), await stalledReader(user)];
  await until(async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()
    `.execute(service.db);
    return rows[0]?.count === 0;
  });
  const third = user.call("GET", "/orcamentos");
  const first = await Promise.race([
    third,
    user.call("GET", "/orcamentos?campos=resumo"),
  ]);
  expect(first.json<object[]>()[0]).not.toHaveProperty("dados");
  readers[0]!.destroy();
  expect((await third).statusCode).toBe(200);
  readers[1]!.destroy();
});

test("a reader that stalls for too long is cut off", async () => {
  service = await createTestApp({ readerPatienceMs: 50 });
  await service.app.listen({ port: 0, host: "127.0.0.1" });
  const reader = await stalledReader(await userWith(8));
  reader.on("error", () => undefined);
  const connections = promisify(
    service.app.server.getConnections.bind(service.app.server),
  );
  await until(async () => (await connections()) === 0);
});
