import TrendingUp from "lucide-react/icons/trending-up";
import { formatMoney } from "shared-contracts/formats/money";
import { recipePrice } from "shared-contracts/platform/rules";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { ingredientsOf, movedWords, withPricesOfToday } from "./recipe-form.ts";
import type { RecipeForm } from "./useRecipeForm.ts";

/** Says what the recipe would give with the prices of today; nothing changes before its button is pressed. */
export function MovedPrices({
  form: { rows, setRows, prices, content, price },
  unit,
}: {
  form: RecipeForm;
  unit: string;
}) {
  const words = movedWords(rows, prices);
  if (words === undefined) return null;
  const moved = withPricesOfToday(rows, prices);
  const after = recipePrice({ ...content, ingredients: ingredientsOf(moved) });
  return (
    <Banner
      tone="warning"
      icon={TrendingUp}
      role="status"
      actions={<Button onClick={() => setRows(moved)}>Atualizar preços</Button>}
    >
      <strong>{words}</strong>
      {content.yield > 0 && (
        <>
          {` Com ${words.startsWith("1 ") ? "ele" : "eles"}, o ${unit} passa de ${formatMoney(price)} para `}
          <strong>{formatMoney(after)}</strong>.
        </>
      )}
    </Banner>
  );
}
