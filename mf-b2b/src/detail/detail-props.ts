import type { ReadRequest } from "shared-contracts/entities/read-request";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import type { BaseChoice } from "../open/useBase.ts";
import type { useOpenRequest } from "../open/useOpenRequest.ts";
import type { ListedRequest } from "../request/request-state.ts";
import type { Decision } from "./useDecide.ts";

/** What the details of a request show and do. */
export interface DetailDialogProps {
  listed: ListedRequest;
  request: ReadRequest;
  /** The saved budget that answers it, as far as it is known. */
  proposal: SavedBudgetSummary | undefined;
  base: BaseChoice;
  opening: ReturnType<typeof useOpenRequest>;
  onBuild: () => void;
  onDecide: (decision: Decision) => void;
  onEdit: () => void;
  onClose: () => void;
}
