import { generateX25519Identity, identityToRecipient } from "age-encryption";
import {
  appendFileSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type pg from "pg";
import { allRows } from "../../test/all-rows.ts";
import { createFullAccount, typed } from "../../test/full-account.ts";
import { folderOfRun } from "../../test/run-folder.ts";
import { seededRandom } from "../../test/seeded-random.ts";
import {
  createTestApp,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";
import {
  createEmptyConfig,
  createTestDatabaseConfig,
} from "../../test/test-database.ts";
import { type Database, openDatabase } from "../db/connection.ts";
import { isPaused, resume } from "../db/settings.ts";
import { createSender } from "../mail/sender.ts";
import { createMail } from "../mail/mail.ts";
import { invite } from "../modules/auth/invitations.ts";
import { StartupError } from "../startup-error.ts";
import { readContent, type Section, writeContent } from "./backup-content.ts";
import { pack, unpack } from "./backup-file.ts";
import { listTables } from "./catalog.ts";
import { readErasedList, updateErasedList } from "./erased-list.ts";
import { makeBackup } from "./make-backup.ts";
import { checkBackup, restoreBackup } from "./restore-backup.ts";

const NOW = new Date();
const folder = folderOfRun("banquete-backup-");
let config: pg.PoolConfig;
let service: TestApp;
let ana: TestUser;
const file = join(folder, "full.gz");
let databases: Database[] = [];

beforeAll(async () => {
  config = await createTestDatabaseConfig();
  service = await createTestApp({ db: openDatabase(config) });
  ana = await createFullAccount(service, "canarinho");
  await createFullAccount(service, "estrangeiro");
  const gone = await createFullAccount(service, "esquecido");
  await typed(service, "erase-user", gone.email, gone.email);
  await sql`insert into settings values ('token_secret', 'x')`.execute(
    service.db,
  );
  await invite(service.db, "rui@exemplo.com", NOW);
  await service.db
    .insertInto("stopped_canaries")
    .values({ remote: "mf-billing", canary: "2.1.0-abc", stopped_at: NOW })
    .execute();
  await makeBackup(config, file, [], NOW);
});
afterEach(async () => {
  await Promise.all(databases.map((db) => db.destroy()));
  databases = [];
});
afterAll(async () => {
  await service.close();
  await service.db.destroy();
  rmSync(folder, { recursive: true });
});

function open(where: pg.PoolConfig): Database {
  const db = openDatabase(where);
  databases.push(db);
  return db;
}

/** Restores the file, as the command does, into a new database. */
async function restored(
  from = file,
  {
    identity,
    erased = new Map<string, string>(),
  }: { identity?: string; erased?: Map<string, string> } = {},
) {
  const target = await createEmptyConfig();
  await checkBackup(from, identity);
  const result = await restoreBackup(target, from, identity, erased, NOW);
  return { ...result, db: open(target) };
}

/** Rows that a restored database has as they were. */
const sameRows = async (db: Database) =>
  (await allRows(db))
    .filter(
      (row) => !/^(sessions|mails|settings|rate_limits|kysely_\w+) /.test(row),
    )
    .sort();

const tableCount = async (where: pg.PoolConfig) => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from information_schema.tables where table_schema = 'public'
  `.execute(open(where));
  return rows[0]!.n;
};

test("a backup has every table but the list of migrations and the unlogged ones", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(service.db);
  const left = ["kysely_migration", "kysely_migration_lock", "rate_limits"];
  const backedUp = (await listTables(service.db)).map(({ name }) => name);
  expect([...backedUp, ...left].sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  );
});

test("no table has what COPY does not restore: a sequence, an identity or a generated column", async () => {
  const { rows } = await sql`
    select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
    union all
    select attname from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and (attidentity <> '' or attgenerated <> '')
  `.execute(service.db);
  expect(rows).toEqual([]);
});

test("every table comes back with its rows, but the sessions and the text of mails that wait [a-copy-keeps-quiet]", async () => {
  for (const { name } of await listTables(service.db)) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(
      service.db,
    );
    expect([name, rows.length]).toEqual([name, 1]);
  }
  const { db, accounts, erasedAgain } = await restored();
  expect({ accounts, erasedAgain }).toEqual({ accounts: 2, erasedAgain: 0 });
  expect(await sameRows(db)).toEqual(await sameRows(service.db));
  expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  const mails = await db
    .selectFrom("mails")
    .select(["send_after", "details"])
    .execute();
  expect(mails).toEqual([
    { send_after: null, details: "{}" },
    { send_after: null, details: "{}" },
  ]);
  const again = await createTestApp({ db });
  const { token } = ana;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await again.app.inject({ url: "/user/status", headers });
  expect(answer.statusCode).toBe(401);
  await again.close();
});

test("a migrated database without accounts counts as empty", async () => {
  const target = await createTestDatabaseConfig();
  await restoreBackup(target, file, undefined, new Map(), NOW);
  expect(await sameRows(open(target))).toEqual(await sameRows(service.db));
});

test("a restored copy sends no mail and calls no gateway until it is resumed [a-copy-keeps-quiet]", async () => {
  const { db } = await restored();
  const { app, close } = await createTestApp({ db });
  const login = await app.inject({
    method: "POST",
    url: "/auth/login",
    payload: { email: ana.email, password: "segredo de teste" },
  });
  const { token } = login.json<{ token: string }>();
  const subscribe = () =>
    app.inject({
      method: "POST",
      url: "/plans/subscribe",
      headers: { authorization: `Bearer ${token}` },
      payload: {
        planId: "annual",
        paymentMethod: "PIX",
        customerData: { name: "Ana", cpfCnpj: "52998224725" },
      },
    });
  await createMail(() => undefined).queue(
    db,
    {
      kind: "address-changed",
      to: ana.email,
      userId: ana.id,
      details: { newAddress: "a@example.com" },
    },
    NOW,
  );
  const sent: unknown[] = [];
  const sender = createSender({
    db,
    transport: (mail) => Promise.resolve(sent.push(mail)),
    prepare: {} as never,
    site: "http://localhost:3000",
    now: () => NOW,
    report: (error) => {
      throw error;
    },
  });
  const charges = () => db.selectFrom("sandbox_charges").select("id").execute();
  const before = (await charges()).length;
  await sender.run();
  expect(sent).toEqual([]);
  expect((await subscribe()).json()).toMatchObject({
    error: "Os pagamentos estão suspensos no momento. Tente mais tarde.",
  });
  expect(await charges()).toHaveLength(before);

  expect(await resume(db)).toBe(true);
  expect(await isPaused(db)).toBe(false);
  await sender.run();
  expect(sent).toHaveLength(1);
  expect((await subscribe()).statusCode).toBeLessThan(300);
  expect(await charges()).toHaveLength(before + 1);
  await close();
});

test("accounts erased after the backup are erased again, by the list beside it [data-goes-in-time]", async () => {
  const rui = await createFullAccount(service, "passageiro");
  const own = join(folder, "with-rui.gz");
  await makeBackup(config, own, [], NOW);
  await typed(service, "erase-user", rui.email, rui.email);
  await updateErasedList(service.db, folder);
  expect(readFileSync(join(folder, "erased-accounts.txt"), "utf8")).toMatch(
    /^([0-9a-f]{64} \d{4}-\d\d-\d\dT[0-9:.]+Z\n){2}$/,
  );
  const erased = (await readErasedList(folder))!;
  const { db, erasedAgain } = await restored(own, { erased });
  expect(erasedAgain).toBe(1);
  const rows = (await allRows(db)).filter(
    (row) => row.includes(rui.id) || row.includes("passageiro"),
  );
  expect(rows).toEqual([]);
  expect(
    await db.selectFrom("erased_accounts").selectAll().execute(),
  ).toHaveLength(2);
});

test("a cut or changed file is refused by its name before anything is written", async () => {
  const whole = readFileSync(file);
  const broken = join(folder, "broken.gz");
  const cuts = [5, 100, whole.length - 1].map((at) => whole.subarray(0, at));
  const changes = [40, Math.floor(whole.length / 2), whole.length - 10].map(
    (at) => {
      const copy = Buffer.from(whole);
      copy[at]! ^= 1;
      return copy;
    },
  );
  for (const bytes of [...cuts, ...changes]) {
    writeFileSync(broken, bytes);
    await expect(checkBackup(broken, undefined)).rejects.toThrow(
      new StartupError(
        `${broken} is cut or changed and cannot be restored. Take another backup.`,
      ),
    );
  }
  writeFileSync(broken, "");
  await expect(checkBackup(broken, undefined)).rejects.toThrow(
    new StartupError(`${broken} is no backup.`),
  );
});

test("with a key the file is encrypted, and opens with its own key alone", async () => {
  const [identity, other] = await Promise.all([
    generateX25519Identity(),
    generateX25519Identity(),
  ]);
  const locked = join(folder, "locked.gz.age");
  await makeBackup(config, locked, [await identityToRecipient(identity)], NOW);
  expect(readFileSync(locked).includes("canarinho")).toBe(false);
  await expect(checkBackup(locked, undefined)).rejects.toThrow(
    `${locked} is encrypted: set BANQUETE_BACKUP_IDENTITY_FILE to the file with its key.`,
  );
  await expect(checkBackup(locked, other)).rejects.toThrow(
    new StartupError(`${locked} is encrypted for another key.`),
  );
  const { db } = await restored(locked, { identity });
  expect(await sameRows(db)).toEqual(await sameRows(service.db));
  appendFileSync(locked, "x");
  await expect(checkBackup(locked, identity)).rejects.toThrow(
    "is cut or changed",
  );
});

test("a backup is for its owner alone, and overwrites nothing", async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(makeBackup(config, file, [], NOW)).rejects.toThrow(
    new StartupError(`${file} is there already. Nothing was written.`),
  );
});

test("a database with an account or with tables of others is refused and stays as it is", async () => {
  const before = await allRows(service.db);
  await expect(
    restoreBackup(config, file, undefined, new Map(), NOW),
  ).rejects.toThrow(
    /^The database is not empty: \w+ has rows\. Restore into an empty one\.$/,
  );
  expect(await allRows(service.db)).toEqual(before);
  const foreign = await createEmptyConfig();
  await sql`create table theirs (a text)`.execute(open(foreign));
  await expect(
    restoreBackup(foreign, file, undefined, new Map(), NOW),
  ).rejects.toThrow(
    "The database has tables that are not Banquete's. Restore into an empty one.",
  );
  expect(await tableCount(foreign)).toBe(1);
});

async function partsOf(rows: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = [];
  for await (const part of rows) parts.push(part);
  return parts;
}

/** A copy of the backup whose head or rows were changed before they were hashed. */
async function forged(name: string, change: (text: string) => string) {
  const forgery = join(folder, name);
  let bytes = "";
  await unpack(file, undefined, async (content) => {
    for await (const part of content)
      bytes += Buffer.from(part).toString("latin1");
  });
  const sections: Section[] = [];
  let head!: Parameters<typeof writeContent>[0];
  async function* once(text: string) {
    yield Buffer.from(text, "latin1");
  }
  await readContent(
    once(bytes),
    async (read) =>
      void (head = JSON.parse(change(JSON.stringify(read))) as typeof read),
    async ({ name: section, rows }) => {
      const text = Buffer.concat(await partsOf(rows)).toString("latin1");
      sections.push({ name: section, rows: once(change(text)) });
    },
  );
  async function* all() {
    yield* sections;
  }
  await pack(writeContent(head, all()), forgery, []);
  return forgery;
}

test("tables of a newer version are refused", async () => {
  const newer = await forged("newer.gz", (text) =>
    text.replace('"002-', '"999-'),
  );
  await expect(checkBackup(newer, undefined)).rejects.toThrow(
    `${newer} is of a newer version: its tables have 999-erased-accounts, which this version does not know. Restore it by the newer version.`,
  );
});

test.each([
  [
    "a total",
    (text: string) =>
      text.replace(/(\tSalvo\t|\tcanarinho\t)(\d+)\t/, "$19$2\t"),
    /budgets of [0-9a-f-]{36}/,
  ],
  [
    "a row",
    (text: string) =>
      text.replace(/^.*\tadmin\t.*\n|^.*\treset-link\t.*\n/m, ""),
    /admin_actions of [0-9a-f-]{36}/,
  ],
])(
  "an account without %s that the backup noted is named, and nothing is written",
  async (_, change, named) => {
    const wrong = await forged(`wrong-${crypto.randomUUID()}.gz`, change);
    await checkBackup(wrong, undefined);
    const target = await createEmptyConfig();
    const restoring = restoreBackup(target, wrong, undefined, new Map(), NOW);
    await expect(restoring).rejects.toThrow(named);
    await expect(restoring).rejects.toThrow(/Nothing was written\.$/);
    expect(await tableCount(target)).toBe(0);
  },
);

test("fifty accounts of random rows come back byte by byte", async () => {
  const random = seededRandom(37);
  const number = (below: number) => Math.floor(random() * below);
  const letters = [
    "a",
    "ç",
    "😀",
    "\t",
    "\n",
    "\r",
    "\\",
    "\\.",
    "\\N",
    "'",
    '"',
    "\u2028",
    " ",
  ];
  const text = () =>
    Array.from(
      { length: number(60) },
      () => letters[number(letters.length)],
    ).join("");
  const own = await createTestDatabaseConfig();
  const db = open(own);
  for (let account = 0; account < 50; account++) {
    const id = crypto.randomUUID();
    const [email, phone] = [
      `${account}@example.com`,
      String(31_900_000_000 + account),
    ];
    await db
      .insertInto("sign_in_names")
      .values([
        { name: email, user_id: id },
        { name: phone, user_id: id },
      ])
      .execute();
    await db
      .insertInto("users")
      .values({ id, name: text(), email, phone, password_hash: text() })
      .execute();
    for (let budget = 1; budget <= number(8); budget++) {
      const dados = JSON.stringify({ notes: text().repeat(number(500)) });
      await db
        .insertInto("budgets")
        .values({
          user_id: id,
          id: budget,
          nome: text(),
          total_cents: number(2 ** 40),
          dados,
          guests: random() * 1e6,
        })
        .execute();
      const pdf = Buffer.from(
        Array.from({ length: number(5000) }, () => number(256)),
      );
      await db
        .insertInto("sent_proposals")
        .values({
          user_id: id,
          budget_id: budget,
          n: 1,
          file_name: text(),
          pdf,
          dados_gz: pdf,
          bytes: pdf.length,
          created_at: new Date(number(2 ** 31) * 1000),
        })
        .execute();
    }
  }
  const many = join(folder, "many.gz");
  await makeBackup(own, many, [], NOW);
  const { db: copy, accounts } = await restored(many);
  expect(accounts).toBe(50);
  expect(await sameRows(copy)).toEqual(await sameRows(db));
});

test("a backup whose accepted file is another than its acceptance names is refused", async () => {
  const changed = join(folder, "changed.gz");
  const replace = (from: string, to: string) =>
    sql`
      update sent_proposals set pdf = overlay(pdf placing ${Buffer.from(to)} from 1)
      where user_id = ${ana.id} and substring(pdf from 1 for 1) = ${Buffer.from(from)}
    `.execute(service.db);
  await replace("%", "x");
  await makeBackup(config, changed, [], NOW);
  await replace("x", "%");
  await expect(restored(changed)).rejects.toThrow(
    new RegExp(`another file than account ${ana.id}'s client accepted`),
  );
});
