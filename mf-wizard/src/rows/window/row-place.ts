import { createContext, use } from "react";

/** Where a row stands in its list, counted from 1. */
export interface RowPlace {
  position: number;
  size: number;
}

/** Provided around each row of a long list: what is far from the window is not there to be counted. */
export const RowPlaceContext = createContext<RowPlace | null>(null);

/** The attributes that give screen readers a row's place; none where all rows are rendered in full. */
export function useRowPlace() {
  const place = use(RowPlaceContext);
  return place && placeAttributes(place);
}

/** Like `useRowPlace`, for a known place. */
export function placeAttributes({ position, size }: RowPlace) {
  return { "aria-posinset": position, "aria-setsize": size };
}
