import { endpoints } from "shared-contracts/endpoints/table";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { readDados, toContent } from "../../api/src/bodies/budget-content.ts";
import { contentHash } from "../../api/src/db/content-hash.ts";
import { checkBySchema } from "../../api/src/http/check-by-schema.ts";
import { parseJson } from "../../api/src/http/json-body.ts";
import { ms } from "./result.ts";

const TIMES = 1000;

/** The processor time of what the API does with a save's body, one line a phase. Statements and HTTP are the rest. */
export function savingPhases(text: string): string[] {
  const { body: schema, method, path: url } = endpoints.createBudget;
  const check = checkBySchema({ schema, method, url, httpPart: "body" });
  const body = schema.parse(JSON.parse(text));
  const budget = readDados(body.dados, "call");
  const phases: Readonly<Record<string, () => unknown>> = {
    "parse, refuse what is dangerous": () => parseJson(text),
    "check by schema": () => check(body),
    "read the budget": () => readDados(body.dados, "call"),
    "price it": () => priceBudget(budget),
    "hash its content": () => contentHash(body.nome, budget),
    "the last three, with the text to store": () => toContent(body),
  };
  return Object.entries(phases).map(([name, act]) => {
    repeat(act);
    return `${name}: ${ms(repeat(act))}`;
  });
}

/** The milliseconds of processor time that `act` takes. */
function repeat(act: () => unknown): number {
  const before = process.cpuUsage();
  for (let time = 0; time < TIMES; time++) act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / TIMES;
}
