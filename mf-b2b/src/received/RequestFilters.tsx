import styles from "./RequestFilters.module.css";
import type { useRequestView } from "./useRequestView.ts";

/** What is listed, each choice with its count. */
export function RequestFilters({
  view: { filter, filters, setFilter },
}: {
  view: ReturnType<typeof useRequestView>;
}) {
  return (
    <div className={styles.filters} role="group" aria-label="Pedidos">
      {filters.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className={styles.filter}
          aria-pressed={value === filter}
          onClick={() => setFilter(value)}
        >
          {label}{" "}
          <span
            data-badge={(value === "semresposta" && count > 0) || undefined}
          >
            {count}
          </span>
        </button>
      ))}
    </div>
  );
}
