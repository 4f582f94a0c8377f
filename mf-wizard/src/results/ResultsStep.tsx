/** Resultados. */
export function ResultsStep() {
  return <p>Resultados</p>;
}
