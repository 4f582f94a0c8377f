import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { preparePlace } from "../../api/src/db/embedded/place.ts";
import { temporaryDataFolder } from "../src/data-folder.ts";
import { budget, caller, register } from "./fairness-account.ts";
import { ms, ratio, type Bench } from "./result.ts";
import { savingPhases } from "./saving-phases.ts";
import { sampleFood } from "./sample-items.ts";
import { API, startServer, type ServerProcess } from "./server-process.ts";

/** How many times the processor time of each peer a save may take. */
const LIMITS = { checksNothing: 1.5, insertsOnly: 2.2 };

const PEERS = new URL("./saving-peers.ts", import.meta.url);
/** Node compiles a server's code while it works, up to some 200 saves: a server makes thousands. */
const WARM_UP_ROUNDS = 4;
/** An account has room for 500 budgets. */
const ROUNDS = 5;
const SAVES = 50;
/** Makes a body of 29 KB. */
const ITEMS = 86;
/** The unit of /proc/PID/stat. */
const TICK_MS = 10;

/**
 * The processor time of the API's process for a save of 29 KB, beside two servers on the same PostgreSQL: one that
 * checks nothing and runs the same SQL, and one that parses the body and inserts it.
 */
export const benchSaving: Bench = async ({ verbose }) => {
  const data = await temporaryDataFolder();
  const servers: ServerProcess[] = [];
  try {
    const api = await startServer(API, [], {
      BANQUETE_DATA_DIR: data.path,
      BANQUETE_API_PORT: "0",
    });
    servers.push(api);
    const { socketDir } = preparePlace(data.path);
    const own = saver(api, await register(api.url, 1));
    await own.save();
    const peer = async (kind: string, number: number) => {
      const token = await register(api.url, number);
      const server = await startServer(PEERS, [kind, socketDir, `${number}`]);
      servers.push(server);
      const saving = saver(server, token);
      await saving.save();
      assert.deepEqual(await saved(api, token), await saved(api, own.token));
      return saving;
    };
    const checksNothing = await peer("checks-nothing", 2);
    const insertsOnly = await peer("inserts-only", 3);
    const cost = await costs({ own, checksNothing, insertsOnly });
    if (verbose) console.error(savingPhases(saveBody()).join("\n"));
    return [
      {
        name: "processor time of a save of 29 KB vs the same SQL, no checks",
        measured: ms(cost.own),
        peer: ms(cost.checksNothing),
        compared: ratio(cost.own, cost.checksNothing, LIMITS.checksNothing),
      },
      {
        name: "the same vs a server that only parses and inserts",
        measured: ms(cost.own),
        peer: ms(cost.insertsOnly),
        compared: ratio(cost.own, cost.insertsOnly, LIMITS.insertsOnly),
      },
    ];
  } finally {
    // The API last: the database is its.
    for (const server of servers.reverse()) await server.stop();
    await data.remove();
  }
};

/** Saves a new budget at a time, as the page does: each under a new key. */
function saver({ url, pid }: ServerProcess, token: string) {
  const body = saveBody();
  return {
    pid,
    token,
    async save() {
      const answer = await fetch(`${url}/orcamentos`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "idempotency-key": crypto.randomUUID(),
        },
        body,
      });
      assert.equal(answer.status, 201, await answer.text());
    },
  };
}

function saveBody(): string {
  const items = Array.from({ length: ITEMS }, (_, index) => sampleFood(index));
  const body = budget("", {
    foods: [...SAMPLE_100.foods, { id: 9, name: "Jantar", items, total: 0 }],
  });
  assert.equal(Math.round(body.length / 1000), 29);
  return body;
}

/** What is stored as an account's first budget, without what differs by the moment. */
async function saved({ url }: ServerProcess, token: string): Promise<object> {
  const answer = await caller(url, token)("GET", "/orcamentos/1");
  const { nome, dados, totalFinal, versao } = (await answer.json()) as Record<
    string,
    unknown
  >;
  assert(dados);
  return { nome, dados, totalFinal, versao };
}

/** The milliseconds of processor time that a save takes each, over rounds in which all take turns. */
async function costs<Name extends string>(
  savers: Readonly<Record<Name, ReturnType<typeof saver>>>,
): Promise<Record<Name, number>> {
  const sums = new Map<string, number>();
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const [name, { pid, save }] of Object.entries<
      ReturnType<typeof saver>
    >(savers)) {
      const before = processorMs(pid);
      for (let time = 0; time < SAVES; time++) await save();
      const spent = processorMs(pid) - before;
      if (round >= 0) sums.set(name, (sums.get(name) ?? 0) + spent);
    }
  return Object.fromEntries(
    [...sums].map(([name, sum]) => [name, sum / (ROUNDS * SAVES)]),
  ) as Record<Name, number>;
}

/** What all threads of a process have run so far, in user and in system mode. */
function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field, the name, may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
