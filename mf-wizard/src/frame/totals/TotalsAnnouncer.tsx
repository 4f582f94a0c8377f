import { observer } from "shared-contracts/platform/state";
import { SettledStatus } from "../../steps/typing/SettledStatus.tsx";
import { useFinalFigures } from "./useFinalFigures.ts";

/** Reads the new totals out. */
export const TotalsAnnouncer = observer(function TotalsAnnouncer() {
  const { perPerson, total } = useFinalFigures();
  return (
    <SettledStatus
      text={`Total final ${total}, custo por pessoa ${perPerson}`}
    />
  );
});
