import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Button } from "shared-ui/button/Button";
import { TextField } from "shared-ui/text-field/TextField";
import styles from "./AddMember.module.css";

interface OtherRoleFormProps {
  /** Gets what was typed, trimmed; may be empty, the row then waits for its name. */
  onAdd: (name: string) => void;
}

/** A function that is not on the list. */
export function OtherRoleForm({ onAdd }: OtherRoleFormProps) {
  const [name, setName] = useState("");
  return (
    <form
      className={styles.other}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(name.trim());
      }}
    >
      <TextField
        label="Outra função"
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <Button type="submit" icon={Plus}>
        Adicionar
      </Button>
    </form>
  );
}
