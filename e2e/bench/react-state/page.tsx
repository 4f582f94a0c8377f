import "shared-ui/layers.css";
import "shared-ui/reset.css";
import "shared-ui/tokens.css";
import ChefHat from "lucide-react/icons/chef-hat";
import Trash2 from "lucide-react/icons/trash-2";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { unitOptions } from "shared-contracts/parts/unit-options";
import type { FoodItem } from "shared-contracts/parts/foods";
import { exact, sum } from "shared-contracts/numbers/exact";
import { foods } from "shared-contracts/parts/foods";
import { lineCost } from "shared-contracts/pricing/line-cost";
import { formatMoney } from "shared-contracts/formats/money";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { NumberField } from "shared-ui/number-field/NumberField";
import { QuietField } from "shared-ui/quiet-field/QuietField";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import styles from "mf-wizard/src/rows/Row.module.css";
import { baseUnit } from "shared-contracts/pricing/units";
import { priceLabel } from "mf-wizard/src/explain/price-label.ts";
import { sampleFood } from "../sample-items.ts";

// The foods step as it would be with all of its state in one useState: what the typing bench compares the product with.

const GUESTS = 100;
const TEAM = 40;
const HEADCOUNT = { guests: exact(GUESTS), team: exact(TEAM) };

const count = Number(new URLSearchParams(location.search).get("items"));

function Page() {
  const [items, setItems] = useState(() =>
    Array.from({ length: count }, (_, index) => sampleFood(index)),
  );
  const change = (id: number, fields: Partial<FoodItem>) =>
    setItems(
      items.map((item) => (item.id === id ? { ...item, ...fields } : item)),
    );
  const costs = items.map((item) => lineCost(foods.line(item), HEADCOUNT));
  return (
    <>
      <p>{formatMoney(sum(costs))}</p>
      <ul>
        {items.map((item, index) => (
          <li key={item.id} className={styles.row} data-row={item.id}>
            <QuietField
              label="Nome do item"
              data-column="name"
              value={item.name}
              onChange={(name) => change(item.id, { name })}
            />
            <NumberField
              label="Qtd. por pessoa"
              labelVisibility="phone"
              data-column="quantity"
              value={item.quantityPerPerson}
              onChange={(quantity) =>
                change(item.id, { quantityPerPerson: Number(quantity) })
              }
              unit={{
                label: "Unidade",
                value: item.unit,
                options: unitOptions("foods", item.unit),
                onChange: (unit) => change(item.id, { unit }),
              }}
            />
            <MoneyField
              label={priceLabel(item.unit)}
              labelVisibility="phone"
              data-column="price"
              value={item.unitPrice}
              onChange={(price) =>
                change(item.id, { unitPrice: Number(price) })
              }
              suffix={`/${baseUnit(item.unit)}`}
            />
            <div className={styles.multiply}>
              <ToggleChip
                label="Multiplicar por"
                counted="convidados"
                icon={Users}
                count={String(GUESTS)}
                pressed={item.multiplyByGuests}
                onChange={(pressed) =>
                  change(item.id, { multiplyByGuests: pressed })
                }
              />
              <ToggleChip
                label="Multiplicar por"
                counted="da equipe"
                icon={ChefHat}
                count={String(TEAM)}
                pressed={item.multiplyByTeam}
                onChange={(pressed) =>
                  change(item.id, { multiplyByTeam: pressed })
                }
              />
            </div>
            <div className={styles.total}>{formatMoney(costs[index]!)}</div>
            <IconButton
              size="row"
              icon={Trash2}
              label={`Excluir ${item.name}`}
              onClick={() => setItems(items.filter(({ id }) => id !== item.id))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

createRoot(document.getElementById("root")!).render(<Page />);
