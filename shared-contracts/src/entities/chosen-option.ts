import type { FollowUp } from "./follow-up.ts";
import type { SentOption } from "./sending.ts";

/** The option that the client chose, as it was sent; undefined without a choice. */
export function chosenOption({
  sent,
  chosen,
}: Pick<FollowUp, "sent" | "chosen">): SentOption | undefined {
  return sent
    .find(({ n }) => n === chosen?.sending)
    ?.options?.find(({ id }) => id === chosen?.option);
}
