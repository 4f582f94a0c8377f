import { useId, useState, type RefObject, type SubmitEvent } from "react";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useMutation } from "shared-contracts/platform/query";
import { Dialog } from "shared-ui/dialog/Dialog";
import { DialogButtons } from "shared-ui/dialog/DialogButtons";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useFieldErrors } from "shared-ui/form/useFieldErrors";
import { TextField } from "shared-ui/text-field/TextField";
import { currentName } from "../saving/budget-names.ts";
import { OWN_TEMPLATES_KEY } from "shared-contracts/saved-budgets/own-templates";

const NAME_MISSING = "Nome do modelo é obrigatório";

/** Saves the open budget as a template of the account, without its client. [a-copy-has-no-client] */
export function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const { store, client, queryClient, notify } = useAppState();
  const [nome, setNome] = useState(() => currentName(store));
  const { form, errors, show, set } = useFieldErrors<"name">();
  const formId = useId();
  // The same for the same name, so that pressing again after a lost answer saves once.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const saving = useMutation({
    mutationFn: () =>
      client.call("createTemplate", {
        body: { nome: nome.trim(), dados: store.toBudget() },
        idempotencyKey,
      }),
    // Offline it fails with a reason instead of waiting.
    networkMode: "always",
    onSuccess() {
      void queryClient.invalidateQueries({ queryKey: OWN_TEMPLATES_KEY });
      notify({ text: `Modelo “${nome.trim()}” salvo.` });
      onClose();
    },
    onError(error) {
      const { name } = errorsByField(error, { name: "nome" }).fields;
      show(name ? { name } : {});
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    if (!show(nome.trim() ? {} : { name: NAME_MISSING })) saving.mutate();
  }

  return (
    <Dialog
      open
      title="Salvar como modelo"
      description="Para começar outros orçamentos com os mesmos itens e preços"
      dismissable={!saving.isPending}
      onClose={onClose}
      footer={
        <DialogButtons
          type="submit"
          form={formId}
          busy={saving.isPending}
          busyLabel="Salvando..."
          onCancel={onClose}
        >
          Salvar modelo
        </DialogButtons>
      }
    >
      <form
        id={formId}
        ref={form as RefObject<HTMLFormElement | null>}
        onSubmit={submit}
      >
        <TextField
          label="Nome do modelo"
          value={nome}
          onChange={(typed) => {
            setNome(typed);
            setKey(crypto.randomUUID());
            set("name", undefined);
          }}
          error={errors.name}
          hint="Cliente, datas, local e o que já foi enviado ficam de fora."
          maxLength={200}
          autoComplete="off"
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {saving.isError && !errors.name && (
          <FieldMessage tone="error">
            {withDetail("Erro ao salvar modelo", saving.error)}
          </FieldMessage>
        )}
      </form>
    </Dialog>
  );
}
