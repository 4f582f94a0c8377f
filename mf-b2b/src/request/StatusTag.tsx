import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import X from "lucide-react/icons/x";
import type { ReceivedStatus } from "shared-contracts/entities/received-budget";
import { Tag } from "shared-ui/tag/Tag";

const STATUS = {
  PENDING: { tone: "warning", icon: Clock, text: "Pendente" },
  ACCEPTED: { tone: "success", icon: Check, text: "Aprovado" },
  REJECTED: { tone: "danger", icon: X, text: "Rejeitado" },
} as const;

/** The state of a request. */
export function StatusTag({ status }: { status: ReceivedStatus }) {
  const { tone, icon, text } = STATUS[status];
  return (
    <Tag tone={tone} icon={icon}>
      {text}
    </Tag>
  );
}
