import { useEffect, useState } from "react";
import { readRecord, writeRecord } from "./kept-record.ts";

/** Values by name. */
export type KeptRecord<Value> = Readonly<Record<string, Value>>;

/**
 * A record that this device keeps under a key, and writes at each change.
 *
 * @param isValue Other values that are found are dropped.
 */
export function useKeptRecord<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
) {
  const [record, setRecord] = useState<KeptRecord<Value> | null>(null);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let isLeft = false;
    const take = (found: unknown) => {
      if (isLeft) return;
      const entries = Object.entries(found ?? {}).filter(
        (entry): entry is [string, Value] => isValue(entry[1]),
      );
      setRecord(Object.fromEntries(entries));
    };
    readRecord(key).then(take, () => {
      take(null);
      setKept(false);
    });
    return () => void (isLeft = true);
  }, [key, isValue]);

  return {
    /** Null while it is read. */
    record,
    /** False where the browser keeps nothing: the record lives as long as the page. */
    isKept,
    change(next: KeptRecord<Value>) {
      setRecord(next);
      writeRecord(key, next).then(
        () => setKept(true),
        () => setKept(false),
      );
    },
  };
}
