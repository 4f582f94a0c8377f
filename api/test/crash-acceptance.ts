/** The acceptance of a proposal on its page, in a process that is killed meanwhile. */
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { readFollowUp } from "shared-contracts/entities/follow-up";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { findDatabase } from "../src/db/start-database.ts";
import type { ApiProcess } from "./api-process.ts";

/**
 * When the process dies: in the transaction, with the budget approved and no acceptance yet; where that goes on, about
 * when it commits; or as soon as it is committed.
 */
export type Moment = "midway" | "committing" | "committed";

const MOMENTS: readonly Moment[] = ["midway", "committing", "committed"];

/** Three rounds each, of which the last kills the database server too. */
export const momentOf = (round: number): Moment =>
  MOMENTS[Math.floor((round - 1) / 3) % 3]!;

export interface OpenPage {
  /** The account's. */
  email: string;
  id: number;
  path: string;
  /** The form as its browser posts it. */
  form: string;
}

/** A call of the account. */
export type Ask = (
  path: string,
  write?: { key: string; body?: unknown },
) => Promise<Response>;

const PLAN = {
  depositPercent: 30,
  depositDate: "2099-01-10",
  instalmentDates: [],
};

/** A page of a sent proposal, with its form filled in. */
export async function openPage(
  api: ApiProcess,
  email: string,
  call: Ask,
): Promise<OpenPage> {
  const write = (path: string, body?: unknown) =>
    call(path, { key: randomUUID(), body });
  const dados = { ...SAMPLE_100, proposal: { plan: PLAN } };
  const saved = await write("/orcamentos", {
    nome: randomUUID(),
    dados,
    totalFinal: 0,
  });
  const { id } = (await saved.json()) as { id: number };
  await write(`/orcamentos/${id}/envios`);
  const link = await write(`/orcamentos/${id}/link`);
  const { url } = (await link.json()) as { url: string };
  const path = `${new URL(url).pathname}/aceitar`;
  const page = await (await fetch(api.url + path)).text();
  const hidden = page.matchAll(/name="(opcao|versao|selo)"\s+value="([^"]*)"/g);
  const fields = Object.fromEntries(
    [...hidden].map(([, name, value]) => [name, value]),
  );
  return {
    email,
    id,
    path,
    form: new URLSearchParams({
      ...fields,
      nome: "Helena Souza",
      li: "on",
    }).toString(),
  };
}

/** Accepts; resolves with the status. A network accepts few, so each comes from another one. */
export async function acceptOn(
  api: ApiProcess,
  { path, form }: OpenPage,
): Promise<number> {
  const answer = await fetch(api.url + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`,
    },
    body: form,
  });
  return answer.status;
}

/** Accepts, and ends the process at that moment. Resolves with the status; null without an answer. */
export async function acceptAndKill(
  api: ApiProcess,
  page: OpenPage,
  moment: Moment,
  dataDir: string,
): Promise<number | null> {
  const found = await findDatabase({
    DATABASE_URL: undefined,
    BANQUETE_DB_POOL: 1,
    BANQUETE_DATA_DIR: dataDir,
  });
  const db = new pg.Client(found.config);
  await db.connect();
  const isSo = async (sql: string, ...values: unknown[]) =>
    (await db.query(sql, values)).rowCount! > 0;
  try {
    await db.query("begin");
    // Who adds an acceptance waits for this lock.
    await db.query("lock table acceptances in share mode");
    const answer = acceptOn(api, page).catch(() => null);
    await until(() => isSo(WAITS), answer);
    if (moment !== "midway") await db.query("commit");
    if (moment === "committed")
      await until(() => isSo(IS_KEPT, page.id, page.email));
    await api.end("SIGKILL");
    return await answer;
  } finally {
    await db.end();
  }
}

const WAITS =
  "select from pg_locks where relation = 'acceptances'::regclass and not granted";
const IS_KEPT = `
  select from acceptances join users on users.id = user_id
  where budget_id = $1 and email = $2`;

/** Asks again and again; throws when `end` comes first. */
async function until(
  isSo: () => Promise<boolean>,
  end?: Promise<unknown>,
): Promise<void> {
  let hasEnded = false;
  void end?.then(() => (hasEnded = true));
  while (!(await isSo())) {
    if (hasEnded) throw new Error("It was answered before.");
    await setTimeout(1);
  }
}

/** Whether a page is accepted; undefined where it is half of it. */
export async function isAccepted(
  { id }: OpenPage,
  call: Ask,
): Promise<boolean | undefined> {
  const link = await call(`/orcamentos/${id}/link`);
  const { accepted } = (await link.json()) as { accepted: object | null };
  const budget = await call(`/orcamentos/${id}`);
  const { dados } = (await budget.json()) as { dados: unknown };
  const { status, receipts } = readFollowUp(dados);
  const parts = [
    accepted !== null,
    status === "aprovada",
    receipts.length === 2,
  ];
  return new Set(parts).size === 1 ? parts[0] : undefined;
}
