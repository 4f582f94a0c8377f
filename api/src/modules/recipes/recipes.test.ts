import { sql } from "kysely";
import type { Recipe, RecipeContent } from "shared-contracts/entities/recipe";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { bookOf } from "../../../test/test-book.ts";
import { sample, sampleBody } from "../../../test/test-budget.ts";
import { recipeOf } from "../../../test/test-recipe.ts";

let service: TestApp;
let user: TestUser;
beforeAll(async () => (service = await createTestApp()));
beforeEach(async () => (user = await createUser(service.app)));
afterAll(() => service.close());

const create = (recipe: RecipeContent) => user.call("POST", "/fichas", recipe);
const created = async (recipe: RecipeContent) =>
  (await create(recipe)).json<{ id: string }>().id;
const change = (id: string, recipe: RecipeContent, version?: number) =>
  user.call(
    "PUT",
    `/fichas/${id}`,
    recipe,
    version === undefined ? {} : { "if-match": `"${version}"` },
  );
const list = async () =>
  (await user.call("GET", "/fichas")).json<{ recipes: Recipe[] }>().recipes;
const book = async () =>
  (await bookOf(user)).items.map(({ name, unit, price, isTyped }) => ({
    name,
    unit,
    price,
    isTyped,
  }));
const refusal = (path: string, message: string) => ({
  code: "VALIDATION",
  errors: [{ path, message }],
});

test("a recipe is saved, changed and listed by name", async () => {
  const bread = await created(recipeOf("Pão"));
  const broth = await created(recipeOf("Caldo"));
  expect(await list()).toEqual([
    { id: broth, versao: 1, ...recipeOf("Caldo") },
    { id: bread, versao: 1, ...recipeOf("Pão") },
  ]);
  const changed = { ...recipeOf("Pão"), yield: 0.125 };
  expect((await change(bread, changed)).statusCode).toBe(200);
  expect((await list())[1]).toEqual({ id: bread, versao: 2, ...changed });
});

test("a recipe that was changed elsewhere is not saved over unknowingly", async () => {
  const bread = await created(recipeOf("Pão"));
  const mine = { ...recipeOf("Pão"), yield: 3 };
  const saved = await change(bread, mine, 1);
  expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"2"']);
  const refused = await change(bread, recipeOf("Pão"), 1);
  expect(refused.statusCode).toBe(412);
  expect(refused.json()).toEqual({
    code: "VERSION_MISMATCH",
    error: "Esta ficha técnica foi alterada em outro lugar",
  });
  expect(await list()).toEqual([{ id: bread, versao: 2, ...mine }]);
  expect((await change(bread, recipeOf("Pão"), 2)).statusCode).toBe(200);
});

test("the same call again makes no second recipe", async () => {
  const again = () =>
    user.call("POST", "/fichas", recipeOf("Pão"), { "idempotency-key": "1" });
  expect((await again()).json()).toEqual((await again()).json());
  expect(await list()).toHaveLength(1);
});

test("an item has one recipe in each unit, however it is spelled", async () => {
  const bread = await created(recipeOf("Pão"));
  expect((await create(recipeOf(" pao "))).json()).toMatchObject(
    refusal("name", "Este item já tem uma ficha técnica"),
  );
  const other = await created({ ...recipeOf("Pão"), unit: "un" });
  const taken = await change(other, recipeOf("PÃO"));
  expect(taken.json()).toMatchObject(
    refusal("name", "Este item já tem uma ficha técnica"),
  );
  expect((await list()).map(({ id }) => id).sort()).toEqual(
    [bread, other].sort(),
  );
});

test.each<[string, Partial<RecipeContent>, string, string]>([
  ["yields nothing", { yield: 0 }, "yield", "Informe quanto a receita rende"],
  [
    "is of nothing",
    { ingredients: [] },
    "ingredients",
    "Adicione um ingrediente",
  ],
  [
    "loses by a factor under 1",
    recipeOf("Pão", { factor: 0.9 }),
    "ingredients[0].factor",
    "O fator de correção é 1 ou mais",
  ],
  [
    "has an ingredient without a name",
    recipeOf("Pão", {}, { name: " " }),
    "ingredients[1].name",
    "Informe o nome do item",
  ],
  [
    "has too many ingredients",
    recipeOf("Pão", ...Array.from({ length: 101 }, () => ({}))),
    "ingredients",
    "Uma ficha técnica tem até 100 ingredientes",
  ],
])("a recipe that %s is refused at its field", async (_, part, path, text) => {
  const answer = await create({ ...recipeOf("Pão"), ...part });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject(refusal(path, text));
  expect(await list()).toEqual([]);
});

test("a recipe that would use itself is refused, also through others [recipe-without-loop]", async () => {
  const dough = await created(recipeOf("Massa"));
  const pie = await created(recipeOf("Torta", { recipe: dough }));
  const slice = await created(recipeOf("Fatia", {}, { recipe: pie }));
  const before = await list();
  for (const recipe of [dough, pie, slice]) {
    const looped = await change(dough, recipeOf("Massa", {}, { recipe }));
    expect(looped.json()).toMatchObject(
      refusal("ingredients[1].name", "Esta receita já usa aquela."),
    );
  }
  expect(await list()).toEqual(before);
});

test("an ingredient gets a price in the book unless it has one there", async () => {
  const body = sample();
  body.foods[0]!.items[0] = {
    ...body.foods[0]!.items[0]!,
    name: "Arroz",
    unit: "g",
    unitPrice: 7,
  };
  await user.call("POST", "/orcamentos", sampleBody("Festa", body));
  await user.call("PATCH", "/caderno", {
    items: [
      { name: "Leite", unit: "L", price: 5 },
      { name: "Ovo caipira", unit: "un", joinedTo: "Ovo" },
      { name: "Sal", unit: "kg", supplier: "Central" },
    ],
  });
  const before = await book();
  const dough = await created(recipeOf("Massa", { name: "Água", price: 0 }));
  await create(
    recipeOf(
      "Torta",
      { name: "arroz", unit: "kg", price: 9 },
      { name: "Leite", unit: "ml", price: 9 },
      { name: "Leite", unit: "kg", price: 30 },
      { name: "Ovo caipira", unit: "un", price: 1 },
      { name: "Sal", price: 3 },
      { name: "Massa", price: 8, recipe: dough },
    ),
  );
  const names = new Set(before.map(({ name, unit }) => `${name}/${unit}`));
  const added = (await book()).filter(
    ({ name, unit }) => !names.has(`${name}/${unit}`),
  );
  expect(added).toEqual(
    expect.arrayContaining([
      { name: "Leite", unit: "kg", price: 30, isTyped: true },
      { name: "Sal", unit: "kg", price: 3, isTyped: true },
    ]),
  );
  expect(added).toHaveLength(2);
  expect(await book()).toEqual(expect.arrayContaining(before));
});

test("what uses a recipe is counted, and stays when it is deleted", async () => {
  const dough = await created(recipeOf("Massa"));
  const use = async () =>
    (await user.call("GET", `/fichas/${dough}/uso`)).json<object>();
  expect(await use()).toEqual({ budgets: 0, recipes: 0 });
  await create(recipeOf("Torta", { recipe: dough }));
  const budget = sample();
  budget.foods[0]!.items[0]!.recipe = { id: dough, price: 24 };
  await user.call("POST", "/orcamentos", sampleBody("Festa", budget));
  await user.call("POST", "/orcamentos", sampleBody("Outra"));
  expect(await use()).toEqual({ budgets: 1, recipes: 1 });
  const remove = () => user.call("DELETE", `/fichas/${dough}`);
  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(404);
  const saved = await user.call("GET", "/orcamentos/1");
  expect(saved.body).toContain(dough);
  expect((await list()).map(({ name }) => name)).toEqual(["Torta"]);
});

test("an account has 1,000 recipes, and may then still change one [account-quota]", async () => {
  await sql`
    insert into recipes (user_id, id, item, unit, name, yield, ingredients)
    select ${user.id}::uuid, gen_random_uuid(), 'item ' || at, 'kg', 'Item ' || at, 1, '[]'
    from generate_series(1, 999) at
  `.execute(service.db);
  const last = await created(recipeOf("Pão"));
  expect((await create(recipeOf("Bolo"))).json()).toEqual({
    code: "QUOTA_EXCEEDED",
    error:
      "Sua conta chegou ao limite de 1.000 fichas técnicas. Exclua alguma para criar outra.",
  });
  expect((await change(last, recipeOf("Pão"))).statusCode).toBe(200);
});

test("the ingredients of an account have 4 MB", async () => {
  await sql`
    insert into recipes (user_id, id, item, unit, name, yield, ingredients)
    values (${user.id}::uuid, gen_random_uuid(), 'grande', 'kg', 'Grande', 1,
      repeat(' ', 4 * 1024 * 1024 - 100) || ${JSON.stringify(recipeOf("Pão").ingredients)})
  `.execute(service.db);
  expect((await create(recipeOf("Pão"))).json()).toMatchObject({
    code: "QUOTA_EXCEEDED",
    error:
      "As fichas técnicas da sua conta chegaram ao limite de 4 MB. Exclua alguma, ou salve esta com menos ingredientes.",
  });
  expect(await list()).toHaveLength(1);
});
