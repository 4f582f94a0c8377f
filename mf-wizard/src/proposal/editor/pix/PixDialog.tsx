import { useId, useState, type RefObject, type SubmitEvent } from "react";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import type { Pix, PixKind } from "shared-contracts/pix/pix";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useFieldErrors } from "shared-ui/form/useFieldErrors";
import { Select, type SelectOption } from "shared-ui/select/Select";
import { TextField } from "shared-ui/text-field/TextField";
import { pixFromTyped, plain } from "./pix-from-typed.ts";
import styles from "./PixDialog.module.css";

const KINDS: readonly SelectOption<PixKind>[] = [
  { value: "cpf", label: "CPF" },
  { value: "cnpj", label: "CNPJ" },
  { value: "phone", label: "Telefone" },
  { value: "email", label: "Email" },
  { value: "random", label: "Chave aleatória" },
];

const PATHS = {
  key: "pix.key",
  receiver: "pix.receiver",
  city: "pix.city",
  password: "password",
};

export interface PixDialogProps {
  /** Null where the account has no key. */
  pix: Pix | null;
  onClose: () => void;
  onChanged: () => void;
}

/** Sets, changes or removes the key that the clients of an account pay to. [pix-asks-the-password] */
export function PixDialog({ pix, onClose, onChanged }: PixDialogProps) {
  const { client } = useAppState();
  const [typed, setTyped] = useState<Pix>(
    pix ?? { kind: "cnpj", key: "", receiver: "", city: "" },
  );
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const { form, errors, show, set } = useFieldErrors<keyof typeof PATHS>();
  const formId = useId();

  const type = (field: "key" | "receiver" | "city") => (text: string) => {
    setTyped({ ...typed, [field]: text });
    set(field, undefined);
  };

  async function save(changed: Pix | null) {
    if (isBusy) return;
    setFailure("");
    const body = { pix: changed, password, darkMode: false };
    const { fields } = errorsByField(
      client.check("updateUserConfig", body),
      PATHS,
    );
    const missing = password ? {} : { password: "Informe sua senha" };
    if (show({ ...fields, ...missing })) return;
    setBusy(true);
    try {
      // A change of the preferences names the theme too.
      const { darkMode } = await client.call("getUserConfig", {});
      await client.call("updateUserConfig", { body: { ...body, darkMode } });
      onChanged();
      onClose();
    } catch (error) {
      const refused = errorsByField(error, PATHS);
      show(refused.fields);
      if (refused.elsewhere)
        setFailure(withDetail("Não foi possível guardar a chave PIX", error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const changed = pixFromTyped(typed);
    setTyped({ ...typed, receiver: changed.receiver, city: changed.city });
    void save(changed);
  }

  return (
    <Dialog
      open
      title="Chave PIX"
      description="Aparece nas suas propostas, com o código para pagar."
      dismissable={!isBusy}
      onClose={onClose}
      footer={
        <>
          {pix && (
            <Button disabled={isBusy} onClick={() => void save(null)}>
              Remover chave
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isBusy}
            busyLabel="Guardando..."
          >
            Guardar chave
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form as RefObject<HTMLFormElement | null>}
        className={styles.form}
        noValidate
        onSubmit={submit}
      >
        <Select
          label="Tipo da chave"
          value={typed.kind}
          options={KINDS}
          onChange={(kind) => {
            setTyped({ ...typed, kind });
            set("key", undefined);
          }}
        />
        <TextField
          label="Chave"
          value={typed.key}
          onChange={type("key")}
          error={errors.key}
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          label="Nome de quem recebe"
          value={typed.receiver}
          onChange={type("receiver")}
          onBlur={() => setTyped({ ...typed, receiver: plain(typed.receiver) })}
          hint="Até 25 letras, sem acento."
          error={errors.receiver}
          maxLength={25}
          autoComplete="off"
        />
        <TextField
          label="Cidade de quem recebe"
          value={typed.city}
          onChange={type("city")}
          onBlur={() => setTyped({ ...typed, city: plain(typed.city) })}
          hint="Até 15 letras, sem acento."
          error={errors.city}
          maxLength={15}
          autoComplete="off"
        />
        <TextField
          type="password"
          label="Sua senha"
          value={password}
          onChange={(text) => {
            setPassword(text);
            set("password", undefined);
          }}
          error={errors.password}
          autoComplete="current-password"
        />
        {failure && <FieldMessage tone="error">{failure}</FieldMessage>}
      </form>
    </Dialog>
  );
}
