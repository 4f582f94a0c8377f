/** Itens Operacionais. */
export function OperationalStep() {
  return <p>Itens Operacionais</p>;
}
