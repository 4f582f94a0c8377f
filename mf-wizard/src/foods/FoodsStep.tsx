/** Prato Principal. */
export function FoodsStep() {
  return <p>Prato Principal</p>;
}
