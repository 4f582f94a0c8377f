import type { ReactNode } from "react";
import { observer } from "shared-contracts/platform/state";

/** Words that follow the store by themselves, so that what stands around them is not drawn again. */
export const LiveText = observer(function LiveText(props: {
  of: () => ReactNode;
}) {
  return props.of();
});
