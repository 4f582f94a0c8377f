import { NEW_PASSWORD_MIN } from "shared-contracts/entities/profile";

/** What is typed to change the password. */
export interface PasswordForm {
  current: string;
  next: string;
  repeated: string;
}

/** A rule that stands under its field. */
export interface PasswordRule {
  text: string;
  met: boolean;
}

/** The error of an empty field. */
export const PASSWORD_INCOMPLETE = "Todos os campos de senha são obrigatórios";

/** The rules of the new password and of its repetition. */
export function passwordRules({ next, repeated }: PasswordForm) {
  return {
    next: {
      text: "No mínimo 6 caracteres",
      met: next.length >= NEW_PASSWORD_MIN,
    },
    repeated: {
      text: "Igual à nova senha",
      met: repeated !== "" && repeated === next,
    },
  } satisfies Record<string, PasswordRule>;
}

/** Whether a field is empty. */
export function passwordIncomplete(form: PasswordForm): boolean {
  return Object.values(form).includes("");
}
