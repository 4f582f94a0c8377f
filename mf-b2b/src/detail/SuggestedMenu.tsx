import styles from "./DetailDialog.module.css";

/** The dishes that the client suggests. */
export function SuggestedMenu({ dishes }: { dishes: readonly string[] }) {
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby="suggested-menu">
      <h3 className={styles.subtitle} id="suggested-menu">
        Cardápio sugerido
      </h3>
      <ul className={styles.menu}>
        {dishes.map((dish, index) => (
          <li key={index}>{dish}</li>
        ))}
      </ul>
    </section>
  );
}
