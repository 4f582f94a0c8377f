import Circle from "lucide-react/icons/circle";
import { TextField, type TextFieldProps } from "shared-ui/text-field/TextField";
import type { PasswordRule } from "./password-rules.ts";

interface PasswordFieldProps extends Omit<TextFieldProps, "hint" | "error"> {
  rule: PasswordRule;
  /** The form was sent while the rule was not met. */
  told: boolean;
}

/** A password with its rule under it: an open circle until it is met, then a check; the error once the form was sent without. */
export function PasswordField({ rule, told, ...rest }: PasswordFieldProps) {
  return (
    <TextField
      {...rest}
      type="password"
      autoComplete="new-password"
      hint={rule.text}
      hintTone={rule.met ? "success" : "hint"}
      hintIcon={rule.met ? undefined : Circle}
      error={told && !rule.met ? rule.error : undefined}
    />
  );
}
