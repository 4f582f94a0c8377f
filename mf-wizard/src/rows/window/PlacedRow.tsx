import { useMemo, type ReactNode } from "react";
import { RowPlaceContext, type RowPlace } from "./row-place.ts";

/** Tells the row inside where it stands. */
export function PlacedRow({
  position,
  size,
  children,
}: RowPlace & { children: ReactNode }) {
  const place = useMemo(() => ({ position, size }), [position, size]);
  return <RowPlaceContext value={place}>{children}</RowPlaceContext>;
}
