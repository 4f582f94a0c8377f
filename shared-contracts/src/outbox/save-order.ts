import type { Budget } from "../parts/budget.ts";

/** Why a save was not sent. */
export const OFFLINE =
  "Erro de conectividade com o servidor. Verifique sua conexão.";

/** The answer to a save, as the table of calls has it. */
export interface SavedAnswer {
  id: number;
  nome: string;
  totalFinal: number;
  createdAt: string;
  updatedAt: string;
  versao: number;
}

/** A request, and the version of it that may be replaced; any if null. */
export interface RequestVersion {
  id: number;
  version: number | null;
}

/** A save of the working budget. */
export interface SaveOrder {
  /** Names the working budget among all that waits, also after a reload: its draft keeps it. */
  line: string;
  name: string;
  dados: Budget;
  /** The saved budget to save over, its name, and the version that may be replaced; any if null. Null creates one. */
  over: { id: number; name: string; version: number | null } | null;
  /** The request to save over instead, whose name and status stay. */
  request?: RequestVersion | null;
  /** The request that the new budget answers. */
  answers: RequestVersion | null;
  /** The Idempotency-Key: the same for the same content. */
  key: string;
}

/** How a save ended, or that it waits. */
export type SaveOutcome =
  | {
      kind: "saved";
      saved: SavedAnswer;
      /** As it was sent. */
      dados: Budget;
      created: boolean;
      /** It holds changes of another device too; the working budget has them by now. */
      isMerged: boolean;
    }
  /** It is kept under this line, and sent by itself. */
  | { kind: "waiting"; line: string }
  /** Nothing is kept. `wasSent`: the service answered the check before. */
  | { kind: "failed"; error: unknown; wasSent: boolean };

/** A save that the account does not have yet. */
export interface WaitingSave {
  id: string;
  /** `outboxLine` of its working budget. */
  line: string;
  /** The saved budget; null for a new one, and for a request. */
  budgetId: number | null;
  name: string;
  /** When the user pressed, in ms since 1970. */
  since: number;
  state: "queued" | "sending" | "refused" | "asks";
  /** How many questions to the user a newer version raised. */
  questions: number;
  /** Why it still waits, in Portuguese; null before the first try. */
  error: string | null;
  tries: number;
}

/** A saved budget as it waits to be saved. */
export interface QueuedBudget {
  line: string;
  name: string;
  dados: Budget;
  /** The version it replaces. */
  version: number | null;
}
