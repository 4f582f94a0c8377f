import { useAppState } from "shared-contracts/federation/app-state";
import { SlotRoom } from "./SlotRoom.tsx";
import styles from "./SlotRoom.module.css";

/** The place of the plan's days. */
export function PlanSlot() {
  const { Slot } = useAppState();
  return (
    <div className={styles.plan}>
      <Slot
        name="home-plan"
        fallback={<SlotRoom rows={1} />}
        failed={<SlotRoom rows={1} failed />}
      />
    </div>
  );
}
