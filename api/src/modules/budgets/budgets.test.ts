import { fieldTexts } from "shared-contracts/entities/field-texts";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { endpoints } from "shared-contracts/endpoints/table";
import { parse } from "zod/v4/core";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sample, sampleBody, SAMPLE_TOTAL } from "../../../test/test-budget.ts";
import { rowSizes } from "../../db/pages-by-bytes.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const list = async (user: TestUser) =>
  (await user.call("GET", "/orcamentos")).json<SavedBudget[]>();

test("a line break in a name is a space", async () => {
  const user = await createUser(service.app);
  const body = sampleBody("Festa\r\nda Ana\n");
  const created = await user.call("POST", "/orcamentos", body);
  expect(created.json()).toMatchObject({ nome: "Festa da Ana" });
});

test("the sizes of a list are those of one account", async () => {
  const [ana, rui] = [
    await createUser(service.app),
    await createUser(service.app),
  ];
  for (const user of [ana, rui, rui])
    await user.call("POST", "/orcamentos", sampleBody());
  expect(await rowSizes(service.db, "budgets", ana.id)).toHaveLength(1);
  expect(await rowSizes(service.db, "budgets", rui.id)).toHaveLength(2);
});

test("a budget can be saved, listed, saved over and deleted", async () => {
  const user = await createUser(service.app);
  expect(await list(user)).toEqual([]);

  const created = await user.call("POST", "/orcamentos", sampleBody());
  expect(created.statusCode).toBe(201);
  expect(created.headers["etag"]).toBe('"1"');
  expect(parse(endpoints.createBudget.response, created.json())).toMatchObject({
    id: 1,
    nome: "Aniversário",
    totalFinal: SAMPLE_TOTAL,
    versao: 1,
  });

  const budget = sample();
  budget.eventData.guests = 0;
  const updated = await user.call(
    "PUT",
    "/orcamentos/1",
    sampleBody("Outro nome", budget),
    { "if-match": '"1"' },
  );
  expect([updated.statusCode, updated.headers["etag"]]).toEqual([200, '"2"']);

  const rows = parse(endpoints.listBudgets.response, await list(user));
  expect(rows).toMatchObject([
    { id: 1, nome: "Outro nome", versao: 2, dados: budget },
  ]);
  expect(rows[0]!.totalFinal).toBe(updated.json<SavedBudget>().totalFinal);

  const deleted = await user.call("DELETE", "/orcamentos/1");
  expect([deleted.statusCode, deleted.json()]).toEqual([
    200,
    { success: true },
  ]);
  expect(await list(user)).toEqual([]);
});

test("dados comes back exactly as sent, with unknown keys, also when sent as text [unknown-keys-survive]", async () => {
  const user = await createUser(service.app);
  const dados = { ...sample(), nota: { cor: "azul", vazio: null } };
  await user.call("POST", "/orcamentos", sampleBody("Objeto", dados));
  await user.call(
    "POST",
    "/orcamentos",
    sampleBody("Texto", JSON.stringify(dados)),
  );
  const rows = await list(user);
  expect(rows.map((row) => row.nome)).toEqual(["Texto", "Objeto"]);
  expect(rows.map((row) => row.dados)).toEqual([dados, dados]);
});

test.each<[object, string]>([
  [{ profitMargin: 30 }, "Margem de lucro"],
  [{ annualAdjustment: 0.6 }, "Reajuste anual"],
  [{ team: [{ id: 1, quantity: 2.5 }] }, "Equipe, 1ª linha: quantidade"],
  [{ eventData: { guests: "1,5" } }, "Dados do Evento: convidados"],
  [{ fixedCosts: { insurance: -1 } }, "Custos Fixos: Seguro"],
])("%j is refused with its path", async (wrong, place) => {
  const user = await createUser(service.app);
  const refused = await user.call(
    "POST",
    "/orcamentos",
    sampleBody("Festa", { ...sample(), ...wrong }),
  );
  expect(refused.statusCode).toBe(400);
  expect(refused.json<{ error: string }>().error).toContain(
    `Dados do orçamento inválidos: número inválido em ${place} (aceito: `,
  );
  expect(await list(user)).toEqual([]);
});

test("guests per waiter of 0 or less count as 20, and are stored as sent [twenty-guests-per-waiter]", async () => {
  const user = await createUser(service.app);
  const dados = sample();
  dados.eventData.guestsPerWaiter = -3;
  const saved = await user.call("POST", "/orcamentos", sampleBody("F", dados));
  expect(saved.json()).toMatchObject({ totalFinal: SAMPLE_TOTAL });
  expect(await list(user)).toMatchObject([{ dados }]);
});

test("ids count from 1 for each user and are never reused", async () => {
  const [ana, rui] = [
    await createUser(service.app),
    await createUser(service.app),
  ];
  const save = async (user: TestUser) =>
    (await user.call("POST", "/orcamentos", sampleBody())).json<SavedBudget>()
      .id;
  expect([await save(ana), await save(ana), await save(rui)]).toEqual([
    1, 2, 1,
  ]);
  await ana.call("DELETE", "/orcamentos/2");
  expect(await save(ana)).toBe(3);
});

test("concurrent saves get different ids", async () => {
  const user = await createUser(service.app);
  await Promise.all(
    Array.from({ length: 10 }, () =>
      user.call("POST", "/orcamentos", sampleBody()),
    ),
  );
  const ids = (await list(user)).map(({ id }) => id);
  expect(ids.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("no call reaches another user's budget [accounts-are-isolated]", async () => {
  const [owner, other] = [
    await createUser(service.app),
    await createUser(service.app),
  ];
  await owner.call("POST", "/orcamentos", sampleBody("De Ana"));
  expect(await list(other)).toEqual([]);
  const tries = [
    await other.call("PUT", "/orcamentos/1", sampleBody("Roubado")),
    await other.call("PUT", "/orcamentos/1", sampleBody("Roubado"), {
      "if-match": '"1"',
    }),
    await other.call("DELETE", "/orcamentos/1"),
    await other.call("GET", "/orcamentos/1"),
    await other.call("POST", "/pdf/generate-pdf", { orcamentoId: 1 }),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([
    404, 404, 404, 404, 404,
  ]);
  expect(await list(owner)).toMatchObject([{ nome: "De Ana", versao: 1 }]);
});

describe("If-Match", () => {
  test("a deletion of an older version is refused, of this one made, once", async () => {
    const user = await createUser(service.app);
    await user.call("POST", "/orcamentos", sampleBody("Antes"));
    await user.call("PUT", "/orcamentos/1", sampleBody("Depois"));
    const remove = async (version: number) => {
      const headers = { "if-match": `"${version}"` };
      const answer = await user.call(
        "DELETE",
        "/orcamentos/1",
        undefined,
        headers,
      );
      return answer.statusCode;
    };
    expect(await remove(1)).toBe(412);
    expect(await list(user)).toMatchObject([{ nome: "Depois" }]);
    expect([await remove(2), await remove(2)]).toEqual([200, 404]);
  });

  const put = async (ifMatch: string) => {
    const user = await createUser(service.app);
    await user.call("POST", "/orcamentos", sampleBody("Antes"));
    await user.call("PUT", "/orcamentos/1", sampleBody("Depois"));
    const answer = await user.call(
      "PUT",
      "/orcamentos/1",
      sampleBody("Tarde"),
      {
        "if-match": ifMatch,
      },
    );
    return { answer, nome: (await list(user))[0]?.nome };
  };

  test.each(['"2"', "*"])("%s matches version 2", async (tag) => {
    const { answer, nome } = await put(tag);
    expect([answer.statusCode, nome]).toEqual([200, "Tarde"]);
  });

  test.each(['"1"', '"3"', 'W/"2"', '"x"'])(
    "%s does not match, and nothing changes",
    async (tag) => {
      const { answer, nome } = await put(tag);
      expect([answer.statusCode, nome]).toEqual([412, "Depois"]);
      expect(answer.json()).toEqual({
        error: "Este orçamento foi alterado em outro lugar",
        code: "VERSION_MISMATCH",
      });
    },
  );

  test("of ten concurrent saves over one version, one succeeds [no-lost-update]", async () => {
    const user = await createUser(service.app);
    await user.call("POST", "/orcamentos", sampleBody());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        user.call("PUT", "/orcamentos/1", sampleBody(`n${index}`), {
          "if-match": '"1"',
        }),
      ),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(1);
  });
});

describe("a refusal stores nothing", () => {
  const BROKEN = "Contém um caractere inválido";
  const NO_SUCH_KEY = "Nome de campo não aceito";
  const withGuests = (guests: string) =>
    JSON.stringify(sampleBody("x")).replace(
      '"guests":100',
      `"guests":${guests}`,
    );
  const deep = `${'{"a":'.repeat(40)}1${"}".repeat(40)}`;
  const bodies: [string, string][] = [
    ["a negative number", withGuests("-1")],
    ["a number above 1e9", withGuests("1000000001")],
    ["a number that overflows", withGuests("1e999")],
    ["NaN as text", withGuests('"NaN"')],
    [
      "a part that is not a list",
      JSON.stringify(sampleBody("x", { ...sample(), team: 5 })),
    ],
    ["dados that is a list", JSON.stringify(sampleBody("x", [1]))],
    ["dados that is not JSON", JSON.stringify(sampleBody("x", "{oops"))],
    ["no name", JSON.stringify(sampleBody("  "))],
    ["a name with NUL", JSON.stringify(sampleBody("a\0b"))],
    [
      "an unknown key outside dados",
      JSON.stringify({ ...sampleBody(), dono: 1 }),
    ],
    [
      "__proto__",
      JSON.stringify(sampleBody("x")).replace(
        '"guests"',
        '"__proto__":{},"guests"',
      ),
    ],
    [
      "__proto__ in text",
      JSON.stringify(
        sampleBody("x", '{"eventData":{"__proto__":{"guests":5}}}'),
      ),
    ],
    ["too many levels", `{"nome":"x","totalFinal":1,"dados":${deep}}`],
    ["too many levels in text", JSON.stringify(sampleBody("x", deep))],
    ["a stack of a million brackets", "[".repeat(1_000_000)],
    ["JSON cut short", '{"nome":"x"'],
    ["nothing", ""],
  ];

  test.each(bodies)("%s", async (_what, payload) => {
    const user = await createUser(service.app);
    const answer = await service.app.inject({
      method: "POST",
      url: "/orcamentos",
      headers: {
        authorization: `Bearer ${user.token}`,
        "content-type": "application/json",
      },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    const { code, error } = answer.json<{ code: string; error: string }>();
    expect(code).toBe("VALIDATION");
    expect(error).toMatch(/[a-z]{4}/);
    expect(await list(user)).toEqual([]);
  });

  const surrogate = "a\ud800b";
  const inText = (dados: object) =>
    sampleBody("x", JSON.stringify({ ...sample(), ...dados }));
  test.each<[string, object, string]>([
    ["nome", sampleBody("  "), fieldTexts.budgetNameMissing],
    ["nome", sampleBody("a\0b"), BROKEN],
    ["nome", sampleBody(surrogate), BROKEN],
    [
      "dados",
      sampleBody("x", "{oops"),
      "O conteúdo enviado não é um JSON válido",
    ],
    ["dados.notas[1]", sampleBody("x", { notas: ["", surrogate] }), BROKEN],
    [`dados.${surrogate}`, sampleBody("x", { [surrogate]: 1 }), BROKEN],
    ["dados.nota", inText({ nota: surrogate }), BROKEN],
    ["dados.a.constructor", inText({ a: { constructor: 1 } }), NO_SUCH_KEY],
    [
      "dados.team[0].cost",
      sampleBody("x", { team: [{ cost: -1 }] }),
      "Dados do orçamento inválidos: número inválido em Equipe, 1ª linha: custo (aceito: de 0 a 1.000.000.000)",
    ],
    [
      "dados.profitMargin",
      inText({ profitMargin: 3 }),
      "Dados do orçamento inválidos: número inválido em Margem de lucro (aceito: de 0 a 100 %)",
    ],
  ])("%j is named by its path", async (path, body, message) => {
    const user = await createUser(service.app);
    // Sends it twice with one key: a refusal is not stored as an answer.
    for (let time = 0; time < 2; time++) {
      const answer = await user.call("POST", "/orcamentos", body, {
        "idempotency-key": "one action",
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { error: message, code: "VALIDATION", errors: [{ path, message }] },
      ]);
    }
    expect(await list(user)).toEqual([]);
  });

  test("a body over 5 MB is refused, one just under is saved", async () => {
    const user = await createUser(service.app);
    const save = (bytes: number) =>
      user.call(
        "POST",
        "/orcamentos",
        sampleBody("Grande", { ...SAMPLE_100, nota: "x".repeat(bytes) }),
      );
    const tooLarge = await save(5 * 1024 * 1024);
    expect([tooLarge.statusCode, tooLarge.json()]).toEqual([
      413,
      { error: "O conteúdo enviado é grande demais", code: "TOO_LARGE" },
    ]);
    expect((await save(5 * 1024 * 1024 - 64 * 1024)).statusCode).toBe(201);
  });

  test.each(["0", "-1", "1.5", "abc", "99999999999"])(
    "the id %s",
    async (id) => {
      const user = await createUser(service.app);
      const answer = await user.call("DELETE", `/orcamentos/${id}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: "VALIDATION" },
      ]);
    },
  );

  test("a budget that does not exist", async () => {
    const user = await createUser(service.app);
    const answers = [
      await user.call("PUT", "/orcamentos/9", sampleBody()),
      await user.call("DELETE", "/orcamentos/9"),
      await user.call("GET", "/orcamentos/9"),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: "Não encontrado", code: "NOT_FOUND" },
      ]);
    }
  });
});
