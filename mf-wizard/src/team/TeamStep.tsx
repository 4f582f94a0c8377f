/** Equipe. */
export function TeamStep() {
  return <p>Equipe</p>;
}
