/** Bebidas. */
export function DrinksStep() {
  return <p>Bebidas</p>;
}
