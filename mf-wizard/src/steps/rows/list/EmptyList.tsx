import List from "lucide-react/icons/list";
import type { ReactNode } from "react";
import { Card } from "shared-ui/card/Card";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import type { Glyph } from "shared-ui/icon/Icon";

export interface EmptyListProps {
  /** A list unless another is given. */
  icon?: Glyph | undefined;
  /** How to start, in one sentence. */
  children: ReactNode;
  /** The one button, an `AddButton` with `look="first"`. */
  action: ReactNode;
}

/** A step without a single row. */
export function EmptyList({ icon = List, children, action }: EmptyListProps) {
  return (
    <Card>
      <EmptyState icon={icon} title="Nenhum item nesta etapa" actions={action}>
        {children}
      </EmptyState>
    </Card>
  );
}
