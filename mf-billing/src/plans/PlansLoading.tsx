import { Card } from "shared-ui/card/Card";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import styles from "./PlanList.module.css";
import card from "./PlansLoading.module.css";

/** The placeholder while the plans load. */
export function PlansLoading() {
  return (
    <SkeletonGroup label="Carregando planos...">
      <div className={styles.plans}>
        {[1, 2, 3, 4].map((place) => (
          <Card key={place} as="div" padded className={card.card}>
            <Skeleton width="48%" />
            <Skeleton width="80%" shape="caption" />
            <Skeleton width="64%" />
            <Skeleton shape="control" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
