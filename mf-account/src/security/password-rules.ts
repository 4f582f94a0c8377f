import { NEW_PASSWORD_MIN } from "shared-contracts/entities/profile";

/** What is typed to change the password. */
export interface PasswordForm {
  current: string;
  next: string;
  repeated: string;
}

/** A rule of section 5 that stands under its field: what it asks for, whether it is met, and what is said when the form is sent without. */
export interface PasswordRule {
  text: string;
  met: boolean;
  error: string;
}

/** What is said when a field is empty (section 5). */
export const PASSWORD_INCOMPLETE = "Todos os campos de senha são obrigatórios";

/** The rules of the new password and of its repetition. */
export function passwordRules({ next, repeated }: PasswordForm) {
  return {
    next: {
      text: "No mínimo 6 caracteres",
      met: next.length >= NEW_PASSWORD_MIN,
      error: "A nova senha deve ter no mínimo 6 caracteres",
    },
    repeated: {
      text: "Igual à nova senha",
      met: repeated !== "" && repeated === next,
      error: "As senhas não coincidem",
    },
  } satisfies Record<string, PasswordRule>;
}

/** Whether a field is empty. */
export function passwordIncomplete(form: PasswordForm): boolean {
  return Object.values(form).includes("");
}
