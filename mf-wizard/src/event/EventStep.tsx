/** Dados do Evento. */
export function EventStep() {
  return <p>Dados do Evento</p>;
}
