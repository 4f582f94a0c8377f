import { Card } from "shared-ui/card/Card";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import styles from "./SubscriptionCard.module.css";
import bars from "./MyPlanLoading.module.css";

/** The placeholder while the subscription loads. */
export function MyPlanLoading() {
  return (
    <SkeletonGroup label="Carregando Meu Plano...">
      <Card as="div">
        <div className={styles.head}>
          <div className={bars.texts}>
            <Skeleton width={148} />
            <Skeleton width={204} shape="caption" />
          </div>
          <div className={bars.texts}>
            <Skeleton width={96} />
            <Skeleton width={60} shape="caption" />
          </div>
        </div>
        <div className={styles.time}>
          <Skeleton />
          <div className={styles.ends}>
            <Skeleton width={112} />
            <Skeleton width={112} />
          </div>
        </div>
        <div className={styles.foot}>
          <Skeleton width="min(320px, 80%)" />
          <Skeleton width={228} shape="control" />
        </div>
      </Card>
    </SkeletonGroup>
  );
}
