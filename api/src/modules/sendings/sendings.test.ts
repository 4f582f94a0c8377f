import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { SentProposal } from "shared-contracts/entities/sending";
import { pdfText } from "../../../test/read-pdf.ts";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sample, sampleBody, SAMPLE_TOTAL } from "../../../test/test-budget.ts";
import { createPdfMaker, type PdfMaker } from "../../pdf/pdf-maker.ts";

const MB = 1024 * 1024;
const NOW = "2026-11-23T12:00:00.000Z";

/** Called after a PDF was made, before it is kept. */
let midway: () => Promise<unknown>;
let maker: PdfMaker;
let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  maker = createPdfMaker();
  service = await createTestApp({
    now: () => new Date(NOW),
    pdf: {
      ...maker,
      run: async (input, owner) => {
        const made = await maker.run(input, owner);
        await midway();
        return made;
      },
    },
  });
});
beforeEach(async () => {
  midway = () => Promise.resolve();
  user = await createUser(service.app);
  await user.call("POST", "/orcamentos", sampleBody("Festa"));
});
afterAll(async () => {
  await service.close();
  await maker.close();
});

const at = (version?: number) =>
  version === undefined ? {} : { "if-match": `"${version}"` };
const send = (headers: Record<string, string> = {}, id = 1) =>
  user.call("POST", `/orcamentos/${id}/envios`, undefined, headers);
const file = (n: number, by = user) =>
  by.call("GET", `/orcamentos/1/envios/${n}`);
const sentBudget = (n: number, by = user) =>
  by.call("GET", `/orcamentos/1/envios/${n}?campos=dados`);
const follow = (body: object) =>
  user.call("PATCH", "/orcamentos/1/acompanhamento", body);
const save = (dados: unknown) =>
  user.call("PUT", "/orcamentos/1", sampleBody("Festa", dados));
const read = async () => {
  const { dados } = (
    await user.call("GET", "/orcamentos/1")
  ).json<SavedBudget>();
  return dados as {
    status?: string;
    sent?: SentProposal[];
    receipts?: object[];
  };
};
const refusal = (status: number, code: string) => [status, { code }];
const said = async (answer: ReturnType<typeof send>) => {
  const { statusCode } = await answer;
  return [statusCode, (await answer).json<object>()];
};

test("a sending keeps the PDF, the budget it was made of and its totals, and counts as sent [sent-is-kept]", async () => {
  const answer = await send(at(1));
  expect([answer.statusCode, answer.headers["etag"]]).toEqual([201, '"2"']);
  const sent = {
    n: 1,
    at: NOW,
    versao: 1,
    totalFinal: SAMPLE_TOTAL,
    perPerson: 250.04,
    validUntil: "2026-12-08",
  };
  expect(answer.json()).toMatchObject({
    id: 1,
    versao: 2,
    status: "enviada",
    sent: [sent],
    receipts: [],
  });
  const { parts } = (await read()).sent![0]!;
  const { subtotal, profitMargin, contingency, annualAdjustment } = parts;
  expect(
    subtotal! + profitMargin! + contingency! + annualAdjustment!,
  ).toBeCloseTo(SAMPLE_TOTAL, 2);

  // What is saved later does not change it.
  await save({ ...sample(), foods: [] });
  const kept = await file(1);
  expect(kept.statusCode).toBe(200);
  expect(kept.headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-store",
  });
  expect(await pdfText(kept.rawPayload)).toContain("25.004,00");
  const row = await service.db
    .selectFrom("sent_proposals")
    .select(["dados_gz", "page_gz", "pdf", "bytes"])
    .where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(gunzipSync(row.dados_gz).toString())).toEqual(sample());
  expect(row.bytes).toBe(
    row.pdf.length + row.dados_gz.length + row.page_gz!.length,
  );
});

test("a sending keeps what the client could choose, in the order of the proposal [approved-option]", async () => {
  await user.call("POST", "/orcamentos", {
    ...sampleBody("Enxuta da Bia"),
    dados: { ...sample(), foods: [] },
  });
  const options = [
    { id: 2, name: "Essencial" },
    { id: 1, name: "" },
  ];
  await save({ ...sample(), proposal: { options } });
  await send();
  const [sent] = (await read()).sent!;
  expect(sent!.options).toEqual([
    { id: 2, name: "Essencial", totalFinal: expect.any(Number) as number },
    { id: 1, name: "", totalFinal: SAMPLE_TOTAL },
  ]);
  const text = await pdfText((await file(1)).rawPayload);
  expect(text).toContain("Opção B");
  expect(text).not.toContain("Enxuta da Bia");
  const chosen = { sending: 1, option: 2 };
  expect((await follow({ status: "aprovada", chosen })).statusCode).toBe(200);
});

test("the budget that was sent can be read after others were saved, and is never cached", async () => {
  await send();
  await save({ ...sample(), foods: [] });
  const answer = await sentBudget(1);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  expect(answer.json()).toEqual({ dados: sample() });
});

test("a repeated sending gets the first answer, even when the budget changed or is gone [one-key-per-action]", async () => {
  const key = { "idempotency-key": "once", ...at(1) };
  const first = await send(key);
  await save({ ...sample(), note: "mudou" });
  const second = await send(key);
  await user.call("DELETE", "/orcamentos/1");
  const third = await send(key);
  for (const answer of [second, third]) {
    expect([answer.statusCode, answer.payload]).toEqual([201, first.payload]);
    expect(answer.headers["idempotency-replayed"]).toBe("true");
  }
});

test("another account, an unknown budget and an unknown sending are not found [accounts-are-isolated]", async () => {
  await send();
  const other = await createUser(service.app);
  await other.call("POST", "/orcamentos", sampleBody());
  const answers = [
    file(1, other),
    file(2),
    sentBudget(1, other),
    sentBudget(2),
    send({}, 9),
  ];
  for (const answer of answers)
    expect(await said(answer)).toMatchObject(refusal(404, "NOT_FOUND"));
  expect(await read()).toMatchObject({ status: "enviada" });
});

test("a budget with too many lines is refused and is not sent", async () => {
  const drinks = Array.from({ length: 5001 }, () => sample().drinks[0]);
  await save({ ...sample(), drinks });
  expect(await said(send())).toMatchObject(refusal(413, "PDF_TOO_LONG"));
  expect(Object.keys(await read())).not.toContain("status");
});

test("a proposal follows the account's usual terms where the budget says nothing", async () => {
  const proposal = { validityDays: 5, notes: "Degustação incluída" };
  await user.call("PUT", "/user/config", { darkMode: false, proposal });
  await send();
  await save({ ...sample(), proposal: { validityDays: 7, notes: "Só hoje" } });
  await send();
  const { sent } = await read();
  expect(sent!.map(({ validUntil }) => validUntil)).toEqual([
    "2026-11-28",
    "2026-11-30",
  ]);
  const texts = [
    await pdfText((await file(1)).rawPayload),
    await pdfText((await file(2)).rawPayload),
  ];
  expect(texts[0]).toMatch(/28\/11\/2026[^]*Degustação incluída/);
  expect(texts[1]).toMatch(/30\/11\/2026[^]*Só hoje/);
});

describe("two devices [no-false-conflict]", () => {
  const OPEN = {
    label: "Sinal",
    dueDate: "2027-01-10",
    amount: 1,
    receivedOn: null,
  };

  test("another content is not sent in place of the one on screen", async () => {
    await save({ ...sample(), note: "mudou" });
    expect(await said(send(at(1)))).toMatchObject(
      refusal(412, "VERSION_MISMATCH"),
    );
    expect((await send(at(2))).statusCode).toBe(201);
  });

  test("a save while the PDF is made refuses the sending and keeps nothing", async () => {
    midway = () => save({ ...sample(), note: "mudou" });
    expect(await said(send())).toMatchObject(refusal(412, "VERSION_MISMATCH"));
    expect((await read()).sent).toBeUndefined();
    expect((await file(1)).statusCode).toBe(404);
  });

  test("a tick while the PDF is made is kept, and so is the sending", async () => {
    midway = () => follow({ receipts: [OPEN] });
    expect((await send(at(1))).statusCode).toBe(201);
    expect(await read()).toMatchObject({
      status: "enviada",
      sent: [{ n: 1, versao: 1 }],
      receipts: [OPEN],
    });
  });

  test("a save of the version that was sent is stored", async () => {
    await send(at(1));
    const answer = await user.call("PUT", "/orcamentos/1", sampleBody(), at(1));
    expect(answer.statusCode).toBe(200);
    expect(await read()).toMatchObject({ status: "enviada", sent: [{ n: 1 }] });
  });

  test("two sendings at the same time are both kept", async () => {
    const answers = await Promise.all([send(at(1)), send(at(1))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await read()).sent).toMatchObject([{ n: 1 }, { n: 2 }]);
    expect((await file(1)).statusCode).toBe(200);
    expect((await file(2)).statusCode).toBe(200);
  });
});

test.each([
  ["perdida", "enviada"],
  ["aprovada", "aprovada"],
])("a budget that is %s is %s after a sending", async (before, after) => {
  await follow({ status: before });
  await send();
  expect((await read()).status).toBe(after);
});

describe("the space for sent proposals [sent-is-kept]", () => {
  /** Files of an older budget of this many megabytes each, the oldest first. */
  async function fill(of: TestUser, megabytes: readonly number[]) {
    await of.call("POST", "/orcamentos", sampleBody("Cheio"));
    for (const [index, size] of megabytes.entries()) {
      await sql`
        insert into sent_proposals (user_id, budget_id, n, file_name, pdf, dados_gz, bytes, created_at)
        values (${of.id}, 2, ${index + 1}, 'cheio.pdf', '', '', ${size * MB},
          ${new Date(Date.parse(NOW) - (megabytes.length - index) * 1000)})
      `.execute(service.db);
    }
  }
  const keptOf = async (of: TestUser) =>
    (
      await service.db
        .selectFrom("sent_proposals")
        .select(["budget_id", "n"])
        .where("user_id", "=", of.id)
        .orderBy("budget_id")
        .orderBy("n")
        .execute()
    ).map(({ budget_id, n }) => `${budget_id}/${n}`);

  test("a full account loses its oldest files, and no more than it must; a sending is never refused", async () => {
    const other = await createUser(service.app);
    await other.call("POST", "/orcamentos", sampleBody());
    await fill(user, [50, 30, 20]);
    await fill(other, [90, 90]);
    expect((await send()).statusCode).toBe(201);
    expect(await keptOf(user)).toEqual(["1/1", "2/2", "2/3"]);
    expect(await keptOf(other)).toEqual(["2/1", "2/2"]);
  });

  test("a budget keeps its last ten; one that is no longer kept says so", async () => {
    await send();
    const [first] = (await read()).sent!;
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...first,
      n: index + 1,
    }));
    await service.db
      .updateTable("budgets")
      .set({ sent: JSON.stringify(many) })
      .where("user_id", "=", user.id)
      .execute();
    await send();
    await send();
    expect((await file(10)).statusCode).toBe(200);
    expect((await file(11)).statusCode).toBe(200);
    for (const gone of [file(2), sentBudget(2)])
      expect(await said(gone)).toEqual([
        410,
        { error: "Este PDF não está mais guardado", code: "GONE" },
      ]);
    await sql`
      insert into sent_proposals (user_id, budget_id, n, file_name, pdf, dados_gz, bytes, created_at)
      select ${user.id}, 1, n, 'a.pdf', '', '', 1, ${NOW} from generate_series(2, 9) n
    `.execute(service.db);
    await send();
    expect(await keptOf(user)).toEqual(
      Array.from({ length: 10 }, (_, index) => `1/${index + 3}`),
    );
  });

  test("deleting a budget deletes its files", async () => {
    await send();
    await user.call("DELETE", "/orcamentos/1");
    expect(await keptOf(user)).toEqual([]);
    expect((await file(1)).statusCode).toBe(404);
  });
});
