import { randomUUID } from "node:crypto";
import { typed } from "../../test/full-account.ts";
import { DAY, HOUR, MINUTE, openMailingApi } from "../../test/mailing-api.ts";
import { customerData } from "../../test/paying.ts";
import { createUser, PASSWORD, type TestUser } from "../../test/test-app.ts";
import { issueKey, send, wedding } from "../../test/test-request.ts";
import { brazilDay } from "../brazil-day.ts";
import { mailEndingPlans } from "../modules/plans/plan-mails.ts";

const api = await openMailingApi();
const {
  now,
  office,
  db,
  mail,
  service,
  letters,
  sent,
  pass,
  user,
  confirmed,
  forgot,
  endPlan,
  remind,
} = api;

beforeEach(() => api.begin());
afterAll(() => api.close());

test("a link to set a password is sent before reminders that wait for longer", async () => {
  const known = await confirmed();
  const end = now().getTime() + 6 * DAY;
  await endPlan(known, end);
  await remind();
  pass(MINUTE);
  await forgot(known.email);
  expect((await sent()).map(({ subject }) => subject)).toEqual([
    "Crie uma nova senha",
    `Seu plano Mensal termina em ${brazilDay(new Date(end))}`,
  ]);
});

describe("requests", () => {
  const askedBy = async (key: string, nome: string) => {
    const answer = await send(service, key, { nome, dados: wedding() });
    expect(answer.statusCode).toBe(201);
  };

  test("of 15 minutes are in one mail, and each once", async () => {
    const made = await user(createUser);
    const key = await issueKey(db, made);
    await askedBy(key, "Festa da Marina");
    expect(await sent()).toEqual([]);
    pass(10 * MINUTE);
    await askedBy(key, "Jantar do Rui");
    pass(5 * MINUTE);
    const letters = await sent();
    expect(letters).toMatchObject([
      { to: made.email, subject: "Chegaram 2 pedidos de orçamento" },
    ]);
    expect(letters[0]!.text).toContain("• Festa da Marina\n\n• Jantar do Rui");
    pass(MINUTE);
    await askedBy(key, "Aniversário");
    pass(15 * MINUTE);
    const [next] = await sent();
    expect(next!.subject).toBe("Chegou 1 pedido de orçamento");
    expect(next!.text).not.toContain("Marina");
  });

  test("cannot add headers, paragraphs or HTML", async () => {
    const made = await user(createUser);
    const key = await issueKey(db, made);
    const nasty =
      "Ana <img src=x onerror=alert(1)>\r\nBcc: all@example.com\r\n\r\nOi";
    await askedBy(key, nasty);
    pass(15 * MINUTE);
    const [letter] = await letters();
    expect(letter!.headers.has("bcc")).toBe(false);
    expect(letter!.html).not.toContain("<img");
    expect(letter!.text).toContain(
      "• Ana <img src=x onerror=alert(1)> Bcc: all@example.com Oi",
    );
  });

  test("cause no mail when reminders are off, the account is blocked or about to be erased", async () => {
    for (const stop of [
      (made: TestUser) =>
        made.call("PUT", "/user/config", { darkMode: false, reminders: false }),
      ({ email }: TestUser) => typed(service, "block", email),
      (made: TestUser) =>
        made.call("POST", "/user/erase", { password: PASSWORD }),
    ]) {
      const made = await user(createUser);
      await askedBy(await issueKey(db, made), "Festa");
      await stop(made);
      pass(15 * MINUTE);
      expect(await sent()).toEqual([]);
    }
  });
});

describe("payments", () => {
  const choose = async (made: TestUser, paymentMethod: string) => {
    const answer = await made.call("POST", "/plans/subscribe", {
      planId: "monthly",
      paymentMethod,
      customerData,
    });
    return answer.json<{ payment: { id: string } }>().payment.id;
  };

  test("that stay open cause a mail after half an hour", async () => {
    const made = await user();
    await choose(made, "BOLETO");
    expect(await sent()).toEqual([]);
    pass(30 * MINUTE);
    const letters = await sent();
    expect(letters).toMatchObject([
      { to: made.email, subject: "Boleto em aberto: plano Mensal" },
    ]);
    expect(letters[0]!.text).toMatch(
      /R\$\s49,90\) espera .* até \d\d\/\d\d\/2027/,
    );
    pass(HOUR);
    expect(await sent()).toEqual([]);
  });

  test("that arrive cause a mail, and no longer one of open payments", async () => {
    const made = await user();
    const id = await choose(made, "PIX");
    await made.call("POST", `/sandbox/payments/${id}/confirm`);
    pass(5000);
    await made.call("GET", `/plans/payment-status/${id}`);
    expect(await sent()).toMatchObject([
      { to: made.email, subject: "Pagamento confirmado: plano Mensal" },
    ]);
    pass(HOUR);
    expect(await sent()).toEqual([]);
  });
});

test.each([
  ["trial", [3, 1]],
  ["monthly", [7, 1]],
])(
  "the end of a plan, %s, causes a mail %j days before, each once",
  async (plan_id, days) => {
    const made = await user(createUser);
    const end = now().getTime() + 7 * DAY + HOUR;
    await endPlan(made, end, plan_id);
    const sentAt = [];
    for (; now().getTime() < end + DAY; pass(6 * HOUR)) {
      await remind();
      for (const { to, subject } of await sent())
        if (to === made.email) {
          expect(subject).toMatch(/^Seu plano .* termina em \d\d\/\d\d\/2027$/);
          sentAt.push(Math.ceil((end - now().getTime()) / DAY));
        }
    }
    expect(sentAt).toEqual(days);
  },
);

test("a plan that PIX Automático renews causes a mail only when its charge was refused", async () => {
  const made = await user(createUser);
  const end = now().getTime() + 5 * DAY;
  await endPlan(made, end);
  const payment = {
    user_id: made.id,
    plan_id: "monthly",
    plan_name: "Mensal",
    duration_days: 30,
    price_cents: 4990,
    method: "PIX_AUTOMATIC" as const,
    gateway: "sandbox",
    due_date: "2027-01-01",
  };
  const first = randomUUID();
  await db
    .insertInto("payments")
    .values([
      {
        ...payment,
        id: first,
        status: "RECEIVED",
        automatic: "ACTIVE",
        created_at: new Date(now().getTime() - 25 * DAY),
      },
      {
        ...payment,
        id: randomUUID(),
        status: "PENDING",
        charge_id: "charge",
        renews: first,
        created_at: now(),
      },
    ])
    .execute();
  const reminded = async () => {
    await mailEndingPlans(mail, db, now(), "sandbox");
    return (await sent()).filter(({ to }) => to === made.email).length;
  };
  expect(await reminded()).toBe(0);
  await db
    .updateTable("payments")
    .set({ status: "FAILED" })
    .where("renews", "=", first)
    .execute();
  expect(await reminded()).toBe(1);
});

test.each([
  ["renewed", 36 * DAY],
  ["taken back", -MINUTE],
  ["extended by a day", 7 * DAY],
])(
  "a plan that is %s after its reminder was queued causes none",
  async (_, ends) => {
    const made = await user();
    await endPlan(made, now().getTime() + 6 * DAY);
    await remind();
    await endPlan(made, now().getTime() + ends);
    expect(await sent()).toEqual([]);
  },
);

test("a plan that ended while the server took no mail causes no reminder", async () => {
  const made = await user();
  await endPlan(made, now().getTime() + 6 * HOUR);
  await remind();
  office.refusals.push(450);
  expect(await sent()).toEqual([]);
  pass(7 * HOUR);
  expect(await sent()).toEqual([]);
});
