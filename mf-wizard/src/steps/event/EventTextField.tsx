import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { TextField } from "shared-ui/text-field/TextField";

interface EventTextFieldProps {
  /** The field of the event it edits. */
  field: "eventLocation" | "city" | "country";
  label: string;
}

/** A plain text of the event. */
export const EventTextField = observer(function EventTextField({
  field,
  label,
}: EventTextFieldProps) {
  const { event } = useAppState().store;
  return (
    <TextField
      label={label}
      autoComplete="off"
      value={event.fields[field]}
      onChange={(text) => event.setField(field, text)}
    />
  );
});
