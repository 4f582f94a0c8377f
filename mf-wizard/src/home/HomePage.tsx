/** Início. */
export function HomePage() {
  return <p>Início</p>;
}
