/** The sum outside the grid. */
export function Total({ of: total }: { of: string }) {
  return <output id="total">{total}</output>;
}
