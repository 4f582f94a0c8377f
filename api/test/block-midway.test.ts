import type { LightMyRequestResponse } from "fastify";
import { sql } from "kysely";
import { setTimeout } from "node:timers/promises";
import { examples } from "tooling/runs";
import { verbs } from "../src/admin/verbs.ts";
import { rowsOfUser, userTables } from "../src/db/user-tables.ts";
import { findUser } from "../src/modules/auth/repository.ts";
import { typed } from "./full-account.ts";
import { creditCard, customerData } from "./paying.ts";
import { png } from "./picture-parts.ts";
import { scriptedGateway } from "./scripted-gateway.ts";
import { seededRandom } from "./seeded-random.ts";
import {
  createTestApp,
  createUserWithoutPlan,
  PASSWORD,
  type TestApp,
  type TestUser,
} from "./test-app.ts";
import type { MadePdf } from "../src/pdf/pdf-maker.ts";
import { sampleBody } from "./test-budget.ts";
import { uploadLogo } from "./test-logo.ts";
import { issueKey, send } from "./test-request.ts";

/** Called by the gateway and by the maker of PDFs, in the middle of their work. */
let midway: () => Promise<unknown> = () => Promise.resolve();

const gateway = scriptedGateway();
gateway.delay = async () => void (await midway());

const PAGE: MadePdf["page"] = {
  proposal: {
    title: "",
    accent: "grafite",
    logo: null,
    header: { kicker: "", title: "", name: "" },
    footer: { sender: "", date: "" },
    blocks: [],
  },
  sender: "",
  phone: "",
  email: "",
  pix: null,
  eventDate: "",
  validUntil: "2026-12-08",
  sentOn: "2026-11-23",
  eventTime: "",
  place: "",
  offers: [],
};

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({
    gateway,
    pdf: {
      run: async () => {
        await midway();
        const amounts = { totalFinal: 0, perPerson: 0, parts: {} };
        const facts = { ...amounts, validUntil: "", content: "" };
        const file = Buffer.from("%PDF-");
        return { file, client: "", facts, others: [], page: PAGE };
      },
      receipt: () => Promise.reject(new Error("no receipt")),
      close: () => Promise.resolve(),
    },
  });
});
beforeEach(() => (midway = () => Promise.resolve()));
afterAll(() => service.close());

interface Account {
  user: TestUser;
  intakeKey: string;
  /** A payment that waits for a card. */
  paymentId: string;
}

type Operation = (account: Account) => Promise<LightMyRequestResponse>;

const subscribe = ({ user }: { user: TestUser }, paymentMethod: string) =>
  user.call("POST", "/plans/subscribe", {
    planId: "monthly",
    paymentMethod,
    customerData,
  });

/** Every call that changes something of an account; each succeeds on a full account. */
const operations: Record<string, Operation> = {
  createBudget: ({ user }) => user.call("POST", "/orcamentos", sampleBody()),
  createBudgetOnce: ({ user }) =>
    user.call("POST", "/orcamentos", sampleBody(), {
      "idempotency-key": crypto.randomUUID(),
    }),
  updateBudget: ({ user }) =>
    user.call("PUT", "/orcamentos/1", sampleBody("Outro nome")),
  followBudget: ({ user }) =>
    user.call("PATCH", "/orcamentos/1/acompanhamento", { status: "perdida" }),
  sendProposal: ({ user }) => user.call("POST", "/orcamentos/1/envios"),
  deleteBudget: ({ user }) => user.call("DELETE", "/orcamentos/2"),
  updateReceivedBudget: ({ user }) =>
    user.call("PUT", "/b2b/orcamentos/recebidos/1", {
      dados: sampleBody().dados,
      totalFinal: 1,
    }),
  approveReceivedBudget: ({ user }) =>
    user.call("PATCH", "/b2b/orcamentos/recebidos/1/aprovar"),
  rejectReceivedBudget: ({ user }) =>
    user.call("PATCH", "/b2b/orcamentos/recebidos/2/rejeitar"),
  sendRequest: ({ intakeKey }) => send(service, intakeKey),
  updateProfile: ({ user }) =>
    user.call("PUT", "/user/profile", {
      name: "outra",
      email: user.email,
      phone: user.phone,
    }),
  changePassword: ({ user }) =>
    user.call("POST", "/user/change-password", {
      currentPassword: PASSWORD,
      newPassword: "outro segredo",
    }),
  updateUserConfig: ({ user }) =>
    user.call("PUT", "/user/config", { darkMode: true }),
  updateCompany: ({ user }) =>
    user.call("PUT", "/buffet/buffet-data", {
      companyName: "Outra",
      cnpj: "",
      address: "",
      cep: "",
      contactEmail: "",
      contactPhone: "",
    }),
  uploadLogo: async ({ user }) => uploadLogo(service, user, await png()),
  deleteLogo: ({ user }) => user.call("DELETE", "/logo/logo"),
  subscribe: (account) => subscribe(account, "PIX"),
  payWithCard: ({ user, paymentId }) =>
    user.call("POST", "/plans/pay-with-card", {
      paymentId,
      creditCard,
      customerData: { ...customerData, email: "ana@exemplo.com", phone: "" },
    }),
};

/** An account with a plan, two budgets, two requests, a logo and a payment that waits for a card. */
async function fullAccount(): Promise<Account> {
  const user = await createUserWithoutPlan(service.app);
  await typed(service, "grant-plan", user.email, "10");
  const intakeKey = await issueKey(service.db, user);
  for (const nome of ["Um", "Dois"]) {
    await user.call("POST", "/orcamentos", sampleBody(nome));
    await send(service, intakeKey);
  }
  await uploadLogo(service, user, await png());
  const { payment } = (await subscribe({ user }, "CREDIT_CARD")).json<{
    payment: { id: string };
  }>();
  return { user, intakeKey, paymentId: payment.id };
}

/** Every row of the account, without its `blocked`. */
async function kept({ user }: Account): Promise<string> {
  const tables = await Promise.all(
    userTables.map((table) =>
      sql`select to_jsonb(${sql.table(table)}) - 'blocked' as row ${rowsOfUser(table, user.id)} order by 1`.execute(
        service.db,
      ),
    ),
  );
  return JSON.stringify(tables.map(({ rows }) => rows));
}

const isDone = ({ statusCode }: LightMyRequestResponse) => statusCode < 300;

function expectBlocked(answer: LightMyRequestResponse) {
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { error: "Conta bloqueada", code: "ACCOUNT_BLOCKED" },
  ]);
}

/** Waits until a transaction waits for another's lock. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(service.db);
    if (rows.length > 0) return;
    await setTimeout(20);
  }
}

/**
 * Makes a call that passed authentication while a block is written but not committed, and commits the block while the
 * call waits.
 */
async function blockedAfterAuthentication(
  account: Account,
  operation: Operation,
): Promise<LightMyRequestResponse> {
  const { email } = account.user;
  const answer = await service.db.transaction().execute(async (db) => {
    const row = (await findUser(db, { email }))!;
    await verbs["block"]!.act(db, row, [], new Date(), { siteUrl: "" });
    const answer = operation(account);
    await Promise.race([someoneWaits(), answer]);
    return { answer };
  });
  return answer.answer;
}

test.each(Object.keys(operations))(
  "%s: an account blocked after authentication is refused and nothing changes",
  async (name) => {
    const operation = operations[name]!;
    expect(isDone(await operation(await fullAccount()))).toBe(true);

    const account = await fullAccount();
    const before = await kept(account);
    expectBlocked(await blockedAfterAuthentication(account, operation));
    expect(await kept(account)).toBe(before);
    expectBlocked(await operation(account));
  },
);

test("an account blocked after authentication starts no trial", async () => {
  const activate: Operation = ({ user }) =>
    user.call("POST", "/plans/activate-trial");
  const accountWithout = async () => ({
    user: await createUserWithoutPlan(service.app),
    intakeKey: "",
    paymentId: "",
  });
  expect(isDone(await activate(await accountWithout()))).toBe(true);

  const account = await accountWithout();
  const before = await kept(account);
  expectBlocked(await blockedAfterAuthentication(account, activate));
  expect(await kept(account)).toBe(before);
});

test("an account blocked while its proposal is made does not get it", async () => {
  const { user } = await fullAccount();
  const make = () => user.call("POST", "/pdf/generate-pdf", { orcamentoId: 1 });
  expect(isDone(await make())).toBe(true);
  midway = () => typed(service, "block", user.email);
  expectBlocked(await make());
});

test("an account blocked while the gateway makes its charge gets ACCOUNT_BLOCKED, and the charge is stored for later", async () => {
  const account = await fullAccount();
  const { user } = account;
  midway = () => typed(service, "block", user.email);
  expectBlocked(await subscribe(account, "PIX"));
  midway = () => Promise.resolve();
  await typed(service, "unblock", user.email);
  const made = gateway.calls.createCharge;
  const answer = await subscribe(account, "PIX");
  expect(answer.json()).toMatchObject({ payment: { status: "PENDING" } });
  expect(gateway.calls.createCharge).toBe(made);
});

test("an account blocked while its card is charged gets ACCOUNT_BLOCKED and keeps the days it paid for", async () => {
  const account = await fullAccount();
  const { user } = account;
  const endOf = async () => {
    const answer = await user.call("GET", "/plans/my-subscription");
    const { subscription } = answer.json<{
      subscription: { daysRemaining: number };
    }>();
    return subscription.daysRemaining;
  };
  expect(await endOf()).toBe(10);
  midway = () => typed(service, "block", user.email);
  expectBlocked(await operations["payWithCard"]!(account));
  await typed(service, "unblock", user.email);
  expect(await endOf()).toBe(40);
});

test.each(examples([1, 2, 3, 4], 1))(
  "a block among many concurrent calls keeps the changes before it and allows none after (%i)",
  async (seed) => {
    const account = await fullAccount();
    const random = seededRandom(seed);
    // A card is charged at the gateway, which a block does not reach; the paid days are granted after the block.
    const outside = ["subscribe", "payWithCard"];
    // It would end the session of the other calls.
    const inside = Object.entries(operations).filter(
      ([name]) => name !== "changePassword" && !outside.includes(name),
    );
    const all = [...inside, ...inside].map(([, operation]) => operation);
    const answers = all.map(async (operation) => {
      await setTimeout(random() * 300);
      return operation(account);
    });
    await setTimeout(random() * 300);
    await typed(service, "block", account.user.email);
    const before = await kept(account);

    const after = await Promise.all(all.map((operation) => operation(account)));
    after.forEach(expectBlocked);
    for (const answer of await Promise.all(answers)) {
      // A second time nothing is left to delete or to decide.
      expect([200, 201, 403, 404, 409, 412]).toContain(answer.statusCode);
    }
    expect(await kept(account)).toBe(before);
  },
);
