import type { MenuRow } from "shared-contracts/proposal/composition";
import { changedMenu, type Side } from "./differences.ts";

const rows = (...names: string[]): MenuRow[] =>
  names.map((text) => {
    const [name = "", quantity = ""] = text.split(":");
    return { name, quantity };
  });

const blocksOf = (menu: MenuRow[]) => {
  const groups = [{ name: "", rows: menu }];
  const parts = [{ title: "Bebidas", groups }];
  return [{ kind: "menu" as const, title: "Cardápio", note: "", parts }];
};

function side(guests: number, menu: MenuRow[], resized?: MenuRow[]): Side {
  const page = {
    proposal: { blocks: blocksOf(menu) },
    ...(resized && { resized: blocksOf(resized) }),
  };
  const offer = { id: 1, guests, perPerson: 1, total: 1, receipts: [] };
  return {
    page: page as unknown as Side["page"],
    chosen: 0,
    offer,
    receipts: [],
  };
}

test.each([
  [["Suco"], ["Suco", "Vinho:3 un"], ["Entra Vinho, 3 un"]],
  [["Suco", "Vinho"], ["Suco"], ["Sai Vinho"]],
  [["Suco", "Vinho"], ["Suco", "Cerveja"], ["Muda Vinho por Cerveja"]],
  [["Suco:3 un"], ["Suco:4 un"], ["Muda Suco, de 3 un para 4 un"]],
  [["Suco", "Vinho"], ["Vinho", "Suco"], []],
  [["A", "B"], ["C"], ["Muda A por C", "Sai B"]],
])("%j to %j: %j", (before, now, said) => {
  const changes = changedMenu(side(9, rows(...before)), side(9, rows(...now)));
  expect(changes.map(({ what, text }) => `${what} ${text}`)).toEqual(said);
});

test("with other guests, a quantity that does not follow from them is a change", () => {
  const before = side(9, rows("Suco:3 un", "Vinho:6 un", "Bolo:1 un"));
  const now = rows("Suco:4 un", "Vinho:9 un", "Bolo:2 un");
  const resized = rows("Suco:4 un", "Vinho:8 un", "Bolo:1 un");
  expect(changedMenu(before, side(12, now, resized))).toEqual([
    { what: "Muda", text: "Vinho, de 6 un para 9 un" },
    { what: "Muda", text: "Bolo, de 1 un para 2 un" },
  ]);
});

test("quantities that follow the guests are no changes of the menu", () => {
  const menu = (quantity: string) => rows(`Suco:${quantity}`);
  expect(changedMenu(side(9, menu("3 un")), side(12, menu("4 un")))).toEqual(
    [],
  );
});
