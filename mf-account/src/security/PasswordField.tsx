import Circle from "lucide-react/icons/circle";
import { TextField, type TextFieldProps } from "shared-ui/text-field/TextField";
import type { PasswordRule } from "./password-rules.ts";

interface PasswordFieldProps extends Omit<TextFieldProps, "hint"> {
  rule: PasswordRule;
}

/** A password with its rule under it: an open circle until it is met, then a check; an error takes its place. */
export function PasswordField({ rule, ...rest }: PasswordFieldProps) {
  return (
    <TextField
      {...rest}
      type="password"
      autoComplete="new-password"
      hint={rule.text}
      hintTone={rule.met ? "success" : "hint"}
      hintIcon={rule.met ? undefined : Circle}
    />
  );
}
