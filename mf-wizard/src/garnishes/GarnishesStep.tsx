/** Bocadilhos e Porções. */
export function GarnishesStep() {
  return <p>Bocadilhos e Porções</p>;
}
