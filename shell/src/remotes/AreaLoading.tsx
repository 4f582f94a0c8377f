import { useEffect, useState } from "react";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import { AreaBars, type AreaShape } from "./AreaBars.tsx";
import styles from "./Area.module.css";

/** When the line about slow loading appears, in ms. */
const SLOW_MS = 5000;

/** The placeholder of a loading area: its heading at once, bars after a moment, a line when it is slow. */
export function AreaLoading({
  title,
  shape = "list",
}: {
  title: string;
  shape?: AreaShape | undefined;
}) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <SkeletonGroup label={`Carregando ${title}...`}>
        <AreaBars shape={shape} />
      </SkeletonGroup>
      <p className={styles.slow} role="status">
        {slow && "Está demorando mais que o normal."}
      </p>
    </div>
  );
}
