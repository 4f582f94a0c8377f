import { confectionery } from "../parts/confectionery.ts";
import { drinks } from "../parts/drinks.ts";
import { foods } from "../parts/foods.ts";
import { garnishes } from "../parts/garnishes.ts";
import { newTeamMember, type TeamMember } from "../parts/team.ts";
import { thematicTables } from "../parts/thematic-tables.ts";

/** A team row, with the name of its role unless `name` is given. */
export function member(
  id: number,
  role: string,
  quantity: number,
  cost: number,
  name?: string,
): TeamMember {
  const row = newTeamMember(id, role);
  return { ...row, name: name ?? row.name, quantity, cost };
}

/** Makes rows of a part; `fields` replace the defaults of a new row. */
function rowsOf<Row extends object>({ newRow }: { newRow(id: number): Row }) {
  return (id: number, name: string, fields: Partial<Row>): Row => ({
    ...newRow(id),
    name,
    ...fields,
  });
}

export const foodItem = rowsOf(foods);
export const drink = rowsOf(drinks);
export const garnish = rowsOf(garnishes);
export const sweet = rowsOf(confectionery);
export const tableItem = rowsOf(thematicTables);
