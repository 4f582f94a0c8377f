/** Mesas Temáticas. */
export function TablesStep() {
  return <p>Mesas Temáticas</p>;
}
