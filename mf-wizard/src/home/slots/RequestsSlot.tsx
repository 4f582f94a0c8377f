import { useAppState } from "shared-contracts/federation/app-state";
import { useReceivedSummaries } from "../week/useReceivedSummaries.ts";
import { SlotRoom } from "./SlotRoom.tsx";

/** How many of the newest mf-b2b names. */
const NEWEST = 2;

/** The place of the requests without an answer; none where there are none, or nobody knows. */
export function RequestsSlot() {
  const { Slot } = useAppState();
  const { data, isError } = useReceivedSummaries();
  const waiting = data?.filter(({ answered }) => !answered) ?? [];
  if (isError || waiting.length === 0) return null;
  const room = { headed: true, rows: Math.min(waiting.length, NEWEST) };
  return (
    <Slot
      name="home-requests"
      fallback={<SlotRoom {...room} />}
      failed={<SlotRoom {...room} failed />}
    />
  );
}
