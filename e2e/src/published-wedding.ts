import assert from "node:assert/strict";
import {
  OPTIONS,
  OPTIONS_WEDDING,
} from "shared-contracts/proposal/wedding.test-data";
import type { Call } from "../bench/account.ts";

/** Saves a wedding with three options and sends it. Resolves with the address of its client's page. */
export async function publishWedding(call: Call): Promise<string> {
  const eventData = { ...OPTIONS_WEDDING.eventData, eventDate: "2030-05-15" };
  const budgets = [
    { ...OPTIONS_WEDDING, eventData },
    ...OPTIONS.map(({ budget }) => budget),
  ];
  for (const dados of budgets) {
    const body = { nome: "Casamento Ana e Rui", dados, totalFinal: 0 };
    assert.ok((await call("POST", "/orcamentos", JSON.stringify(body))).ok);
  }
  assert.ok((await call("POST", "/orcamentos/1/envios")).ok);
  const link = await call("POST", "/orcamentos/1/link");
  return ((await link.json()) as { url: string }).url;
}
