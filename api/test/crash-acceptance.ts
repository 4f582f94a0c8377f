/** The acceptance of a proposal on its page, in a process that is killed meanwhile. */
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { readFollowUp } from "shared-contracts/entities/follow-up";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { ApiProcess } from "./api-process.ts";

/** About as long as an acceptance takes beside the savers. */
const LATEST_KILL_MS = 200;

export interface OpenPage {
  token: string;
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
  token: string,
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
    token,
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

/** Accepts, and ends the process at a random moment of it. Resolves with the status; null without an answer. */
export async function acceptAndKill(
  api: ApiProcess,
  page: OpenPage,
): Promise<number | null> {
  const answer = acceptOn(api, page).catch(() => null);
  await setTimeout(randomInt(LATEST_KILL_MS));
  await api.end("SIGKILL");
  return answer;
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
