import type { ApiClient } from "shared-contracts/client/api-client";
import type {
  Notice,
  PlanGateService,
} from "shared-contracts/federation/core-services";
import { serverTextOr } from "shared-contracts/formats/server-text-or";
import { makeAutoObservable } from "shared-contracts/platform/state";
import { fetchPlan, type GateReason, type PlanAnswer } from "./plan-answer.ts";

/** The gate's dependencies. */
export interface PlanGateParts {
  client: ApiClient;
  notify: (notice: Notice) => void;
  isSignedIn: () => boolean;
  userId: () => string;
  /** The window. */
  page: EventTarget;
  /** Whether the user sees the page. */
  isVisible: () => boolean;
}

const NOT_CHECKED =
  "Não foi possível verificar seu plano agora. Você pode continuar usando o app.";

/** Whether the account may use the app. Comfort only: the API itself refuses calls that need a plan. Observable. */
export class PlanGate implements PlanGateService {
  /** Why the gate is closed; null while it is open, and until the first answer. */
  reason: GateReason | null = null;
  /** Counts the checks: answers to older ones are dropped. */
  #checks = 0;
  #checking = false;
  /** A call was refused because no plan is active, since the last answer. */
  #refused = false;
  /** A check failed and a notice was shown. */
  #warned = false;
  readonly #parts: PlanGateParts;

  constructor(parts: PlanGateParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
    // A window brought to the front may be focused, or become visible, or both.
    parts.page.addEventListener("focus", this.comeBack);
    parts.page.addEventListener("visibilitychange", this.comeBack);
  }

  /** Clears the last user's state and checks the plan of the signed-in user, if any. */
  followUser(): void {
    this.#checks++;
    this.#checking = false;
    this.#refused = false;
    this.#warned = false;
    this.reason = null;
    void this.recheck();
  }

  async recheck(): Promise<void> {
    if (!this.#parts.isSignedIn()) return;
    const check = ++this.#checks;
    this.#checking = true;
    const { client, userId } = this.#parts;
    const answer = await fetchPlan(client, userId);
    if (check !== this.#checks) return;
    this.#checking = false;
    this.handle(answer);
  }

  /** A call was refused because no plan is active; the check finds the reason. */
  onRefusal(): void {
    this.#refused = true;
    if (!this.#checking) void this.recheck();
  }

  /** Starts the free trial. Returns the error line when it failed. Never rejects. */
  async startTrial(): Promise<string | null> {
    const failure = await this.activateTrial();
    // Also after a failure: another tab may have started it, or an answer was lost.
    await this.recheck();
    return failure;
  }

  private async activateTrial(): Promise<string | null> {
    try {
      await this.#parts.client.call("activateTrial", { body: {} });
      return null;
    } catch (error) {
      return serverTextOr("Erro ao ativar teste grátis", error);
    }
  }

  private handle(answer: PlanAnswer): void {
    const refused = this.#refused;
    this.#refused = false;
    if (answer === "unknown") {
      this.reason = refused ? (this.reason ?? "no-plan") : null;
      if (!refused) this.warn();
      return;
    }
    this.#warned = false;
    this.reason = answer === "active" ? null : answer;
  }

  private warn(): void {
    if (this.#warned) return;
    this.#warned = true;
    this.#parts.notify({ tone: "info", text: NOT_CHECKED });
  }

  private comeBack(): void {
    if (this.#parts.isVisible() && !this.#checking) void this.recheck();
  }
}
