import { hash } from "node:crypto";
import { brCode } from "shared-contracts/pix/br-code";
import {
  acceptPage,
  followed,
  HELENA,
  openForm,
  PIX,
  postForm,
  sentPage,
  wedding,
} from "../../../test/client-page.ts";
import { pageTexts, pdfText } from "../../../test/read-pdf.ts";
import { createTestApp, type TestApp } from "../../../test/test-app.ts";
import { sampleBody } from "../../../test/test-budget.ts";

const START = Date.parse("2026-11-25T17:02:00Z");

let clock = START;
let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(clock) });
});
beforeEach(async () => {
  clock = START;
  await service.db.deleteFrom("rate_limits").execute();
});
afterAll(() => service.close());

const open = (path: string) => service.app.inject(path);
/** The sentence about the event. */
const factsOf = ({ payload }: { payload: string }) =>
  /<p class="facts">([^<]*)/.exec(payload)![1];
const rows = (userId: string) =>
  service.db
    .selectFrom("acceptances")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("accepted_at")
    .execute();

test("a client accepts: who, when, from where and exactly what are kept, and the plan is frozen", async () => {
  const { user, path } = await sentPage(service);
  const form = await openForm(service, path);
  const answer = await postForm(service, path, { ...form, ...HELENA });
  expect([answer.statusCode, answer.headers["location"]]).toEqual([
    303,
    `..${path.slice(2)}`,
  ]);
  const file = await user.call("GET", "/orcamentos/1/envios/1");
  expect(await rows(user.id)).toMatchObject([
    {
      budget_id: 1,
      n: 1,
      offered_by: 1,
      letter: null,
      total_cents: 2_500_400,
      sha256: hash("sha256", file.rawPayload),
      accepted_at: new Date(START),
      name: "Helena Souza",
      cpf: "52998224725",
      address: "127.0.0.1",
      browser: "Chrome da Helena",
      undone_at: null,
    },
  ]);
  const { status, receipts } = await followed(user);
  expect(status).toBe("aprovada");
  expect(receipts!.map(({ label, amount }) => [label, amount])).toEqual([
    ["Sinal (30%)", 7501.2],
    ["1ª parcela", 5834.26],
    ["2ª parcela", 5834.26],
    ["3ª parcela", 5834.28],
  ]);
});

test("the accepted page has the payments, what was agreed and a receipt that shows no whole CPF", async () => {
  const { user, path } = await sentPage(service);
  await acceptPage(service, path);
  const { sha256 } = (await rows(user.id))[0]!;
  const { statusCode, payload } = await open(path);
  expect(statusCode).toBe(200);
  for (const said of [
    "<title>Proposta aceita: Casamento Helena</title>",
    "25/11/2026 às 14:02",
    "Para reservar a data, pague o sinal",
    brCode(PIX, 750_120n),
    "O que está combinado",
    "***.982.247-**",
    "25/11/2026 às 14:02, horário de Brasília",
    `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} ${sha256.slice(8, 12)}`,
  ])
    expect(payload).toContain(said);
  expect(payload).not.toMatch(/529\.?982|Ir para o aceite/);
  const receipt = await open(`${path}/comprovante`);
  expect(receipt.headers["content-type"]).toBe("application/pdf");
  const pages = await pageTexts(receipt.rawPayload);
  const accepted = await open(`${path}/pdf/1`);
  expect(pages.length).toBe((await pageTexts(accepted.rawPayload)).length + 1);
  expect(pages[0]).toContain("Casamento Helena");
  const record = (await pdfText(receipt.rawPayload)).replaceAll(/\s+/g, "");
  for (const said of ["529.982.247-25", sha256, "ChromedaHelena"])
    expect(record).toContain(said);
});

test("errors are told at their fields, and what was typed stays", async () => {
  const { user, path } = await sentPage(service);
  const form = await openForm(service, path);
  const answer = await postForm(service, path, {
    ...form,
    nome: "Helena",
    cpf: "123 456 789 00",
  });
  expect(answer.statusCode).toBe(400);
  for (const said of [
    "<title>Erro: Aceitar a proposta</title>",
    "Falta corrigir 3 campos",
    '<a href="#nome">Escreva nome e sobrenome.</a>',
    "Este CPF não confere. Corrija ou deixe em branco.",
    "Marque “Li e aceito” para continuar.",
    'value="Helena"',
    'value="123 456 789 00"',
  ])
    expect(answer.payload).toContain(said);
  expect(answer.payload.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(await rows(user.id)).toEqual([]);
  const without = { ...form, ...HELENA, cpf: "" };
  expect((await postForm(service, path, without)).statusCode).toBe(303);
  expect(await rows(user.id)).toMatchObject([{ cpf: null }]);
});

test.each([
  ["11111111111", "eleven equal digits"],
  ["52998224724", "another check digit"],
  ["5299822472", "ten digits"],
])("%s is no CPF: %s", async (cpf) => {
  const { path } = await sentPage(service);
  const form = await openForm(service, path);
  const answer = await postForm(service, path, { ...form, ...HELENA, cpf });
  expect(answer.payload).toContain("Falta corrigir 1 campo<");
});

test("an option that is another budget approves that one, with the page, the plan and the record", async () => {
  const { user, path } = await sentPage(service, { withOptions: true });
  // What the caterer changed since is not what the client accepts.
  await user.call(
    "PUT",
    "/orcamentos/2",
    sampleBody("Enxuta", { ...wedding(), team: [] }),
  );
  // The comparison says how many guests each has.
  expect(factsOf(await open(path))).not.toContain("convidados");
  const form = await service.app.inject(`${path}/aceitar?opcao=B`);
  expect(form.payload).toContain("<b>Opção B</b>");
  await acceptPage(service, path, { opcao: "B" });
  const [one, two] = [await followed(user), await followed(user, 2)];
  expect([one.status, one.receipts]).toEqual(["enviada", undefined]);
  const [sent] = two.sent!;
  expect(two).toMatchObject({
    status: "aprovada",
    chosen: { sending: 1, option: 2 },
  });
  const total = two.receipts!.reduce((sum, { amount }) => sum + amount, 0);
  expect(total).toBeCloseTo(sent!.totalFinal, 2);
  expect(await rows(user.id)).toMatchObject([
    { budget_id: 2, n: 1, offered_by: 1, letter: "B" },
  ]);
  const page = await open(path);
  expect(page.payload).toContain("<b>opção B</b>");
  expect(page.payload).toContain("Cardápio da opção B");
  expect(factsOf(page)).toContain("para 80 convidados");
  // What the caterer ticks in that budget shows on the page.
  const receipts = two.receipts!.map((receipt, at) =>
    at === 0 ? { ...receipt, receivedOn: "2026-11-25" } : receipt,
  );
  await user.call("PATCH", "/orcamentos/2/acompanhamento", { receipts });
  expect((await open(path)).payload).toContain("pago em 25/11/2026");
  const sentDados = await user.call(
    "GET",
    "/orcamentos/2/envios/1?campos=dados",
  );
  expect(sentDados.json()).toMatchObject({ dados: { foods: [] } });
});

test("an option whose budget was deleted stays with the one that offered it", async () => {
  const { user, path } = await sentPage(service, { withOptions: true });
  const form = await openForm(service, path, "B");
  await user.call("DELETE", "/orcamentos/2");
  await postForm(service, path, { ...form, ...HELENA });
  expect(await followed(user)).toMatchObject({
    status: "aprovada",
    chosen: { sending: 1, option: 2 },
  });
  expect((await open(path)).payload).toContain("<b>opção B</b>");
});

test("pressing twice, in two tabs and for two options accepts once", async () => {
  const { user, path } = await sentPage(service, { withOptions: true });
  const [a, b] = [
    await openForm(service, path, "A"),
    await openForm(service, path, "B"),
  ];
  const answers = await Promise.all(
    [a, b, b, a].map((form) => postForm(service, path, { ...form, ...HELENA })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    303, 303, 303, 303,
  ]);
  expect(await rows(user.id)).toHaveLength(1);
  // A replay, and a look at the form, lead to the accepted page.
  const replayed = await postForm(service, path, { ...a, ...HELENA });
  expect(replayed.statusCode).toBe(303);
  expect((await open(`${path}/aceitar`)).statusCode).toBe(303);
  expect(await rows(user.id)).toHaveLength(1);
});

test("what was sent anew while the client read is not accepted unseen", async () => {
  const { user, path } = await sentPage(service);
  const form = await openForm(service, path);
  await user.call(
    "PUT",
    "/orcamentos/1",
    sampleBody("Casamento Helena", { ...wedding(), foods: [] }),
  );
  await user.call("POST", "/orcamentos/1/envios");
  const answer = await postForm(service, path, { ...form, ...HELENA });
  expect(answer.statusCode).toBe(409);
  expect(answer.payload).toContain(
    "A proposta mudou enquanto você lia. Confira de novo antes de aceitar.",
  );
  expect(answer.payload).toContain('value="Helena Souza"');
  expect(answer.payload).not.toMatch(/25\.004,00|name="li"\s+checked/);
  expect(await rows(user.id)).toEqual([]);
  await acceptPage(service, path);
  expect(await rows(user.id)).toMatchObject([{ n: 2 }]);
});

test("sending anew and accepting at once: what is accepted was on the screen", async () => {
  for (let round = 0; round < 5; round++) {
    const { user, path } = await sentPage(service);
    const form = await openForm(service, path);
    const [answer] = await Promise.all([
      postForm(service, path, { ...form, ...HELENA }),
      user.call("POST", "/orcamentos/1/envios"),
    ]);
    const accepted = await rows(user.id);
    expect([answer.statusCode, accepted.map(({ n }) => n)]).toEqual(
      answer.statusCode === 303 ? [303, [1]] : [409, []],
    );
  }
});

test("an old tab saves over an accepted budget without a conflict, and takes nothing back", async () => {
  const { user, path } = await sentPage(service);
  const { headers } = await user.call("GET", "/orcamentos/1");
  const old = { "if-match": headers["etag"] as string };
  await acceptPage(service, path);
  const other = sampleBody("Outro nome", { ...wedding(), foods: [] });
  const saved = await user.call("PUT", "/orcamentos/1", other, old);
  expect(saved.statusCode).toBe(200);
  for (const body of [{ status: "enviada" }, { receipts: [] }]) {
    const path = "/orcamentos/1/acompanhamento";
    const answer = await user.call("PATCH", path, body, old);
    expect([409, 412]).toContain(answer.statusCode);
  }
  const { status, receipts } = await followed(user);
  expect([status, receipts?.length]).toEqual(["aprovada", 4]);
  const page = await open(path);
  expect(page.payload).toContain("Casamento Helena");
  expect(page.payload).toContain("Proposta aceita");
});

test("a proposal that is over is not accepted", async () => {
  const { user, path } = await sentPage(service);
  const form = await openForm(service, path);
  clock = Date.parse("2026-12-20T12:00:00Z");
  expect(
    (await postForm(service, path, { ...form, ...HELENA })).statusCode,
  ).toBe(303);
  expect(await rows(user.id)).toEqual([]);
});

test("a page that is switched off accepts nothing; after an acceptance its receipt stays", async () => {
  const { user, path } = await sentPage(service);
  const turn = (active: boolean) =>
    user.call("PATCH", "/orcamentos/1/link", { active });
  const form = await openForm(service, path);
  await turn(false);
  const refused = await postForm(service, path, { ...form, ...HELENA });
  expect(refused.statusCode).toBe(410);
  await turn(true);
  await acceptPage(service, path);
  await turn(false);
  const { statusCode, payload } = await open(path);
  expect(statusCode).toBe(200);
  expect(payload).toContain("O buffet retirou a proposta em 25/11/2026.");
  expect(payload).toContain("Comprovante do aceite");
  expect(payload).not.toMatch(/Pagamentos|Cardápio/);
  expect((await open(`${path}/pdf/1`)).statusCode).toBe(410);
  expect((await open(`${path}/comprovante`)).statusCode).toBe(200);
});

test("120 days after the event only the receipt is left, for five years", async () => {
  const { path } = await sentPage(service);
  await acceptPage(service, path);
  clock = Date.parse("2027-09-13T15:00:00Z");
  const { payload } = await open(path);
  expect(payload).toContain("Comprovante do aceite");
  expect(payload).not.toContain("Pagamentos");
  clock = Date.parse("2032-06-01T15:00:00Z");
  expect((await open(path)).statusCode).toBe(410);
});

test("a form of another origin, or without this page's seal, counts for nothing", async () => {
  const { user, path } = await sentPage(service);
  const form = { ...(await openForm(service, path)), ...HELENA };
  const others = [
    await postForm(service, path, form, { "sec-fetch-site": "cross-site" }),
    await postForm(service, path, { ...form, selo: "x" }),
    await postForm(service, path, { ...HELENA }),
  ];
  expect(others.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  expect(await rows(user.id)).toEqual([]);
});

test("ten tries an hour, and the eleventh keeps what was typed", async () => {
  const { path } = await sentPage(service);
  const form = { ...(await openForm(service, path)), nome: "Helena" };
  for (let tries = 0; tries < 10; tries++)
    expect((await postForm(service, path, form)).statusCode).toBe(400);
  const answer = await postForm(service, path, form);
  expect(answer.statusCode).toBe(429);
  expect(answer.payload).toContain(
    "Muitas tentativas. Espere um minuto e tente de novo.",
  );
  expect(answer.payload).toContain('value="Helena"');
});
