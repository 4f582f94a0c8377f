import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { Recipe } from "shared-contracts/entities/recipe";
import { useAppState } from "shared-contracts/federation/app-state";
import { counted } from "shared-contracts/formats/count";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useMutation } from "shared-contracts/platform/query";
import { Button } from "shared-ui/button/Button";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { useOnline } from "shared-ui/online/useOnline";
import { RECIPES_KEY } from "../../working-budget/saved/recipes-query.ts";

type Use = ResponseOf<Endpoints["getRecipeUse"]>;

interface DeleteRecipeProps {
  recipe: Recipe;
  onDeleted: () => void;
}

/** Deletes a recipe; asks when saved budgets or other recipes use it. */
export function DeleteRecipe({ recipe, onDeleted }: DeleteRecipeProps) {
  const { client, queryClient, notify } = useAppState();
  const isOnline = useOnline();
  const [use, setUse] = useState<Use | null>(null);
  const { id, versao: _, ...content } = recipe;
  const params = { id };
  const read = () => queryClient.invalidateQueries({ queryKey: RECIPES_KEY });
  const fail = (before: string) => (error: unknown) =>
    notify({ tone: "error", text: withDetail(before, error), about: "recipe" });

  const deleting = useMutation({
    mutationFn: () => client.call("deleteRecipe", { params }),
    networkMode: "always",
    onSuccess() {
      void read();
      notify({
        text: `Ficha técnica de ${recipe.name} excluída.`,
        about: "recipe",
        // Whoever used it would not find the new one.
        ...(!use && { action: { label: "Desfazer", run: putBack } }),
      });
      onDeleted();
    },
    onError: fail("Não foi possível excluir a ficha técnica"),
  });
  const looking = useMutation({
    mutationFn: () => client.call("getRecipeUse", { params }),
    networkMode: "always",
    onSuccess(found) {
      if (found.budgets + found.recipes > 0) setUse(found);
      else deleting.mutate();
    },
    onError: fail("Não foi possível excluir a ficha técnica"),
  });

  function putBack() {
    client
      .call("createRecipe", { body: content })
      .then(read, fail("Não foi possível desfazer"));
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={Trash2}
        disabled={!isOnline}
        busy={looking.isPending || deleting.isPending}
        onClick={() => looking.mutate()}
      >
        Excluir ficha técnica
      </Button>
      <ConfirmDialog
        open={use !== null}
        title="Excluir a ficha técnica?"
        confirmLabel="Excluir"
        busy={deleting.isPending}
        busyLabel="Excluindo..."
        onConfirm={() => deleting.mutate()}
        onCancel={() => setUse(null)}
      >
        {use && usedBy(use)}
      </ConfirmDialog>
    </>
  );
}

function usedBy({ budgets, recipes }: Use): string {
  const users = [
    budgets > 0 && counted(budgets, "orçamento salvo", "orçamentos salvos"),
    recipes > 0 && counted(recipes, "outra ficha", "outras fichas"),
  ].filter(Boolean);
  return `Está em uso em ${users.join(" e ")}. Os preços que vieram dela ficam como estão.`;
}
