import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { Dialog } from "shared-ui/dialog/Dialog";
import { ROLES } from "shared-contracts/platform/rules";
import { AddButton } from "../rows/list/AddButton.tsx";
import { useStepSession } from "../rows/useStepSession.ts";
import { OtherRoleForm } from "./OtherRoleForm.tsx";
import { RoleChoices } from "./RoleChoices.tsx";

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
