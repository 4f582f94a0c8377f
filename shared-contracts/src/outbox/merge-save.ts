import { readBudget } from "../budget-file/read-budget.ts";
import { copyName } from "../entities/copy-name.ts";
import { FOLLOW_UP_KEYS } from "../entities/follow-up-keys.ts";
import { without } from "../entities/plain.ts";
import type { SavedBudget } from "../entities/saved-budget.ts";
import {
  type Joined,
  mergeBudgets,
  type Question,
} from "../merging/merge-budgets.ts";
import { isSame, type Side, type Sides } from "../merging/merge-value.ts";
import type { Budget } from "../parts/budget.ts";
import { type Entry, onTopOf } from "./kept-outbox.ts";
import type { SavedAnswer } from "./save-order.ts";

/** The answer of the user to the questions of a merge, or the whole of one version, or both as two budgets. */
export type Settlement = ReadonlyMap<string, Side> | Side | "copy";

/** The question about the name of the budget. */
const NAME = "nome";

/** What a waiting save and the newer version make together. */
export interface MergedSave {
  name: string;
  dados: Budget;
  questions: readonly Question[];
  joined: readonly Joined[];
}

/** The three versions of a merge, readable. */
export function sidesOf(
  { base, dados }: Pick<Entry, "base" | "dados">,
  theirs: { dados: unknown },
): Sides<Budget> | null {
  const sides = [base?.dados, dados, theirs.dados].map((one) =>
    readBudget(one),
  );
  const [from, mine, other] = sides.map((read) => read.ok && read.budget);
  return from && mine && other ? { base: from, mine, theirs: other } : null;
}

/** Merges a waiting save with the newer version; null when one of them cannot be read. */
export function mergeSave(
  entry: Pick<Entry, "base" | "name" | "dados">,
  theirs: { nome: string; dados: unknown },
  answers: ReadonlyMap<string, Side> = new Map(),
): MergedSave | null {
  const sides = sidesOf(entry, theirs);
  if (!sides) return null;
  const { budget, questions, joined } = mergeBudgets(sides, answers);
  const names = { mine: entry.name, theirs: theirs.nome };
  const before = entry.base?.name;
  const isAsked =
    names.mine !== names.theirs &&
    names.mine !== before &&
    names.theirs !== before;
  const side = isAsked
    ? (answers.get(NAME) ?? "theirs")
    : names.mine === before
      ? "theirs"
      : "mine";
  return {
    name: names[side],
    dados: budget,
    questions: [
      ...(isAsked ? [{ key: NAME, path: [NAME], ...names }] : []),
      ...questions,
    ],
    joined: [
      ...(isAsked || names.mine === names.theirs
        ? []
        : [{ path: [NAME], side, from: before, to: names[side] }]),
      ...joined,
    ],
  };
}

/** What a waiting save changes of the version that it began from; null where this device does not have that one. */
export function changesOf(
  entry: Pick<Entry, "base" | "name" | "dados">,
): readonly Joined[] | null {
  const { base } = entry;
  if (!base) return null;
  const before = { nome: base.name, dados: base.dados };
  return mergeSave(entry, before)?.joined ?? null;
}

/** Whether the account's version is this save: it was stored, and its answer was lost. */
export function isThisSave(
  { name, dados, request }: Pick<Entry, "name" | "dados" | "request">,
  theirs: SavedBudget,
): boolean {
  const [mine, other] = [readBudget(dados), readBudget(theirs.dados)];
  return (
    // A request keeps its name.
    (!!request || name === theirs.nome) &&
    mine.ok &&
    other.ok &&
    isSame(
      without(mine.budget, FOLLOW_UP_KEYS),
      without(other.budget, FOLLOW_UP_KEYS),
    )
  );
}

/** What was saved and merged, with what was typed since; null where both changed the same otherwise. */
export function withTyped(
  { typed, dados }: Pick<Entry, "typed" | "dados">,
  content: Budget,
): Budget | null {
  const sides = sidesOf(
    { base: { name: "", dados: typed ?? dados }, dados: content },
    { dados },
  );
  const together = sides && mergeBudgets(sides);
  return together?.questions.length === 0 ? together.budget : null;
}

/** An entry that replaces the newer version. */
function over(
  entry: Entry,
  { nome, dados: theirs, versao }: SavedBudget,
  { name, dados }: Pick<Entry, "name" | "dados"> = entry,
): Partial<Entry> {
  return {
    name,
    dados,
    ...onTopOf(entry, versao ?? null, { name: nome, dados: theirs }),
    key: crypto.randomUUID(),
    isSent: false,
    met: null,
  };
}

/** What becomes of an entry by the user's word. */
export function settled(
  entry: Entry,
  theirs: SavedBudget,
  how: Exclude<Settlement, "theirs">,
): Partial<Entry> {
  if (how === "mine") return over(entry, theirs);
  if (how === "copy")
    return {
      ...over(entry, theirs, { ...entry, name: copyName(entry.name) }),
      request: null,
      budgetId: null,
      version: null,
      base: null,
    };
  const together = mergeSave(entry, theirs, how);
  return together ? merged(entry, theirs, together) : {};
}

/** An entry with the changes of both. */
export function merged(
  entry: Entry,
  theirs: SavedBudget,
  together: MergedSave,
): Partial<Entry> {
  const { typed, dados } = entry;
  return {
    ...over(entry, theirs, together),
    isMerged: true,
    typed: typed ?? dados,
  };
}

/** The version of the account as the answer of the save that made it. */
export function answerOf(theirs: SavedBudget): SavedAnswer {
  const { id, nome, totalFinal, createdAt } = theirs;
  const { updatedAt = createdAt, versao = 0 } = theirs;
  return { id, nome, totalFinal, createdAt, updatedAt, versao };
}
