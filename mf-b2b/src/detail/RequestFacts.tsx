import type { ReadRequest } from "shared-contracts/entities/read-request";
import { requestFacts } from "../request/request-words.ts";
import styles from "./DetailDialog.module.css";

/** The client and the event of a request; omits what the request lacks. */
export function RequestFacts({ request }: { request: ReadRequest }) {
  return (
    <dl className={styles.facts}>
      {requestFacts(request).map(
        ([label, value, note]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {note && <span className={styles.note}>{note}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
