import { EventEmitter, once } from "node:events";
import {
  createTestApp,
  createUser,
  PASSWORD,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { pdfText } from "../../../test/read-pdf.ts";
import { sample, sampleBody } from "../../../test/test-budget.ts";
import { ApiError } from "../../http/api-error.ts";
import { proposalFileName } from "./file-name.ts";

let service: TestApp;
beforeAll(async () => {
  // Late evening in São Paulo, already the next day in UTC.
  service = await createTestApp({
    now: () => new Date("2026-11-21T01:30:00Z"),
  });
});
afterAll(() => service.close());

async function pdfOf(user: TestUser, budget = sample(), nome = "Aniversário") {
  const saved = await user.call(
    "POST",
    "/orcamentos",
    sampleBody(nome, budget),
  );
  const { id } = saved.json<{ id: number }>();
  return user.call("POST", "/pdf/generate-pdf", { orcamentoId: id });
}

test("the proposal has the client, the event, what is served and the screen's two totals [proposal-equals-screen]", async () => {
  const user = await createUser(service.app);
  const budget = sample();
  Object.assign(budget.eventData, {
    groomName: "Rafael Prado",
    brideName: "Helena Nogueira",
    clientCpf: "12345678909",
    eventDate: "2026-12-12",
    eventLocation: "Espaço Jatobá",
  });
  const answer = await pdfOf(user, budget, "Casamento Helena e Rafael");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="orcamento-Rafael Prado.pdf"; filename*=UTF-8''orcamento-Rafael%20Prado.pdf`,
  });
  const text = (await pdfText(answer.rawPayload)).replace(/\s+/g, " ");
  for (const said of [
    "Proposta de buffet para Rafael e Helena",
    "Casamento Helena e Rafael",
    "Sábado, 12 de dezembro de 2026, das 22h às 4h",
    "no Espaço Jatobá, em Belo Horizonte",
    "para 100 convidados",
    "R$ 25.004,00",
    "R$ 250,04",
    "05/12/2026",
    "Filé mignon ao molho madeira",
    "Mini pão de queijo 6 kg",
    "Mesas Temáticas",
    "Equipe de 17 pessoas por 6 horas",
    "Rafael Prado e Helena Nogueira",
    "Proposta de 20/11/2026",
    "Página 1 de",
  ]) {
    expect(text).toContain(said);
  }
  expect(text.match(/R\$/g)).toHaveLength(3);
  expect(text).not.toMatch(/custo|margem|lucro|segurança|reajuste|subtotal/i);
});

test("the sender is the company; its owner's phone and email stand where it states none", async () => {
  const user = await createUser(service.app);
  const company = {
    companyName: "Sabores da Serra Buffet",
    cnpj: "12.ABC.345/01DE-35",
    address: "Rua dos Inconfidentes, 911",
    cep: "30140-071",
    contactEmail: "contato@serra.com.br",
    contactPhone: "",
  };
  await user.call("PUT", "/buffet/buffet-data", company);
  const text = await pdfText((await pdfOf(user)).rawPayload);
  for (const said of [
    "Sabores da Serra Buffet",
    "CNPJ 12.ABC.345/01DE-35",
    "Rua dos Inconfidentes, 911",
    "CEP 30140-071",
    "contato@serra.com.br",
    user.phone.slice(-4),
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain(user.email);
});

test("options are other saved budgets of the same account; a deleted or foreign one is left out [proposal-options]", async () => {
  const [user, other] = [
    await createUser(service.app),
    await createUser(service.app),
  ];
  const withOptions = (ids: number[]) => ({
    ...sample(),
    proposal: { options: ids.map((id) => ({ id, name: `Festa ${id}` })) },
  });
  const titled = async (of: TestUser, budget: object, nome: string) =>
    pdfText((await pdfOf(of, budget as never, nome)).rawPayload);
  const foreign = withOptions([1]);
  foreign.drinks[0]!.name = "Segredo do vizinho";
  await titled(other, foreign, "Do vizinho");
  await titled(user, sample(), "Primeira");
  const both = await titled(user, withOptions([1, 2, 99]), "Segunda");
  expect(both).toContain("Opção A");
  expect(both).toContain("Festa 1");
  expect(both).not.toContain("Opção C");
  expect(both).not.toContain("Segredo");
  expect(await titled(user, withOptions([99]), "Terceira")).not.toContain(
    "Opções",
  );
  const four = await titled(user, withOptions([1, 2, 3, 4]), "Quarta");
  expect(four).toContain("Opção D");
  expect(four).toContain("Festa 4");
});

test("the account's terms and PIX key are in its proposals", async () => {
  const user = await createUser(service.app);
  const pix = {
    kind: "random",
    key: "123e4567-e89b-42d3-a456-426614174000",
    receiver: "Sabores da Serra",
    city: "Nova Lima",
  };
  const answer = await user.call("PUT", "/user/config", {
    darkMode: false,
    proposal: { validityDays: 30 },
    pix,
    password: PASSWORD,
  });
  expect(answer.statusCode).toBe(200);
  const text = await pdfText((await pdfOf(user)).rawPayload);
  expect(text).toContain(pix.key);
  expect(text).toContain("20/12/2026");
});

test("characters that the fonts lack can still be read", async () => {
  const user = await createUser(service.app);
  const budget = sample();
  budget.drinks[0]!.name = "Борщ, Ελιά, čaj ½";
  const text = await pdfText((await pdfOf(user, budget)).rawPayload);
  expect(text).toContain("Борщ");
  expect(text).toContain("Ελιά");
  expect(text).toContain("čaj ½");
});

test("texts that look like pictures or addresses stay texts", async () => {
  const user = await createUser(service.app);
  const budget = sample();
  budget.eventData.groomName = "/etc/passwd";
  budget.drinks[0]!.name = "http://127.0.0.1/x.png";
  const answer = await pdfOf(user, budget);
  expect(answer.statusCode).toBe(200);
  const text = await pdfText(answer.rawPayload);
  expect(text).toContain("/etc/passwd");
  expect(text).not.toContain("root:");
});

test("without a company and a logo no sender is named", async () => {
  const user = await createUser(service.app);
  const text = await pdfText((await pdfOf(user)).rawPayload);
  expect(text).not.toContain(user.email);
  expect(text.split("Proposta de buffet")[0]!.trim()).toBe("");
});

test("an empty budget gives a short proposal", async () => {
  const user = await createUser(service.app);
  const budget = {
    ...sample(),
    team: [],
    foods: [],
    drinks: [],
    garnishes: [],
    confectionery: [],
    thematicTables: [],
    generalExpenses: [],
  };
  budget.eventData.guests = 0;
  const answer = await pdfOf(user, budget);
  expect(answer.headers["content-disposition"]).toContain(
    "orcamento-evento.pdf",
  );
  const text = await pdfText(answer.rawPayload);
  expect(text).not.toMatch(/convidados|Bebidas|Equipe|por pessoa/);
  expect(text).toContain("Valor total");
});

test("several concurrent proposals are all made", async () => {
  const user = await createUser(service.app);
  await user.call("POST", "/orcamentos", sampleBody());
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      user.call("POST", "/pdf/generate-pdf", { orcamentoId: 1 }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200,
  ]);
});

/** A budget with this many rows: one group of foods has all but one. */
function withLines(count: number) {
  const budget = sample();
  const [group] = budget.foods;
  const [item] = group!.items;
  const [drink] = budget.drinks;
  const items = Array.from({ length: count - 1 }, (_, i) => ({
    ...item!,
    id: i + 1,
  }));
  return {
    ...budget,
    team: [],
    foods: [{ ...group!, items }],
    drinks: [drink!],
    garnishes: [],
    confectionery: [],
    thematicTables: [],
    generalExpenses: [],
  };
}

test("a budget of more than 5,000 lines is refused with a text", async () => {
  const user = await createUser(service.app);
  const answer = await pdfOf(user, withLines(5001));
  expect([answer.statusCode, answer.json()]).toEqual([
    413,
    {
      error: "Este orçamento tem linhas demais para um PDF (limite: 5.000).",
      code: "PDF_TOO_LONG",
    },
  ]);
});

test("work for a caller that disconnects stops", async () => {
  const started = new EventEmitter<{ job: [AbortSignal] }>();
  const { app, close } = await createTestApp({
    pdf: {
      run: (_input, { left }) => {
        started.emit("job", left!);
        return once(left!, "abort").then(() => {
          throw new ApiError("REQUEST_TIMEOUT");
        });
      },
      receipt: () => Promise.reject(new Error("no receipt")),
      close: async () => {},
    },
  });
  const url = await app.listen({ port: 0 });
  const user = await createUser(app);
  await user.call("POST", "/orcamentos", sampleBody());
  const leaving = new AbortController();
  const job = once(started, "job");
  const answer = fetch(`${url}/pdf/generate-pdf`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${user.token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ orcamentoId: 1 }),
    signal: leaving.signal,
  });
  answer.catch(() => {});
  const [left] = (await job) as [AbortSignal];
  expect(left.aborted).toBe(false);
  const heard = once(left, "abort");
  leaving.abort();
  await heard;
  await close();
});

test.each([
  [{ orcamentoId: 99 }, 404, "NOT_FOUND"],
  [{ orcamentoId: "1" }, 400, "VALIDATION"],
  [{}, 400, "VALIDATION"],
])("for %j the answer is %d", async (body, status, code) => {
  const user = await createUser(service.app);
  const answer = await user.call("POST", "/pdf/generate-pdf", body);
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
});

test.each([
  ["Ana & João", "orcamento-Ana & João.pdf"],
  ["  ", "orcamento-evento.pdf"],
  ['../../etc\\x:*?"<>|\n', "orcamento-.. .. etc x.pdf"],
  ["a".repeat(200), `orcamento-${"a".repeat(80)}.pdf`],
])("a client called %j names the file %s", (client, name) => {
  expect(proposalFileName(client)).toBe(name);
});
