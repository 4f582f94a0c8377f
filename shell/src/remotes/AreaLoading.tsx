import { useEffect, useState } from "react";
import { Card } from "shared-ui/card/Card";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import styles from "./Area.module.css";

/** How long until it is said that this is not how long it takes, in ms. */
const SLOW_MS = 5000;

/** In place of an area on its way: its heading at once, bars after a moment, a word when it is slow. */
export function AreaLoading({ title }: { title: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <SkeletonGroup label={`Carregando ${title}...`}>
        <Card padded>
          <div className={styles.bars}>
            <Skeleton width="40%" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
          </div>
        </Card>
      </SkeletonGroup>
      <p className={styles.slow} role="status">
        {slow && "Está demorando mais que o normal."}
      </p>
    </div>
  );
}
