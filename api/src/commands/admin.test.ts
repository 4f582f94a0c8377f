import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createEmbeddedDatabase, openDatabase } from "../db/connection.ts";
import { preparePlace } from "../db/embedded/place.ts";
import {
  killLeftovers,
  serverPid,
  startApi,
  temporaryDataDir,
} from "../../test/api-process.ts";
import { wedding } from "../../test/test-request.ts";

const ADMIN = fileURLToPath(new URL("./admin.ts", import.meta.url));
const { dataDir, remove } = temporaryDataDir();
const env = { BANQUETE_DATA_DIR: dataDir };
afterAll(() => {
  killLeftovers();
  const left = serverPid(dataDir);
  if (left !== null) process.kill(left, "SIGQUIT");
  remove();
});

/** Runs the command with these arguments. */
function admin(...typed: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((done) =>
    execFile(
      process.execPath,
      [ADMIN, ...typed],
      {
        env: {
          PATH: process.env["PATH"],
          NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
          ...env,
        },
      },
      (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    ),
  );
}

/** The headers of the demo account's session. */
async function signIn(url: string) {
  const answer = await fetch(`${url}/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "demo@banquete.app", password: "banquete" }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}

const USAGE = `usage: npm run admin -- VERB …
  grant-plan EMAIL DAYS: gives the account DAYS days of access, after those it has
  intake-key EMAIL: issues the key partners send requests with; the last one ends
  reset-link EMAIL: prints a link that sets a new password, once, for 30 minutes
  payments EMAIL: prints the account's payments, newest first, with their ids
  block EMAIL: refuses every call of the account from now on
  unblock EMAIL: lets a blocked account in again
  export-user EMAIL: prints all that is kept of the account, as one JSON document
  erase-user EMAIL EMAIL: erases the account for good, its email or id typed twice; payments are kept under a pseudonym
  backup --keep FOLDER: backs the database up into FOLDER, and keeps 7 daily, 4 weekly and 12 monthly backups
  backup FILE: backs the database up into a new FILE
  restore FILE: restores a backup into the database, which must be empty
  verify FILE: restores a backup into a database for the moment, and compares every account
  invite EMAIL: prints a link that makes an account for EMAIL, once, for 7 days, also where registration is closed
  refund --yes PAYMENT: like refund PAYMENT, without a question
  refund PAYMENT: refunds a payment at the gateway and takes the days back that it bought, once
  resume: lets a restored database send mail and call the payment gateway
`;

test.each([
  [[]],
  [["grant-plan"]],
  [["grant-plan", "ana@exemplo.com"]],
  [["grant-plan", "ana@exemplo.com", "1", "2"]],
  [["toString", "ana@exemplo.com"]],
])("%j prints the usage", async (typed) => {
  expect(await admin(...typed)).toEqual({
    code: 2,
    stdout: "",
    stderr: USAGE,
  });
});

test("verbs work whether the product runs or not, and record the operator", async () => {
  const api = await startApi({ ...env, BANQUETE_DEMO: "1" });
  const running = await admin("grant-plan", "Demo@banquete.app", "10");
  expect(running).toMatchObject({ code: 0, stderr: "" });
  expect(running.stdout).toMatch(
    /^demo@banquete\.app has a plan until \d{4}-\S+Z\.\n$/,
  );
  for (const [email, days, words] of [
    [
      "ninguem@exemplo.com",
      "10",
      "There is no account of ninguem@exemplo.com.",
    ],
    ["demo@banquete.app", "0", "DAYS must be a number from 1 to 3653."],
    ["demo@banquete.app", "1e3", "DAYS must be a number from 1 to 3653."],
  ] as const) {
    const refused = await admin("grant-plan", email, days);
    expect(refused).toEqual({ code: 2, stdout: "", stderr: `${words}\n` });
  }
  const demo = await signIn(api.url);
  const status = async () =>
    (await fetch(`${api.url}/user/status`, { headers: demo })).status;
  for (const [verb, state, expected] of [
    ["block", "is blocked", 403],
    ["unblock", "is not blocked", 200],
  ] as const) {
    const done = await admin(verb, "demo@banquete.app");
    expect(done.stdout).toBe(`demo@banquete.app ${state}.\n`);
    expect(await status()).toBe(expected);
  }
  const issued = await admin("intake-key", "demo@banquete.app");
  const key = /: (bqk_\S{43})\n$/.exec(issued.stdout)![1]!;
  const sent = await fetch(`${api.url}/b2b/orcamentos`, {
    method: "POST",
    headers: { "X-Intake-Key": key, "Content-Type": "application/json" },
    body: JSON.stringify({ dados: wedding() }),
  });
  expect(sent.status).toBe(201);
  const exported = await admin("export-user", "demo@banquete.app");
  expect(JSON.parse(exported.stdout)).toMatchObject({
    users: [{ email: "demo@banquete.app", has_intake_key: true }],
    received_budgets: expect.arrayContaining([
      expect.objectContaining({ nome: "Casamento de Marina Alves" }),
    ]),
  });
  const listed = await admin("payments", "demo@banquete.app");
  expect(listed.stdout).toBe("demo@banquete.app has no payments.\n");
  for (const typed of [
    ["refund", "--yes", "x"],
    ["refund", "x"],
  ]) {
    const refused = await admin(...typed);
    const stderr = "There is no payment x.\n";
    expect(refused).toEqual({ code: 2, stdout: "", stderr });
  }
  expect((await fetch(`${api.url}/health`)).status).toBe(200);
  const db = openDatabase(
    await createEmbeddedDatabase(preparePlace(dataDir).socketDir),
  );
  const actions = await db.selectFrom("admin_actions").selectAll().execute();
  await db.destroy();
  expect(actions).toMatchObject([
    { verb: "grant-plan", details: "10", os_user: expect.any(String) },
    { verb: "block" },
    { verb: "unblock" },
    { verb: "intake-key", details: "" },
    { verb: "export-user", details: "" },
    { verb: "payments", details: "" },
  ]);
  expect(await api.end("SIGTERM")).toBe(0);

  const stopped = await admin("grant-plan", "demo@banquete.app", "10");
  const until = (text: string) =>
    Date.parse(text.split(" ").at(-1)!.slice(0, -2));
  expect(until(stopped.stdout) - until(running.stdout)).toBe(
    10 * 24 * 3600 * 1000,
  );
  expect(serverPid(dataDir)).toBeNull();
});
