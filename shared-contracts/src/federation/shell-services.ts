import type { Draft } from "../budget-file/draft.ts";
import type { BudgetStore } from "../budget-store/budget-store.ts";
import type { ApiClient } from "../client/api-client.ts";
import type { QueryClient } from "../platform/query.ts";

/** Who is signed in. */
export interface SessionService {
  /** The token's `sub`, or `anonymous`. */
  readonly userId: string;
  /** Ends the session, clears what belongs to the user and goes to /login; the line says why there. */
  signOut(reason?: string): void;
  /** Says why the session will have ended if the API refuses its token from now on; null takes that back. Since contract 1.4. */
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

/** The working budget's automatic draft. */
export interface DraftService {
  /** Observable. `idle` until the first change. */
  readonly status: "idle" | "pending" | "saved" | "failed";
  /** Observable. When the working budget last changed, in ms since 1970; null without a draft to go on with. */
  readonly timestamp: number | null;
  /** Observable. Why the browser keeps the draft nowhere: its storage is full or forbidden. */
  readonly problem: "full" | "forbidden" | null;
  /** Observable. Another tab writes this user's draft: nothing is kept here until the user decides. */
  readonly paused: boolean;
  /** Goes on here with the newest draft; the other tab pauses, having written what it had. */
  takeOver(): Promise<void>;
  /** Shows the newest draft, and goes on with it here if no other tab has it. */
  reload(): Promise<void>;
  /** Writes what is pending now. */
  flush(): void;
  /** Keeps a recoverable copy of the working budget before something replaces it. */
  backup(): void;
  /** What the last replacing action left behind; null without a readable one. Since contract 1.2. */
  findBackup?(): Promise<Draft | null>;
  /** Forgets this user's draft. */
  clear(): void;
  /** Forgets it in 2 s, unless anything changes until then. */
  clearUnlessChanged(): void;
}

/** The plan gate. */
export interface PlanGateService {
  /** Asks the API again whether the account has an active plan, and opens or closes the gate by the answer. Never rejects. */
  recheck(): Promise<void>;
}

/** The theme on screen; observable. */
export interface ThemeService {
  readonly current: "light" | "dark";
}

/** What the shell gives every remote, once, through its layout. */
export interface ShellServices {
  session: SessionService;
  client: ApiClient;
  /** The one budget store of the page. */
  store: BudgetStore;
  draft: DraftService;
  planGate: PlanGateService;
  theme: ThemeService;
  queryClient: QueryClient;
  notify(notice: Notice): void;
  /** Takes away what was said about something, as a new try of it begins. Since contract 1.7. */
  withdrawNotices?(about: string): void;
}
