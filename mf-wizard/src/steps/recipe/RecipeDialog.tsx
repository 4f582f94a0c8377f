import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { useOnline } from "shared-ui/online/useOnline";
import { LoadedState } from "../../working-budget/saved/LoadedState.tsx";
import { priceBookQuery } from "../../working-budget/saved/price-book-query.ts";
import { recipesQuery } from "../../working-budget/saved/recipes-query.ts";
import { RecipeEditor } from "./RecipeEditor.tsx";
import { factsOf, type Subject } from "./subject.ts";

interface RecipeDialogProps {
  subject: Subject;
  onClose: () => void;
}

/** The recipe of a row: how its item is made, and the price per unit that follows. */
export function RecipeDialog({ subject, onClose }: RecipeDialogProps) {
  const services = useAppState();
  const recipes = useQuery(recipesQuery(services));
  const book = useQuery(priceBookQuery(services));
  const isOnline = useOnline();
  const isRead = recipes.data && !(isOnline && recipes.isFetching);
  // What is edited stays when the recipes are read again.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && isRead && book.data) setOpen(true);
  const [facts] = useState(() => factsOf(subject));
  if (isOpen && recipes.data && book.data)
    return (
      <RecipeEditor
        subject={subject}
        facts={facts}
        recipes={recipes.data}
        items={book.data.items}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      title="Ficha técnica"
      description={facts.name}
      size="extra"
      onClose={onClose}
      footer={<Button onClick={onClose}>Cancelar</Button>}
    >
      <LoadedState
        query={isRead ? book : { ...recipes, data: null }}
        loading="Carregando ficha técnica..."
        failed="Erro ao carregar a ficha técnica"
        bars={["88%", "64%", "76%"]}
      />
    </Dialog>
  );
}
