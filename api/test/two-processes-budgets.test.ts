import { randomUUID } from "node:crypto";
import { runs } from "tooling/runs";
import type { ApiProcess } from "./api-process.ts";
import { sampleBody } from "./test-budget.ts";
import {
  type Account,
  type Answer,
  call,
  register,
  startTwoApis,
  tally,
  type TwoApis,
} from "./two-apis.ts";

/** The number of rounds of each race. */
const ROUNDS = 3 * runs;

let two: TwoApis;
let account: Account;
beforeAll(async () => {
  two = await startTwoApis();
});
beforeEach(async () => {
  account = await register(two.apis[0]);
});
afterAll(() => two?.stop());

const atBoth = (act: (api: ApiProcess) => Promise<Answer>) =>
  Promise.all(two.apis.map(act));
const save = (api: ApiProcess, nome: string, key?: string) =>
  call(api, "POST", "/orcamentos", {
    token: account.token,
    body: sampleBody(nome),
    ...(key && { headers: { "idempotency-key": key } }),
  });
const saved = async (api: ApiProcess) => {
  const { token } = account;
  const { body } = await call(api, "GET", "/orcamentos", { token });
  return body as { id: number; nome: string }[];
};

test("concurrent calls with one Idempotency-Key at both save one budget and get the same answer", async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const key = randomUUID();
    const answers = await atBoth((api) => save(api, `Festa ${round}`, key));
    expect(tally(answers)).toEqual({ 201: 2 });
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    const replayed = answers.filter(({ headers }) =>
      headers.has("idempotency-replayed"),
    );
    expect(replayed).toHaveLength(1);
  }
  expect(await saved(two.apis[1])).toHaveLength(ROUNDS);
});

test("budgets saved concurrently at both are numbered without a gap", async () => {
  const names = Array.from({ length: 2 * ROUNDS }, (_, i) => `Festa ${i}`);
  await Promise.all(names.map((nome, i) => save(two.apis[i % 2]!, nome)));
  const ids = (await saved(two.apis[0])).map(({ id }) => id);
  expect(ids.sort((one, other) => one - other)).toEqual(
    names.map((_, i) => i + 1),
  );
});

test("of two concurrent saves over one version at both, one succeeds and the other is refused", async () => {
  const { body } = await save(two.apis[0], "Festa");
  const { id } = body as { id: number };
  for (let version = 1; version <= ROUNDS; version++) {
    const answers = await atBoth((api) =>
      call(api, "PUT", `/orcamentos/${id}`, {
        token: account.token,
        body: sampleBody(`De ${api.pid}`),
        headers: { "if-match": `"${version}"` },
      }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 412: 1 });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers[winner]!.headers.get("etag")).toBe(`"${version + 1}"`);
    expect(await saved(two.apis[version % 2]!)).toMatchObject([
      { nome: `De ${two.apis[winner]!.pid}` },
    ]);
  }
});

test("one budget deleted concurrently at both is deleted once", async () => {
  const { token } = account;
  const { body } = await save(two.apis[0], "Festa");
  const { id } = body as { id: number };
  const answers = await atBoth((api) =>
    call(api, "DELETE", `/orcamentos/${id}`, { token }),
  );
  expect(tally(answers)).toEqual({ 200: 1, 404: 1 });
});
