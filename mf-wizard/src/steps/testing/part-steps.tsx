import { type LinePart, LINE_PARTS } from "shared-contracts/parts/table";
import { look as confectionery } from "../confectionery/look.tsx";
import { look as drinks } from "../drinks/look.ts";
import { look as foods } from "../foods/look.ts";
import { look as garnishes } from "../garnishes/look.tsx";
import { look as generalExpenses } from "../general-expenses/look.ts";
import type { PartLook } from "../parts/part-look.ts";
import { PartStep } from "../parts/PartStep.tsx";
import { look as thematicTables } from "../thematic-tables/look.ts";

const stepOf = (part: LinePart, look: unknown) =>
  function Step() {
    return <PartStep part={LINE_PARTS[part]} look={look as PartLook} />;
  };

// The steps of the parts, as their pages draw them.
export const FoodsStep = stepOf("foods", foods);
export const DrinksStep = stepOf("drinks", drinks);
export const GarnishesStep = stepOf("garnishes", garnishes);
export const ConfectioneryStep = stepOf("confectionery", confectionery);
export const ThematicTablesStep = stepOf("thematicTables", thematicTables);
export const GeneralExpensesStep = stepOf("generalExpenses", generalExpenses);
