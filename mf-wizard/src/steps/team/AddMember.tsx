import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { Dialog } from "shared-ui/dialog/Dialog";
import { ROLES } from "shared-contracts/platform/rules";
import { AddButton } from "../rows/list/AddButton.tsx";
import { useStepSession } from "../rows/useStepSession.ts";
import { roleHint } from "./role-hint.ts";
import type { Role } from "shared-contracts/catalog/roles";
import { observer } from "shared-contracts/platform/state";
import styles from "./AddMember.module.css";
import Plus from "lucide-react/icons/plus";
import { Button } from "shared-ui/button/Button";
import { TextField } from "shared-ui/text-field/TextField";

interface AddMemberProps {
  /** `first` in an empty list. */
  look?: "row" | "first";
}

const LISTED = ROLES.filter(({ id }) => id !== "custom");

/** Adds a member with a function of the list, or with one the user types. */
export function AddMember({ look = "row" }: AddMemberProps) {
  const { history, team } = useAppState().store;
  const session = useStepSession();
  const [choosing, setChoosing] = useState(false);
  const add = (role: string, name?: string) => {
    history.together(() => {
      const row = session.markFresh(team.add(role));
      if (name !== undefined) row.set("name", name);
    });
    setChoosing(false);
  };
  return (
    <>
      <AddButton look={look} onAdd={() => setChoosing(true)}>
        Adicionar Membro
      </AddButton>
      <Dialog
        open={choosing}
        title="Adicionar Membro"
        description="Escolha a função ou digite outra."
        onClose={() => setChoosing(false)}
      >
        <RoleChoices roles={LISTED} onChoose={add} />
        <OtherRoleForm onAdd={(name) => add("custom", name)} />
      </Dialog>
    </>
  );
}

interface RoleChoicesProps {
  roles: readonly Role[];
  onChoose: (role: string) => void;
}

/** The functions of the list, each with what decides how many are needed. */
const RoleChoices = observer(function RoleChoices({
  roles,
  onChoose,
}: RoleChoicesProps) {
  const { event } = useAppState().store;
  return (
    <ul className={styles.roles}>
      {roles.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.role}
            onClick={() => onChoose(id)}
          >
            {label}
            <span className={styles.hint}>
              {roleHint(id, event.fields.guestsPerWaiter)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});

interface OtherRoleFormProps {
  /** Gets what was typed, trimmed; may be empty, the row then waits for its name. */
  onAdd: (name: string) => void;
}

/** A function that is not on the list. */
function OtherRoleForm({ onAdd }: OtherRoleFormProps) {
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
