import { useMemo, type ReactNode } from "react";
import { RowPlaceContext, type RowPlace } from "./row-place.ts";

/** Provides the row inside with its place. */
export function PlacedRow({
  position,
  size,
  children,
}: RowPlace & { children: ReactNode }) {
  const place = useMemo(() => ({ position, size }), [position, size]);
  return <RowPlaceContext value={place}>{children}</RowPlaceContext>;
}
