import { Card } from "shared-ui/card/Card";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import styles from "./Area.module.css";

/** In place of an area on its way: its heading at once, bars after a moment. */
export function AreaLoading({ title }: { title: string }) {
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
    </div>
  );
}
