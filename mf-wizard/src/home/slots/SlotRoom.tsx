import { Card } from "shared-ui/card/Card";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import styles from "./SlotRoom.module.css";

interface SlotRoomProps {
  /** Below a heading. */
  headed?: boolean;
  rows: number;
  /** What was to be here does not come. */
  failed?: boolean;
}

/** As large as the part of another remote that belongs here, so that its arrival moves nothing. */
export function SlotRoom({ headed, rows, failed }: SlotRoomProps) {
  return (
    <div>
      {headed && (
        <div className={styles.heading}>
          {!failed && <Skeleton width={112} />}
        </div>
      )}
      <Card as="div">
        {failed && <p className={styles.row}>Não carregou</p>}
        {Array.from({ length: failed ? rows - 1 : rows }, (_, row) => (
          <div key={row} className={styles.row}>
            {!failed && (
              <>
                <Skeleton width={148} />
                <Skeleton width={92} shape="caption" />
              </>
            )}
          </div>
        ))}
      </Card>
    </div>
  );
}
