import Plus from "lucide-react/icons/plus";
import { ROLES } from "shared-contracts/catalog/roles";
import { useAppState } from "shared-contracts/federation/app-state";
import { Menu } from "shared-ui/menu/Menu";
import { markFresh } from "../rows/fresh-models.ts";

interface AddMemberProps {
  /** `first` in an empty list. */
  look?: "row" | "first";
}

/** Adds a member of a role of the list, or one whose function the user types. */
export function AddMember({ look = "row" }: AddMemberProps) {
  const { team } = useAppState().store;
  return (
    // Where the focus goes when the last member was deleted.
    <span data-add="" tabIndex={-1}>
      <Menu
        trigger="text"
        variant={look === "first" ? "primary" : "ghost"}
        label="Adicionar Membro"
        icon={Plus}
        items={ROLES.map(({ id, label }) => ({
          id,
          label,
          separated: id === "custom",
          onSelect: () => void markFresh(team.add(id)),
        }))}
      />
    </span>
  );
}
