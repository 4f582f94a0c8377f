import { useState, type FormEvent } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import { useNavigate } from "shared-contracts/platform/router";
import { useFieldErrors } from "shared-ui/form/useFieldErrors";
import type { Session } from "./session.ts";
import {
  fieldErrors,
  submitAuth,
  type AuthForm,
  type AuthMode,
} from "./submit-auth.ts";

const empty: AuthForm = { name: "", email: "", phone: "", password: "" };

export type EntryFormState = ReturnType<typeof useEntryForm>;

/** The form that signs in or registers: what was typed, what is wrong with it, and its call. */
export function useEntryForm(session: Session, client: ApiClient) {
  const [mode, setMode] = useState<AuthMode>("login");
  const [form, setForm] = useState(empty);
  const [error, setError] = useState<string | null>(null);
  const { form: element, ...wrong } = useFieldErrors<keyof AuthForm>();
  const [busy, setBusy] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const navigate = useNavigate();

  async function submit(event?: FormEvent, keepAccount?: true) {
    event?.preventDefault();
    if (busy) return;
    session.forgetReason();
    setError(null);
    setBusy(true);
    const result = await submitAuth(client, mode, form, keepAccount);
    // A page that reloads stays unchanged until then.
    if (result.ok && !session.signIn(result.token)) return;
    setBusy(false);
    setEnding(result.ok ? null : (result.ending ?? null));
    if (!result.ok) {
      setError(result.error);
      wrong.show(result.fields);
      return;
    }
    await navigate("/", { replace: true });
  }

  return {
    form,
    element,
    error,
    errors: wrong.errors,
    busy,
    /** When the account is erased, unless signing in keeps it. */
    ending,
    registering: mode === "register",
    submit,
    set: (field: keyof AuthForm) => (value: string) => {
      setForm((before) => ({ ...before, [field]: value }));
      wrong.set(field, undefined);
    },
    /** Shows what is wrong with a filled field when it is left; with an empty one, when the form is sent. */
    check: (field: keyof AuthForm) => () => {
      if (form[field].trim() !== "")
        wrong.set(field, fieldErrors(client, mode, form)[field]);
    },
    switchMode() {
      setMode(mode === "register" ? "login" : "register");
      setError(null);
      wrong.show({});
    },
    /** Empties the form to sign in, with an email typed. */
    restart(email: string) {
      setMode("login");
      setForm({ ...empty, email });
    },
    dismissEnding: () => setEnding(null),
  };
}
