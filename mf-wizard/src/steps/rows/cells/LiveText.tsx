import type { ReactNode } from "react";
import { observer } from "shared-contracts/platform/state";

/** Words that follow the store by themselves, so that their surroundings do not rerender. */
export const LiveText = observer(function LiveText(props: {
  text: () => ReactNode;
}) {
  return props.text();
});
