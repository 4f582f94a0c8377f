/** A device with an outbox, an account that it saves to, and a network that can fail. */
import type { SavedBudget } from "../entities/saved-budget.ts";
import type { Budget } from "../parts/budget.ts";
import { BLANK } from "../templates/blank.ts";
import { memoryKept } from "../testing/memory-outbox.ts";
import type { Act, FollowUpChange } from "./acts.ts";
import { type Kept, NOTHING } from "./kept-outbox.ts";
import { Outbox } from "./outbox.ts";
import type { OutboxParts, SavedEntry } from "./outbox-parts.ts";
import type { SavedAnswer, SaveOrder } from "./save-order.ts";

/** A failed call, as the client throws it. */
class CallError extends Error {
  readonly code: string;
  readonly status: number | null;
  constructor(code: string, status: number | null, text = code) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

const OFFLINE = () => new CallError("UNAVAILABLE", null, "sem conexão");

interface Followed {
  body: FollowUpChange;
  ifMatch: number | null;
  idempotencyKey: string;
}

/** The budgets of one account, with versions and keys as the API keeps them. */
export class FakeAccount {
  readonly budgets: SavedBudget[] = [];
  readonly deleted = new Set<number>();
  /** The requests of clients; their ids are not the budgets'. */
  readonly requests = [
    {
      ...{ id: 1, nome: "Pedido de Marina", status: "PENDING", versao: 1 },
      ...{ dados: {} as unknown, totalFinal: 0, createdAt: "2026-11-20" },
    },
  ];
  readonly #answers = new Map<string, unknown>();
  /** The version that last changed each budget's status and instalments. */
  readonly #changedAt = new Map<string, number>();

  call(name: string, given: unknown): unknown {
    const { params, body, ifMatch, idempotencyKey } = given as {
      params?: { id: number };
      body?: { nome: string; dados: Budget };
      ifMatch?: number | null;
      idempotencyKey?: string;
    };
    if (name === "health") return { ok: true };
    const known = this.#answers.get(idempotencyKey ?? "");
    if (known) return known;
    if (name === "listReceivedBudgets") return this.requests;
    if (/ReceivedBudget$/.test(name)) {
      const request = this.requests.find(({ id }) => id === params?.id);
      if (!request) throw new CallError("NOT_FOUND", 404);
      const isSave = name === "updateReceivedBudget";
      if (!isSave && request.status !== "PENDING")
        throw new CallError("CONFLICT", 409);
      if (request.versao !== ifMatch)
        throw new CallError("VERSION_MISMATCH", 412);
      request.versao += 1;
      if (isSave) request.dados = body!.dados;
      else request.status = "ACCEPTED";
      const { versao } = request;
      return this.#answer(idempotencyKey!, isSave ? { versao } : {});
    }
    if (name === "createBudget") {
      const id = this.budgets.length + 1;
      return this.#keep(idempotencyKey!, { id, versao: 0 }, body!);
    }
    const saved = this.budgets.find(({ id }) => id === params?.id);
    if (!saved || this.deleted.has(saved.id))
      throw new CallError("NOT_FOUND", 404);
    if (name === "getBudget") return saved;
    if (name === "followBudget") return this.#follow(saved, given as Followed);
    if (ifMatch != null && saved.versao !== ifMatch)
      throw new CallError("VERSION_MISMATCH", 412);
    if (name === "deleteBudget") {
      this.deleted.add(saved.id);
      return this.#answer(idempotencyKey!);
    }
    return this.#keep(
      idempotencyKey!,
      { id: saved.id, versao: saved.versao! },
      body!,
    );
  }

  #answer(key: string, more = {}): { success: true } {
    const answer = { success: true, ...more } as const;
    this.#answers.set(key, answer);
    return answer;
  }

  /** The content is another version only by a save. */
  #follow(
    { id, versao, dados }: SavedBudget,
    { body, ifMatch, idempotencyKey }: Followed,
  ): unknown {
    const keys = Object.keys(body).map((key) => `${id} ${key}`);
    if (keys.some((key) => (this.#changedAt.get(key) ?? 0) > (ifMatch ?? 1e9)))
      throw new CallError("VERSION_MISMATCH", 412);
    const version = versao! + 1;
    for (const key of keys) this.#changedAt.set(key, version);
    const now = { ...this.budgets[id - 1]!, versao: version };
    this.budgets[id - 1] = {
      ...now,
      dados: { ...(dados as Budget), ...body },
    };
    const answer = { ...now, ...(dados as Budget), ...body, dados: undefined };
    this.#answers.set(idempotencyKey, answer);
    return answer;
  }

  #keep(
    key: string,
    { id, versao }: { id: number; versao: number },
    { nome, dados }: { nome: string; dados: Budget },
  ): SavedAnswer {
    const answer = {
      id,
      nome,
      totalFinal: 0,
      createdAt: "2026-11-20T12:00:00.000Z",
      updatedAt: "2026-11-20T12:00:00.000Z",
      versao: versao + 1,
    };
    this.budgets[id - 1] = { ...answer, dados: { ...dados } };
    this.#answers.set(key, answer);
    return answer;
  }
}

/** What happens to the next calls: `lost` reaches the account, and its answer does not come back. */
export type Weather = "fine" | "offline" | "lost" | "busy" | "refusing" | "out";

/** A page's outbox; `kept` outlives it. */
export function openDevice(
  account: FakeAccount,
  kept = memoryKept(),
  locks?: OutboxParts["locks"],
) {
  const versions = new Map<string, SavedBudget>();
  const state = {
    weather: "fine" as Weather,
    shown: NOTHING as Kept,
    saved: [] as SavedEntry[],
    acted: [] as Act[],
    unacted: [] as Act[],
    calls: [] as string[],
    retries: [] as (() => void)[],
  };
  const ended = new AbortController();
  const outbox = new Outbox({
    userId: "7",
    kept,
    signal: ended.signal,
    versions: {
      find: (id, version) =>
        Promise.resolve(versions.get(`${id}/${version}`) ?? null),
      keep: (saved) => void versions.set(`${saved.id}/${saved.versao}`, saved),
    },
    client: {
      call: (async (name: string, options: unknown) => {
        await Promise.resolve();
        if (state.weather === "offline") throw OFFLINE();
        if (name !== "health") state.calls.push(name);
        const isWrite = ![
          "health",
          "getBudget",
          "listReceivedBudgets",
        ].includes(name);
        if (isWrite && state.weather === "busy")
          throw new CallError("UNAVAILABLE", 503);
        if (isWrite && state.weather === "refusing")
          throw new CallError("VALIDATION", 400, "Nome recusado");
        if (isWrite && state.weather === "out")
          throw new CallError("UNAUTHENTICATED", 401);
        const answer = account.call(name, options);
        if (isWrite && state.weather === "lost") throw OFFLINE();
        return answer;
      }) as never,
    },
    locks,
    now: () => 1000,
    later(act) {
      state.retries = [act];
      return () => void (state.retries = []);
    },
    onChange: (now) => void (state.shown = now),
    onSaved: (saved) => void state.saved.push(saved),
    onActed: (act) => void state.acted.push(act),
    onUnacted: (act) => void state.unacted.push(act),
    onUnmarked: () => undefined,
  });
  return {
    state,
    outbox,
    kept,
    account,
    end: () => ended.abort(),
    /** Reads the account's version, as a page that opens it. */
    open(id: number) {
      const saved = account.budgets[id - 1]!;
      versions.set(`${id}/${saved.versao}`, saved);
      return saved;
    },
  };
}

/** A budget of so many guests, with drinks of these names. */
export function budgetOf(guests: number, ...drinks: string[]): Budget {
  return {
    ...BLANK,
    eventData: { ...BLANK.eventData, guests },
    drinks: drinks.map((name, index) => ({
      ...DRINK,
      id: index + 1,
      name,
    })),
  };
}

const DRINK = {
  consumptionPerPerson: 1,
  packageSize: 0,
  unit: "L",
  unitPrice: 2,
  isAlcoholic: false,
  isForBeer: false,
  multiplyByGuests: true,
  multiplyByTeam: false,
};

let keys = 0;

/** A save of the budget of a line. */
export function order(
  line: string,
  dados: Budget,
  more: Partial<SaveOrder> = {},
): SaveOrder {
  keys += 1;
  return {
    line,
    name: "Festa",
    dados,
    over: null,
    answers: null,
    key: `key-${keys}`,
    ...more,
  };
}

/** Over this version of a saved budget. */
export const over = (
  { id, nome, versao }: SavedBudget,
  version = versao ?? null,
) => ({
  over: { id, name: nome, version },
});
