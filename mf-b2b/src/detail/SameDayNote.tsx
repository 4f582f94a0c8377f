import CalendarDays from "lucide-react/icons/calendar-days";
import { Banner } from "shared-ui/banner/Banner";
import { sameDayInWords } from "../request/request-words.ts";
import { useAccountBudgets } from "../request/useAccountBudgets.ts";

/** What the caterer has on the day of a request already; it blocks nothing. */
export function SameDayNote({
  day,
  proposalId,
}: {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** The budget that answers the request is no other event. */
  proposalId: number | undefined;
}) {
  const others = useAccountBudgets().filter(
    ({ eventDate, id, status }) =>
      day !== "" &&
      eventDate === day &&
      id !== proposalId &&
      status !== "perdida",
  );
  if (others.length === 0) return null;
  return (
    <Banner tone="warning" icon={CalendarDays} compact role="note">
      Nesse dia você tem {others.map(sameDayInWords).join("; ")}.
    </Banner>
  );
}
