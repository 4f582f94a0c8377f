import type { Subscription } from "shared-contracts/entities/subscription";
import { formatDay } from "shared-contracts/formats/format-day";
import { Banner } from "shared-ui/banner/Banner";
import { daysAreAdded } from "../subscription/subscription-words.ts";

/** Which plan runs and until when; that buying another loses no day. */
export function ActivePlanBanner({
  subscription: { planName, endDate, daysRemaining },
}: {
  subscription: Subscription;
}) {
  return (
    <Banner tone="success">
      <b>Plano ativo: {planName}.</b> Termina em {formatDay(endDate)}.{" "}
      {daysAreAdded(daysRemaining)}
    </Banner>
  );
}
