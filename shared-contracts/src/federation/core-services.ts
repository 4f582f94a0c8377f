import type { ApiClient } from "../client/api-client.ts";
import type { QueryClient } from "../platform/query.ts";

/** Who is signed in. */
export interface SessionService {
  /** The token's `sub`, or `anonymous`. */
  readonly userId: string;
  /** Ends the session, clears the user's data and goes to /login, which shows the line. */
  signOut(reason?: string): void;
  /** Sets the reason to show if the API refuses the token from now on; null clears it. */
  expectEnd(reason: string | null): void;
}

/** A short message to the user; errors stay until closed, others leave by themselves. */
export interface Notice {
  text: string;
  tone?: "success" | "error" | "info";
  /** One thing the user can do about it, such as "Desfazer". */
  action?: { label: string; run(): void };
  /** What it is about, such as "pdf": a newer notice about the same takes its place. */
  about?: string;
}

/** The plan gate. */
export interface PlanGateService {
  /** Checks again whether the account has an active plan, and opens or closes the gate. Never rejects. */
  recheck(): Promise<void>;
}

/** The theme on screen; observable. */
export interface ThemeService {
  readonly current: "light" | "dark";
}

/** The name and the origin of a budget that is loaded. */
export interface ReplacedBudget {
  name: string;
  /** Of a received budget: its id, and its version for If-Match when it is saved. */
  receivedId?: number;
  receivedVersion?: number | null;
  /** The notice after it is loaded: "Orçamento carregado para edição!". */
  text: string;
}

/** The core contract: what the shell gives every remote, once, through its layout. */
export interface CoreServices {
  session: SessionService;
  client: ApiClient;
  planGate: PlanGateService;
  theme: ThemeService;
  queryClient: QueryClient;
  /**
   * Shows a notice; the newest is on screen. [one-notice]
   *
   * @example
   *   notify({ text: "Perfil salvo", tone: "success" });
   */
  notify(notice: Notice): void;
  /** Removes the notice about a topic, as a retry begins. */
  withdrawNotices(about: string): void;
  /** Observable. Whether the working budget may be replaced: not while another tab has it. */
  readonly canReplaceBudget: boolean;
  /**
   * Replaces the working budget by `dados` of any form; the user can undo it. A request without a budget becomes one,
   * its team sized by its guests. Never rejects: unreadable data changes nothing and returns the reason, in Portuguese.
   * [replacing-can-be-undone]
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
