import type { OwnTemplate } from "shared-contracts/entities/own-template";
import { useAppState } from "shared-contracts/federation/app-state";
import { useMutation } from "shared-contracts/platform/query";
import { OWN_TEMPLATES_KEY } from "shared-contracts/saved-budgets/own-templates";
import { nullWhenDeleted } from "shared-contracts/endpoints/code-of";

/** Renames and deletes templates; one that was deleted elsewhere counts as deleted. */
export function useChangeTemplates() {
  const { client, queryClient, notify } = useAppState();
  const shared = {
    // Offline it fails with a reason instead of waiting.
    networkMode: "always",
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: OWN_TEMPLATES_KEY }),
  } as const;
  const rename = useMutation({
    ...shared,
    mutationFn: ({ id, nome }: OwnTemplate) =>
      client.call("changeTemplate", {
        params: { id },
        body: { nome },
      }),
  });
  const remove = useMutation({
    ...shared,
    mutationFn: ({ id }: OwnTemplate) =>
      client.call("deleteTemplate", { params: { id } }).catch(nullWhenDeleted),
    onSuccess: (_, { nome }) => notify({ text: `Modelo “${nome}” excluído.` }),
  });
  return { rename, remove };
}
