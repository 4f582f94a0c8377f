/**
 * The content of a proposal, block by block, without a layout. PDF and preview draw the same composition. They print
 * every string of a block but `kind`, in the order of the keys, except empty ones. All texts are `printable`.
 */
import type { Accent } from "../entities/proposal.ts";

/** A text with some strong words. */
export type Words = readonly (string | { strong: string })[];

export interface MenuRow {
  name: string;
  /** "411 un"; empty where only names are shown. */
  quantity: string;
}

/** Rows under a category; its name is empty where the part shows none. */
export interface MenuGroup {
  name: string;
  rows: readonly MenuRow[];
}

export interface MenuPart {
  title: string;
  groups: readonly MenuGroup[];
}

/** A row of the payment table, with one value for each option. */
export interface PaymentRow {
  label: string;
  date: string;
  values: readonly string[];
}

export interface PaymentTable {
  title: string;
  /** A heading over each value column; none over the only one. */
  columns: readonly string[];
  rows: readonly PaymentRow[];
}

/** A paragraph of the tinted box of the conditions. */
export interface BoxText {
  title: string;
  strong: string;
  text: string;
  /** A PIX code, printed beside its QR code; null without one. */
  code: { label: string; text: string } | null;
}

/** The content of a part in an option, and its difference from the option at its left. */
export interface OptionCell {
  text: string;
  detail: string;
}

export interface OptionRow {
  label: string;
  cells: readonly OptionCell[];
}

export type Block =
  | { kind: "brand"; name: string; lines: readonly string[] }
  | { kind: "kicker"; text: string }
  | { kind: "title"; text: string }
  | { kind: "sentence"; text: string }
  | {
      kind: "prices";
      prices: readonly { label: string; value: string }[];
      validity: { label: string; value: string };
    }
  | {
      kind: "menu";
      title: string;
      note: string;
      parts: readonly MenuPart[];
    }
  | {
      kind: "included";
      title: string;
      text: string;
      parts: readonly MenuPart[];
    }
  | {
      kind: "options";
      title: string;
      note: string;
      columns: readonly {
        kicker: string;
        name: string;
        isSuggested: boolean;
      }[];
      /** Per person and in total. */
      prices: readonly OptionRow[];
      /** Only what differs. */
      rows: readonly OptionRow[];
    }
  | { kind: "choice"; title: string; choices: readonly string[] }
  /** The head of an option's own pages. */
  | { kind: "option"; kicker: string; title: string }
  | {
      kind: "conditions";
      title: string;
      single: Words;
      payment: PaymentTable | null;
      box: readonly BoxText[];
      notes: { title: string; lines: readonly string[] } | null;
    }
  | {
      kind: "acceptance";
      title: string;
      text: Words;
      /** Boxes to choose an option; null without options. */
      choice: { label: string; choices: readonly string[] } | null;
      /** "Nova Lima, ____ de ____ de 20__", or empty without a city. */
      placeAndDate: string;
      signatures: readonly { name: string; role: string }[];
    };

/** The block of one kind. */
export type BlockOf<Kind extends Block["kind"]> = Extract<
  Block,
  { kind: Kind }
>;

/** The sender of a proposal. */
export interface Sender {
  /** The company's name; empty where the account has none. */
  name: string;
  cnpj: string;
  /** Contact data, a line each. */
  lines: readonly string[];
  /** The sender's logo: a data: URL of a PNG in a PDF, any address on a page; null without one. */
  logo: string | null;
}

export interface Proposal {
  title: string;
  accent: Accent;
  logo: string | null;
  blocks: readonly Block[];
  /** The short header of the pages after the first. */
  header: { kicker: string; title: string; name: string };
  /** The foot of every page, without the page's number. */
  footer: { sender: string; date: string };
}
