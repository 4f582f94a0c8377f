import ChefHat from "lucide-react/icons/chef-hat";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Truck from "lucide-react/icons/truck";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import type { Recipe } from "shared-contracts/entities/recipe";
import type { Budget } from "shared-contracts/parts/budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { recipesQuery } from "../../working-budget/saved/recipes-query.ts";
import { budgetLines } from "../budget-lines.ts";
import { kitchenList, loadList, teamList } from "./lists-without-money.ts";
import styles from "./ListsCard.module.css";
import { PaperSheet } from "./PaperSheet.tsx";
import type { PaperList } from "./paper-list.ts";
import { shoppingList } from "./shopping-list.ts";
import { usePrinting } from "./usePrinting.ts";
import type { EventData } from "shared-contracts/entities/event-data";
import { guestsInWords } from "shared-contracts/formats/event-words";

const LISTS = [
  { label: "Compras", icon: ShoppingCart, make: shoppingList },
  { label: "Carga", icon: Truck, make: loadList },
  { label: "Equipe", icon: Users, make: teamList },
  { label: "Cozinha", icon: ChefHat, make: kitchenList },
] as const satisfies readonly {
  label: string;
  icon: unknown;
  make: (budget: Budget, recipes: readonly Recipe[]) => PaperList;
}[];

/** The printable lists of the budget. */
export function ListsCard() {
  const services = useAppState();
  const { store } = services;
  const [hasRecipes] = useState(() =>
    budgetLines(store.toBudget()).some(({ recipe }) => recipe),
  );
  const { data: recipes = [] } = useQuery({
    ...recipesQuery(services),
    enabled: hasRecipes,
  });
  const { printed, print } = usePrinting();
  return (
    <Card className={styles.card} aria-labelledby="lists-title">
      <h2 id="lists-title">Listas para imprimir</h2>
      <div className={styles.buttons}>
        {LISTS.map(({ label, icon, make }) => (
          <Button
            key={label}
            icon={icon}
            aria-label={`Imprimir lista: ${label}`}
            onClick={() => print(make(store.toBudget(), recipes))}
          >
            {label}
          </Button>
        ))}
      </div>
      <PaperSheet
        printed={printed}
        name={store.name.trim() || "Orçamento sem nome"}
        facts={paperFacts(store.event.fields)}
      />
    </Card>
  );
}

/** Date, place and guests of an event; omits what is unknown. */
function paperFacts(event: EventData): string[] {
  const { eventDate, eventTime, eventLocation, guests } = event;
  const date = eventDate.split("-").reverse().join("/");
  return [
    [date, eventTime].filter(Boolean).join(", "),
    eventLocation.trim(),
    guestsInWords(guests),
  ].filter(Boolean);
}
