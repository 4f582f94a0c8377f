import { useState, type FormEvent } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import { useNavigate } from "shared-contracts/platform/router";
import { useFields } from "shared-ui/form/useFields";
import type { Session } from "./session.ts";
import {
  fieldErrors,
  submitAuth,
  type AuthForm,
  type AuthMode,
} from "./submit-auth.ts";
import type { EntryLink } from "./useEntryLink.ts";

const EMPTY: AuthForm = { name: "", email: "", phone: "", password: "" };

/** What of the shell the form uses. */
export interface EntryParts {
  session: Session;
  client: ApiClient;
  /** Downloads the frame of the next page. */
  loadFrames: () => Promise<unknown>;
}

export type EntryFormState = ReturnType<typeof useEntryForm>;

/** The form that signs in or registers: what was typed, what is wrong with it, and its call. */
export function useEntryForm(
  { session, client, loadFrames }: EntryParts,
  invitation: EntryLink | null,
) {
  const [mode, setMode] = useState<AuthMode>("login");
  const [error, setError] = useState<string | null>(null);
  const { form: element, values, setValues, ...fields } = useFields(EMPTY);
  const [busy, setBusy] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const navigate = useNavigate();
  const [followed, setFollowed] = useState<EntryLink | null>(null);
  if (invitation && invitation !== followed) {
    setFollowed(invitation);
    setMode("register");
    setValues({ ...EMPTY, email: invitation.email });
  }

  async function submit(event?: FormEvent, keepAccount?: true) {
    event?.preventDefault();
    if (busy) return;
    session.forgetReason();
    setError(null);
    setBusy(true);
    // If it does not come, the next page's route says so.
    const frames = loadFrames().catch(() => undefined);
    const result = await submitAuth(client, mode, values, {
      ...(keepAccount && { keepAccount }),
      ...(invitation && { invitation: invitation.token }),
    });
    if (result.ok) await frames;
    // A page that reloads stays unchanged until then.
    if (result.ok && !session.signIn(result.token)) return;
    setBusy(false);
    setEnding(result.ok ? null : (result.ending ?? null));
    if (!result.ok) {
      setError(result.error);
      fields.show(result.fields);
      return;
    }
    await navigate("/", { replace: true });
  }

  return {
    email: values.email,
    element,
    error,
    busy,
    /** When the account is erased, unless signing in keeps it. */
    ending,
    registering: mode === "register",
    submit,
    /** The props of a field. Its error shows when it is left; that of an empty one, when the form is sent. */
    bind: (field: keyof AuthForm, read?: (text: string) => string) => ({
      ...fields.bind(field, read),
      onBlur() {
        if (values[field].trim() !== "")
          fields.set(field, fieldErrors(client, mode, values)[field]);
      },
    }),
    switchMode() {
      setMode(mode === "register" ? "login" : "register");
      setError(null);
      fields.show({});
    },
    /** Empties the form to sign in, with an email typed. */
    restart(email: string) {
      setMode("login");
      setValues({ ...EMPTY, email });
    },
    dismissEnding: () => setEnding(null),
  };
}
