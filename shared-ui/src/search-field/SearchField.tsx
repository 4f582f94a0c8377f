import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import type { ComponentProps } from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import { TextField } from "../text-field/TextField.tsx";
import styles from "./SearchField.module.css";

export interface SearchFieldProps extends Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "children" | "type"
> {
  /** Its accessible name and default placeholder: "Buscar item". */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search input. Esc and its button clear it. Other props go to the input. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = label,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      type="search"
      label={label}
      labelVisibility="hidden"
      placeholder={placeholder}
      icon={Search}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== "Escape" || value === "") return;
        event.preventDefault();
        event.stopPropagation();
        onChange("");
      }}
      trailing={
        value !== "" && (
          <IconButton
            className={styles.clear}
            label="Limpar busca"
            icon={X}
            iconSize={16}
            onClick={(event) => {
              onChange("");
              event.currentTarget.parentElement
                ?.querySelector("input")
                ?.focus();
            }}
          />
        )
      }
    />
  );
}
