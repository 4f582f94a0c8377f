import { fieldTexts } from "shared-contracts/entities/field-texts";
import { NEW_PASSWORD_MIN } from "shared-contracts/entities/profile";

/** What is typed to change the password. */
export interface PasswordForm {
  current: string;
  next: string;
  repeated: string;
}

/**
 * A rule that stands under its field: what it asks for, whether it is met, and what is said when the form is sent
 * without.
 */
export interface PasswordRule {
  text: string;
  met: boolean;
  error: string;
}

/** The error of an empty field. */
export const PASSWORD_INCOMPLETE = "Todos os campos de senha são obrigatórios";

/** The rules of the new password and of its repetition. */
export function passwordRules({ next, repeated }: PasswordForm) {
  return {
    next: {
      text: "No mínimo 6 caracteres",
      met: next.length >= NEW_PASSWORD_MIN,
      error: fieldTexts.newPasswordShort,
    },
    repeated: {
      text: "Igual à nova senha",
      met: repeated !== "" && repeated === next,
      error: "As senhas não coincidem",
    },
  } satisfies Record<string, PasswordRule>;
}

/** What is wrong, by field. */
export function passwordErrors(
  form: PasswordForm,
): Partial<Record<keyof PasswordForm, string>> {
  const { next, repeated } = passwordRules(form);
  return {
    ...(!form.current && { current: fieldTexts.currentPasswordMissing }),
    ...(!next.met && {
      next: form.next ? next.error : fieldTexts.newPasswordMissing,
    }),
    ...(!repeated.met && {
      repeated: form.repeated ? repeated.error : "Repita a nova senha",
    }),
  };
}

/** Whether a field is empty. */
export function passwordIncomplete(form: PasswordForm): boolean {
  return Object.values(form).includes("");
}
