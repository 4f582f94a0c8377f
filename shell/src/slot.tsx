import type { ShellServices } from "shared-contracts/federation/shell-services";
import type { SlotProps } from "shared-contracts/federation/slot";
import { RemoteContent } from "./remotes/RemoteContent.tsx";
import { slots } from "./routes.ts";

/** Makes the component by which a remote gives a place on its page to another remote. */
export function slotWith(given: () => ShellServices): ShellServices["Slot"] {
  return function Slot({ name, fallback, failed }: SlotProps) {
    const services = given();
    return (
      <RemoteContent
        {...slots[name]}
        userId={services.session.userId}
        services={services}
        loading={fallback}
        failed={() => failed}
      />
    );
  };
}
