import assert from "node:assert/strict";
import { freePorts } from "tooling/port";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { preparePlace } from "../../api/src/db/embedded/place.ts";
import { startProgram } from "../src/processes.ts";
import { budget, caller, register } from "./account.ts";
import { inTurns } from "./measure.ts";
import { processorMs } from "./process-use.ts";
import { serveApi } from "./product.ts";
import { times, type Bench } from "./result.ts";

/** How many times the processor time of each peer a save may take. */
const LIMITS = { "checks-nothing": 1.5, "inserts-only": 2.2 };

/** How many times that of the same save without a price for the book. */
const BOOK_LIMIT = 1.15;

/** Node compiles a server's code while it works, up to some 200 saves: a server makes thousands. */
const WARM_UP_ROUNDS = 4;
/** An account has room for 500 budgets. */
const ROUNDS = 5;
const SAVES = 50;
/** Makes a body of 29 KB. */
const ITEMS = 86;

/**
 * The processor time of the API's process for a save of 29 KB, beside two servers on the same PostgreSQL: one that
 * checks nothing and runs the same SQL, and one that parses the body and inserts it. Beside them the API's own time
 * where the rows have no names, so that none is an item of the price book.
 */
export const benchSaving: Bench = async () => {
  const api = await serveApi();
  const peers: { stop(): Promise<void> }[] = [];
  try {
    const { socketDir } = preparePlace(api.dataDir);
    const ownToken = await register(api.url, 1);
    const own = saver(api, ownToken);
    await own.save();
    const nameless = saver(api, await register(api.url, 4), namelessBody());
    const peer = async (kind: keyof typeof LIMITS, number: number) => {
      const token = await register(api.url, number);
      const port = await freePorts(1);
      const program = "e2e/bench/saving-peers.ts";
      const args = [program, kind, socketDir, `${number}`, `${port}`];
      const server = await startProgram(args, {});
      peers.push(server);
      const url = `http://localhost:${port}`;
      const saving = saver({ url, pid: server.pid }, token);
      await saving.save();
      assert.deepEqual(await saved(api, token), await saved(api, ownToken));
      return saving;
    };
    const savers = {
      own,
      nameless,
      "checks-nothing": await peer("checks-nothing", 2),
      "inserts-only": await peer("inserts-only", 3),
    };
    const cost = await inTurns(
      ROUNDS,
      {
        own: () => costOf(savers.own),
        nameless: () => costOf(savers.nameless),
        "checks-nothing": () => costOf(savers["checks-nothing"]),
        "inserts-only": () => costOf(savers["inserts-only"]),
      },
      WARM_UP_ROUNDS,
    );
    return [
      times(
        "processor time of a save of 29 KB, against the same SQL, no checks",
        cost.own,
        cost["checks-nothing"],
        "ms",
        LIMITS["checks-nothing"],
      ),
      times(
        "the same, against a server that only parses and inserts",
        cost.own,
        cost["inserts-only"],
        "ms",
        LIMITS["inserts-only"],
      ),
      times(
        "the same, against a save with nothing for the price book",
        cost.own,
        cost.nameless,
        "ms",
        BOOK_LIMIT,
      ),
    ];
  } finally {
    // The API last: the database is its.
    for (const server of peers) await server.stop();
    await api.stop();
  }
};

/** Saves a new budget at a time, as the page does: each under a new key. */
function saver(
  { url, pid }: { url: string; pid: number },
  token: string,
  body = saveBody(),
) {
  return {
    pid,
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
  const items = Array.from({ length: ITEMS }, (_, index) => ({
    ...SAMPLE_100.foods[0]!.items[0]!,
    id: index + 1,
    name: `Prato ${index + 1}`,
  }));
  const body = budget("", {
    foods: [...SAMPLE_100.foods, { id: 9, name: "Jantar", items, total: 0 }],
  });
  assert.equal(Math.round(body.length / 1000), 29);
  return body;
}

/** The same with blanks for the names of rows. */
function namelessBody(): string {
  const body = JSON.parse(saveBody()) as object;
  return JSON.stringify(body, function (this: object, key, value: unknown) {
    const isRow = key === "name" && ("unitPrice" in this || "cost" in this);
    return isRow && typeof value === "string"
      ? " ".repeat(value.length)
      : value;
  });
}

/** What is stored as an account's first budget, without what differs by the moment. */
async function saved({ url }: { url: string }, token: string): Promise<object> {
  const answer = await caller(url, token)("GET", "/orcamentos/1");
  const { nome, dados, totalFinal, versao } = (await answer.json()) as Record<
    string,
    unknown
  >;
  assert(dados);
  return { nome, dados, totalFinal, versao };
}

/** The milliseconds of processor time that a save takes. */
async function costOf({ pid, save }: ReturnType<typeof saver>) {
  const before = processorMs(pid);
  for (let time = 0; time < SAVES; time++) await save();
  return (processorMs(pid) - before) / SAVES;
}
