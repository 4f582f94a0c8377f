/** Confeitaria. */
export function ConfectioneryStep() {
  return <p>Confeitaria</p>;
}
