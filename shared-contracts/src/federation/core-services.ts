import type { ApiClient } from "../client/api-client.ts";
import type { QueryClient } from "../platform/query.ts";

/** Who is signed in. */
export interface SessionService {
  /** The token's `sub`, or `anonymous`. */
  readonly userId: string;
  /** Ends the session, clears what belongs to the user and goes to /login; the line says why there. */
  signOut(reason?: string): void;
  /**
   * Says why the session will have ended if the API refuses its token from now on; null withdraws that. Since contract
   * 1.4.
   */
  expectEnd?(reason: string | null): void;
}

/** A short message to the user; errors stay until closed, others leave by themselves. */
export interface Notice {
  text: string;
  tone?: "success" | "error" | "info";
  /** One thing the user can do about it, such as "Desfazer". */
  action?: { label: string; run(): void };
  /** What it is about, such as "pdf": a newer notice about the same takes its place. Since contract 1.7. */
  about?: string;
}

/** The plan gate. */
export interface PlanGateService {
  /**
   * Asks the API again whether the account has an active plan, and opens or closes the gate by the answer. Never
   * rejects.
   */
  recheck(): Promise<void>;
}

/** The theme on screen; observable. */
export interface ThemeService {
  readonly current: "light" | "dark";
}

/** What a budget is called once it is the working one, and where it comes from. */
export interface ReplacedBudget {
  name: string;
  /** Of a received budget: its id, and its version for If-Match when it is saved. */
  receivedId?: number;
  receivedVersion?: number | null;
  /** What the user is shown once it is there: "Orçamento carregado para edição!". */
  text: string;
}

/** The core contract: what the shell gives every remote, once, through its layout. */
export interface CoreServices {
  session: SessionService;
  client: ApiClient;
  planGate: PlanGateService;
  theme: ThemeService;
  queryClient: QueryClient;
  notify(notice: Notice): void;
  /** Takes away what was said about something, as a new try of it begins. Since contract 1.7. */
  withdrawNotices?(about: string): void;
  /**
   * Observable. Whether another budget may take the working one's place: not while another tab has it. Since contract
   * 1.8.
   */
  readonly canReplaceBudget: boolean;
  /**
   * Puts a budget, as `dados` of any form holds it, in the place of the working one; that can be undone. A request
   * that no budget was made of yet becomes one, its team sized by its guests. What cannot be read changes nothing: the
   * answer is why, in Portuguese. Since contract 1.8.
   */
  replaceBudget(
    data: unknown,
    budget: ReplacedBudget,
  ): Promise<{ ok: true } | { ok: false; reason: string }>;
}
