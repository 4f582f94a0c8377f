/** What a change has that the accepted proposal has not. */
import type { Receipt } from "shared-contracts/entities/sending";
import { formatMoney } from "shared-contracts/formats/money";
import type {
  Block,
  MenuPart,
  MenuRow,
} from "shared-contracts/proposal/composition";
import { writtenDay } from "shared-contracts/proposal/days";
import type { Offer, SentPage } from "../../pdf/sent-page.ts";
import { optionBlocks } from "./folded-offer.ts";

/** A fact that is another now; empty where there is none. */
export interface Fact {
  label: string;
  before: string;
  now: string;
}

export interface MenuChange {
  what: "Entra" | "Sai" | "Muda";
  text: string;
}

/** One side of the comparison. */
export interface Side {
  page: SentPage;
  /** The index of its offer. */
  chosen: number;
  offer: Offer;
  receipts: readonly Receipt[];
}

/** Guests, event, prices and instalments that differ. */
export function changedFacts(before: Side, now: Side): Fact[] {
  const fact = (label: string, of: (side: Side) => string): Fact => ({
    label,
    before: of(before),
    now: of(now),
  });
  const labels = [...before.receipts, ...now.receipts].map(
    ({ label }) => label,
  );
  return [
    fact("Convidados", ({ offer }) => String(offer.guests)),
    fact("Data", ({ page }) => writtenDay(page.eventDate)),
    fact("Horário", ({ page }) => page.eventTime),
    fact("Local", ({ page }) => page.place),
    fact("Valor por pessoa", ({ offer }) => formatMoney(offer.perPerson)),
    fact("Valor total", ({ offer }) => formatMoney(offer.total)),
    ...[...new Set(labels)].map((label) =>
      fact(label, ({ receipts }) => {
        const receipt = receipts.find((one) => one.label === label);
        return receipt ? formatMoney(receipt.amount) : "";
      }),
    ),
  ].filter((one) => one.before !== one.now);
}

/**
 * Items that come, go or have another name, and quantities that do not follow from the guests alone. An item that takes
 * another's place in its group has another name.
 */
export function changedMenu(before: Side, now: Side): MenuChange[] {
  const [old, current] = [groupsOf(before), groupsOf(now)];
  const isSame = before.offer.guests === now.offer.guests;
  const resized = now.page.resized && groupsIn(now.page.resized);
  // Of a change that was sent before this was kept, other quantities are not told.
  const expected = isSame ? old : (resized ?? current);
  const keys = new Set([...old.keys(), ...current.keys()]);
  return [...keys].flatMap((key) =>
    changedRows(
      old.get(key) ?? [],
      current.get(key) ?? [],
      expected.get(key) ?? [],
    ),
  );
}

type Groups = Map<string, readonly MenuRow[]>;

const groupsOf = ({ page, chosen }: Side): Groups =>
  groupsIn(optionBlocks(page.proposal.blocks, chosen));

function groupsIn(blocks: readonly Block[]): Groups {
  const parts = blocks.flatMap((block): readonly MenuPart[] =>
    block.kind === "menu" || block.kind === "included" ? block.parts : [],
  );
  return new Map(
    parts.flatMap(({ title, groups }) =>
      groups.map(({ name, rows }) => [`${title}/${name}`, rows] as const),
    ),
  );
}

function changedRows(
  before: readonly MenuRow[],
  now: readonly MenuRow[],
  expected: readonly MenuRow[],
): MenuChange[] {
  const has = (rows: readonly MenuRow[], { name }: MenuRow) =>
    rows.some((row) => row.name === name);
  const isExpected = ({ name, quantity }: MenuRow) =>
    expected.some((row) => row.name === name && row.quantity === quantity);
  const isRenamed = (at: number) => {
    const [one, other] = [before[at], now[at]];
    return one && other && !has(now, one) && !has(before, other);
  };
  const changes = now.flatMap((row, at): MenuChange[] => {
    const old = before.find(({ name }) => name === row.name);
    if (old)
      return old.quantity !== row.quantity && !isExpected(row)
        ? [
            {
              what: "Muda",
              text: `${row.name}, de ${said(old)} para ${said(row)}`,
            },
          ]
        : [];
    return isRenamed(at)
      ? [{ what: "Muda", text: `${before[at]!.name} por ${line(row)}` }]
      : [{ what: "Entra", text: line(row) }];
  });
  const gone = before.filter((row, at) => !has(now, row) && !isRenamed(at));
  return [
    ...changes,
    ...gone.map((row): MenuChange => ({ what: "Sai", text: line(row) })),
  ];
}

const said = ({ quantity }: MenuRow) => quantity || "sem quantidade";
const line = ({ name, quantity }: MenuRow) =>
  [name, quantity].filter(Boolean).join(", ");
