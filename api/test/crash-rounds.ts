/**
 * Kills the API, and every third time its database server too, while budgets are saved, a proposal is sent and another
 * accepted, then starts it again and checks: every acknowledged budget, sending and acceptance must exist, with its file,
 * and every unacknowledged one that is repeated must exist once. To run it alone: `node api/test/crash-rounds.ts 20`.
 */
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { readFollowUp } from "shared-contracts/entities/follow-up";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import {
  acceptAndKill,
  acceptOn,
  type Ask,
  isAccepted,
  momentOf,
  openPage,
} from "./crash-acceptance.ts";
import {
  type ApiProcess,
  killLeftovers,
  serverPid,
  startApi,
  temporaryDataDir,
} from "./api-process.ts";

/** Concurrent savers. */
const SAVERS = 4;

export interface CrashReport {
  rounds: number;
  acknowledged: number;
  /** Acknowledged but missing afterwards: must be 0. */
  lost: number;
  /** Saved more than once: must be 0. */
  doubled: number;
  /** Saves without an answer when the API died, which were sent again. */
  resent: number;
  /** Sendings acknowledged, or repeated after the API died. */
  sent: number;
  /** Sendings that are missing, listed twice, or without a file: must be 0. */
  badlySent: number;
  /** Acceptances that were made when the API was killed. */
  accepted: number;
  /**
   * Acceptances that are half made, missing though they were committed or acknowledged, made though they were not
   * committed, or not made when repeated: must be 0.
   */
  badlyAccepted: number;
  /** Starts that took over the server of the killed API. */
  adopted: number;
  /** Starts after the server was killed too. */
  recovered: number;
}

interface Save {
  nome: string;
  key: string;
}

export async function runCrashRounds(rounds: number): Promise<CrashReport> {
  const { dataDir, remove } = temporaryDataDir();
  try {
    return await crash(rounds, dataDir);
  } finally {
    killLeftovers();
    const left = serverPid(dataDir);
    if (left !== null) process.kill(left, "SIGQUIT");
    remove();
  }
}

async function crash(rounds: number, dataDir: string): Promise<CrashReport> {
  const env = {
    BANQUETE_DATA_DIR: dataDir,
    BANQUETE_RATE_LIMIT: "1000000",
    BANQUETE_TRUST_PROXY: "127.0.0.1",
  };
  const report: CrashReport = {
    rounds,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    resent: 0,
    sent: 0,
    badlySent: 0,
    accepted: 0,
    badlyAccepted: 0,
    adopted: 0,
    recovered: 0,
  };
  const acknowledged: Save[] = [];
  let api = await startApi(env);
  const tokens: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    // An account holds 500 budgets: each round has another.
    const token = await register(api, round);
    tokens.push(token);
    const enough = acknowledged.length + randomInt(SAVERS, 10 * SAVERS);
    const sending = await newSending(api, token);
    const enoughSent = randomInt(1, 4);
    const ask = (...[path, write]: Parameters<Ask>) =>
      call(api, token, path, write);
    const page = await openPage(api, emailOf(round), ask);
    const moment = momentOf(round);
    let status: number | null = null;
    const [unanswered] = await Promise.all([
      saveUntilKilled(api, token, acknowledged, async () => {
        while (acknowledged.length < enough || sending.done < enoughSent)
          await setTimeout(1);
        status = await acceptAndKill(api, page, moment, dataDir);
      }),
      sendUntilKilled(api, token, sending),
    ]);
    const left = serverPid(dataDir);
    if (round % 3 === 0 && left !== null) {
      process.kill(left, "SIGKILL");
      report.recovered++;
    }
    api = await startApi(env);
    if (left !== null && serverPid(dataDir) === left) report.adopted++;
    for (const save of unanswered) {
      await send(api, token, save);
      acknowledged.push(save);
    }
    report.resent += unanswered.length;
    await sendProposal(api, token, sending);
    report.sent += sending.done;
    report.badlySent += await badlySent(api, token, sending);
    const isMade = await isAccepted(page, ask);
    if (isMade) report.accepted++;
    const isLost = (status === 303 || moment === "committed") && !isMade;
    const isEarly = moment === "midway" && isMade;
    const isRepeated =
      (await acceptOn(api, page)) === 303 && (await isAccepted(page, ask));
    if (isMade === undefined || isLost || isEarly || !isRepeated)
      report.badlyAccepted++;
  }
  const names: string[] = [];
  for (const token of tokens) names.push(...(await savedNames(api, token)));
  report.acknowledged = acknowledged.length;
  report.lost = acknowledged.filter(({ nome }) => !names.includes(nome)).length;
  report.doubled = names.length - new Set(names).size;
  await api.end("SIGTERM");
  if (serverPid(dataDir) !== null)
    throw new Error("The database server is still there.");
  return report;
}

/** Saves concurrently until the API is gone; returns the saves without an answer. */
async function saveUntilKilled(
  api: ApiProcess,
  token: string,
  acknowledged: Save[],
  kill: () => Promise<unknown>,
): Promise<Save[]> {
  const unanswered: Save[] = [];
  const saver = async () => {
    for (;;) {
      const save = { nome: randomUUID(), key: randomUUID() };
      try {
        await send(api, token, save);
        acknowledged.push(save);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        unanswered.push(save);
        return;
      }
    }
  };
  await Promise.all([kill(), ...Array.from({ length: SAVERS }, saver)]);
  return unanswered;
}

/** An answer that acknowledges nothing: all of them should. */
class Refusal extends Error {}

async function expectCreated(answer: Response): Promise<void> {
  const text = await answer.text();
  if (answer.status !== 201) throw new Refusal(`${answer.status} ${text}`);
}

/** Saves; throws without an answer. */
async function send(
  api: ApiProcess,
  token: string,
  { nome, key }: Save,
): Promise<void> {
  const answer = await call(api, token, "/orcamentos", {
    key,
    body: { nome, dados: SAMPLE_100, totalFinal: 0 },
  });
  await expectCreated(answer);
}

/** The proposal of one budget, which is sent again and again, each time under another key. */
interface Sending {
  id: number;
  key: string;
  /** How often it was sent. */
  done: number;
}

async function newSending(api: ApiProcess, token: string): Promise<Sending> {
  const answer = await call(api, token, "/orcamentos", {
    key: randomUUID(),
    body: { nome: randomUUID(), dados: SAMPLE_100, totalFinal: 25004 },
  });
  const { id } = (await answer.json()) as { id: number };
  return { id, key: randomUUID(), done: 0 };
}

/** Sends under the key; a new key follows when it was acknowledged. Throws without an answer. */
async function sendProposal(api: ApiProcess, token: string, sending: Sending) {
  const { id, key } = sending;
  const answer = await call(api, token, `/orcamentos/${id}/envios`, { key });
  await expectCreated(answer);
  sending.done++;
  sending.key = randomUUID();
}

async function sendUntilKilled(
  api: ApiProcess,
  token: string,
  sending: Sending,
) {
  try {
    for (;;) await sendProposal(api, token, sending);
  } catch (error) {
    // The key of the sending without an answer stays.
    if (error instanceof Refusal) throw error;
  }
}

/** How many of the sendings are missing or listed twice, or have no file. */
async function badlySent(
  api: ApiProcess,
  token: string,
  { id, done }: Sending,
): Promise<number> {
  const budget = await call(api, token, `/orcamentos/${id}`);
  const { dados } = (await budget.json()) as { dados: unknown };
  const { sent } = readFollowUp(dados);
  const numbers = new Set(sent.map(({ n }) => n));
  let bad = Math.abs(done - sent.length) + (sent.length - numbers.size);
  // Of more, the first files are not kept.
  for (const n of [...numbers].slice(-10)) {
    const file = await call(api, token, `/orcamentos/${id}/envios/${n}`);
    if (!(await file.text()).startsWith("%PDF")) bad++;
  }
  return bad;
}

function call(
  api: ApiProcess,
  token: string,
  path: string,
  write?: { key: string; body?: unknown },
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  if (!write) return fetch(api.url + path, { headers });
  const { key, body = {} } = write;
  return fetch(api.url + path, {
    method: "POST",
    headers: {
      ...headers,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
  });
}

const emailOf = (number: number) => `ana${number}@exemplo.com`;

async function register(api: ApiProcess, number: number): Promise<string> {
  const answer = await fetch(`${api.url}/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Ana",
      email: emailOf(number),
      phone: String(31_999_990_000 + number),
      password: "segredo",
    }),
  });
  const { token } = (await answer.json()) as { token: string };
  await fetch(`${api.url}/plans/activate-trial`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return token;
}

async function savedNames(api: ApiProcess, token: string): Promise<string[]> {
  const answer = await call(api, token, "/orcamentos");
  const rows = (await answer.json()) as { nome: string }[];
  return rows.map(({ nome }) => nome);
}

if (import.meta.main) {
  const report = await runCrashRounds(Number(process.argv[2] ?? 20));
  console.log(JSON.stringify(report));
  process.exitCode =
    report.lost + report.doubled + report.badlySent + report.badlyAccepted > 0
      ? 1
      : 0;
}
