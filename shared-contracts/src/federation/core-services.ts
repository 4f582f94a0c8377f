import type { ApiClient } from "../client/api-client.ts";
import type { ReactNode } from "react";
import type { QueryClient } from "../platform/query.ts";
import type { KeptAnswers } from "../saved-budgets/kept-answers.ts";
import type { SlotProps } from "./slot.ts";

/** The session of the page. */
export interface SessionService {
  /** The user id, or `anonymous`. */
  readonly userId: string;
  /** Ends the session, clears the user's data and goes to /login, which shows `reason` (Portuguese). */
  signOut(reason?: string): void;
  /** Sets the reason that /login shows when the API refuses the token later; null clears it. */
  expectEnd(reason: string | null): void;
}

/** A short message to the user. Errors stay until the user closes them; others disappear after some seconds. */
export interface Notice {
  text: string;
  tone?: "success" | "error" | "info";
  /** A button, such as "Desfazer". */
  action?: { label: string; run(): void };
  /** A second button, such as "Excluir já". */
  also?: { label: string; run(): void };
  /** Says how long it stays, in ms, as the seconds left: "em 6 s". */
  countdown?: number;
  /** Called when its time pauses and goes on. */
  onHold?(held: boolean): void;
  /** The topic, such as "pdf": a newer notice of the same topic replaces this one. */
  about?: string;
}

/** The plan gate. */
export interface PlanGateService {
  /** Checks the plan again and opens or closes the gate. Never rejects. [plan-gate] */
  recheck(): Promise<void>;
}

/** The theme of the page. */
export interface ThemeService {
  /** Observable. */
  readonly current: "light" | "dark";
}

/** The name and the origin of a budget to load. */
export interface ReplacedBudget {
  name: string;
  /** For a saved budget that is then edited: its id, and its version for If-Match. */
  id?: number;
  version?: number | null;
  /** For a received budget: its id, and its version for If-Match. */
  receivedId?: number;
  receivedVersion?: number | null;
  /**
   * Whose items and prices answer the request: `dados` of a budget, or "sample100" or "blank". The result is then saved as
   * a budget of its own, not over the request.
   */
  base?: unknown;
  /** The text of the notice after loading: "Orçamento carregado para edição!". */
  text: string;
}

/** The core contract: the services that the shell passes to every remote through its layout. */
export interface CoreServices {
  session: SessionService;
  client: ApiClient;
  kept: KeptAnswers;
  planGate: PlanGateService;
  theme: ThemeService;
  queryClient: QueryClient;
  /**
   * A component: a place on a page that another remote fills. The page is drawn without waiting for it, and a failure
   * stays in it.
   *
   * @example
   *   <Slot name="home-plan" fallback={<Bars />} failed={<p>Não carregou</p>} />
   */
  Slot(props: SlotProps): ReactNode;
  /**
   * Shows a notice in place of the one on screen. [one-notice]
   *
   * @example
   *   notify({ text: "Perfil salvo", tone: "success" });
   */
  notify(notice: Notice): void;
  /** Removes the notice of a topic, for example before a retry. */
  withdrawNotices(about: string): void;
  /** Observable. Whether the working budget may be replaced: not while another tab writes it. */
  readonly canReplaceBudget: boolean;
  /**
   * Replaces the working budget; the notice offers to undo it. A request without a budget becomes a blank one, with its
   * client and a team of the size for its guests. Never rejects: unreadable data changes nothing.
   * [replacing-can-be-undone]
   *
   * @param data The `dados` of a saved or received budget, as an object or JSON text.
   * @returns Whether the budget was replaced, else the reason in Portuguese.
   *
   * @example
   *   const loaded = await replaceBudget(saved.dados, { name: saved.nome, text: "Orçamento carregado para edição!" });
   *   if (!loaded.ok) notify({ text: loaded.reason, tone: "error" });
   */
  replaceBudget(
    data: unknown,
    budget: ReplacedBudget,
  ): Promise<{ ok: true } | { ok: false; reason: string }>;
}
