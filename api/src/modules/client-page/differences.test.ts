import type { MenuRow } from "shared-contracts/proposal/composition";
import { changedMenu, type Side } from "./differences.ts";

const rows = (...names: string[]): MenuRow[] =>
  names.map((text) => {
    const [name = "", quantity = ""] = text.split(":");
    return { name, quantity };
  });

function side(guests: number, menu: MenuRow[]): Side {
  const groups = [{ name: "", rows: menu }];
  const parts = [{ title: "Bebidas", groups }];
  const blocks = [
    { kind: "menu" as const, title: "Cardápio", note: "", parts },
  ];
  const offer = { id: 1, guests, perPerson: 1, total: 1, receipts: [] };
  return {
    page: { proposal: { blocks } } as unknown as Side["page"],
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

test("quantities that follow the guests are no changes of the menu", () => {
  const menu = (quantity: string) => rows(`Suco:${quantity}`);
  expect(changedMenu(side(9, menu("3 un")), side(12, menu("4 un")))).toEqual(
    [],
  );
});
