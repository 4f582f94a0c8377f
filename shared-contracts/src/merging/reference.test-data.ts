/**
 * The merge as a table: every value of a budget has an address, and each address is decided by itself from the three
 * texts there. Slow and plain, to compare with.
 */
import { isPlain } from "../entities/plain.ts";
import type { Budget } from "../parts/budget.ts";
import type { Side, Sides } from "./merge-value.ts";

const COMPUTED = /\/(total|packagesNeeded)$/;
const ROW_IN_GROUP = /\/items\/\d+$/;
const SERVER = /^\/(status|sent|receipts|chosen)(\/|$)/;
const LISTS = new Set([
  "team",
  "foods",
  "drinks",
  "garnishes",
  "confectionery",
  "thematicTables",
  "generalExpenses",
]);
const ACROSS = new Set(["generalExpenses"]);

type Entry = Record<string, unknown> & { id: number; items?: Entry[] };

/** Every value by address; a record and a list of rows are `{}`. */
type Table = Map<string, string>;

export interface Reference {
  /** Addresses of the questions. */
  questions: string[];
  /** The leaves of the merged budget by address. */
  leaves: Table;
}

export function referenceMerge(
  given: Sides<Budget>,
  answer: (address: string) => Side,
): Reference {
  const numbered = { ...given, mine: apart(given) };
  const tables = {
    base: table(numbered.base),
    mine: table(numbered.mine),
    theirs: table(numbered.theirs),
  };
  const addresses = new Set([...tables.mine.keys(), ...tables.theirs.keys()]);
  // The rows of a group count in their order.
  const whole = (side: keyof typeof tables, address: string) => {
    const inside = [...tables[side]].filter(
      ([key]) => key === address || key.startsWith(`${address}/`),
    );
    const order = inside.flatMap(([key]) =>
      ROW_IN_GROUP.test(key) ? key : [],
    );
    return [...order, ...inside.map(String).toSorted()].join("\n");
  };
  const isBox = (side: Side, address: string) =>
    address === "" || tables[side].get(address) === "{}";
  const asked = new Map<string, Side>();
  for (const address of addresses) {
    const parent = address.slice(0, address.lastIndexOf("/"));
    if (!isBox("mine", parent) || !isBox("theirs", parent)) continue;
    if (isBox("mine", address) && isBox("theirs", address)) continue;
    const [b, m, t] = [
      whole("base", address),
      whole("mine", address),
      whole("theirs", address),
    ];
    if (m !== t && m !== b && t !== b) asked.set(address, answer(address));
  }
  const leaves: Table = new Map();
  for (const address of addresses) {
    const question = [...asked.keys()].find(
      (key) => address === key || address.startsWith(`${key}/`),
    );
    const side = question
      ? asked.get(question)
      : sideOf(address, tables, whole);
    const value = tables[side ?? "theirs"].get(address);
    if (value !== undefined) leaves.set(address, value);
  }
  return { questions: [...asked.keys()], leaves };
}

/** A value is mine unless it, and all around it that one side lacks, is as it was. */
function sideOf(
  address: string,
  tables: Sides<Table>,
  whole: (side: keyof Sides<Table>, address: string) => string,
): Side {
  const above = address
    .split("/")
    .slice(1)
    .map((_, index, keys) => `/${keys.slice(0, index + 1).join("/")}`);
  const lacking = above.find(
    (key) => tables.mine.get(key) !== tables.theirs.get(key) || key === address,
  );
  const at = lacking ?? address;
  return whole("mine", at) === whole("base", at) ? "theirs" : "mine";
}

export function table(value: unknown, address = "", into: Table = new Map()) {
  if (COMPUTED.test(address) || SERVER.test(address)) return into;
  const isList =
    LISTS.has(address.slice(1)) ||
    (/^\/[^/]+\/\d+\/items$/.test(address) &&
      LISTS.has(address.split("/")[1] ?? ""));
  if (address) into.set(address, isPlain(value) || isList ? "{}" : text(value));
  if (isList)
    for (const row of value as Entry[])
      table(row, `${address}/${row.id}`, into);
  else if (isPlain(value))
    for (const [key, entry] of Object.entries(value))
      table(entry, `${address}/${key.replaceAll("/", "|")}`, into);
  return into;
}

function text(value: unknown): string {
  return JSON.stringify(value);
}

/** The group of each item whose id counts on through its part. */
const groupOf = new WeakMap<Entry, number>();

/** Mine, where new entries have no id of a new entry of theirs. */
function apart({ base, mine, theirs }: Sides<Budget>): Budget {
  const copy = structuredClone(mine);
  for (const list of LISTS) {
    const [b, m, t] = [base, copy, theirs].map(
      (budget) => budget[list] as Entry[],
    ) as [Entry[], Entry[], Entry[]];
    const moved = free(b, m, t);
    const show = (copy["proposal"] as { show?: Record<string, string> })?.show;
    for (const [from, to] of moved) {
      const showing = show?.[`${list}/${from}`];
      if (!show || showing === undefined || list === "team") continue;
      delete show[`${list}/${from}`];
      show[`${list}/${to}`] = showing;
    }
    const items = (entries: Entry[]) =>
      entries.flatMap(({ id, items: own = [] }) => {
        for (const item of own) groupOf.set(item, id);
        return own;
      });
    if (ACROSS.has(list)) free(items(b), items(m), items(t));
    else
      for (const group of m) {
        const same = ({ id }: Entry) => id === group.id;
        free(items(b.filter(same)), items([group]), items(t.filter(same)));
      }
  }
  return copy;
}

function free(base: Entry[], mine: Entry[], theirs: Entry[]) {
  const moved: [number, number][] = [];
  let next = 1;
  for (const { id } of [...base, ...mine, ...theirs])
    next = Math.max(next, id + 1);
  const plain = (entry: Entry) =>
    [groupOf.get(entry), ...table({ foods: [{ ...entry, id: 1 }] })]
      .toSorted()
      .join();
  for (const row of mine) {
    const other = theirs.find(({ id }) => id === row.id);
    if (!other || base.some(({ id }) => id === row.id)) continue;
    if (plain(row) === plain(other)) continue;
    moved.push([row.id, next]);
    row.id = next++;
  }
  return moved;
}
