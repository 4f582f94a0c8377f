import type { ShellServices } from "shared-contracts/federation/shell-services";
import { makeAutoObservable } from "shared-contracts/platform/state";
import { exportBudgetFile } from "./export-budget-file.ts";
import {
  NAME_MISSING,
  saveBudget,
  type SaveMode,
  type SaveResult,
} from "./save-budget.ts";

/** The line under the save buttons. */
export interface SaveLine {
  tone: "success" | "error";
  text: string;
}

/** Where saving stands. Lives as long as the services, not as the page: leaving and coming back finds a running save still running. */
export class BudgetSaving {
  isSaving = false;
  /** Said while waiting for the next attempt: 'Tentando novamente (2/3)…'. */
  retrying: string | null = null;
  /** The question on screen: how to save, or what to do about a version saved elsewhere. */
  question: "how" | "conflict" | null = null;
  private said: (SaveLine & { loadCount: number }) | null = null;
  /** Content that was sent and not confirmed, and the key it went under. */
  private unconfirmed = { content: "", key: "" };
  private shown = false;
  private readonly services: ShellServices;

  constructor(services: ShellServices) {
    this.services = services;
    makeAutoObservable<this, "services" | "unconfirmed" | "shown">(
      this,
      { services: false, unconfirmed: false, shown: false },
      { autoBind: true },
    );
  }

  /** What is to be read under the buttons; nothing once another budget is open. */
  get line(): SaveLine | null {
    const { loadCount } = this.services.store;
    return this.said?.loadCount === loadCount ? this.said : null;
  }

  /** The page is on screen; returns what takes it off: what was said there is not said twice. */
  show(): () => void {
    this.shown = true;
    return () => {
      this.shown = false;
      this.forget();
    };
  }

  /** Asks how to save, once there is a name (decision 26). */
  ask(): void {
    if (this.isSaving) return;
    this.forget();
    if (this.services.store.name.trim()) this.question = "how";
    else this.say("error", NAME_MISSING);
  }

  /** Puts the question away; nothing is changed. */
  dismiss(): void {
    this.question = null;
  }

  /** Saves to the account; answers whether it did. A save already running is the only one. */
  async save(mode: SaveMode = "update"): Promise<boolean> {
    if (this.isSaving) return false;
    this.begin();
    const { loadCount } = this.services.store;
    const result = await saveBudget(this.services, {
      mode,
      idempotencyKey: this.keyFor(mode),
      onRetry: this.tellRetry,
    });
    this.end(result, loadCount);
    return result.ok;
  }

  /** Exportar JSON: the budget as a 2.0 file. */
  exportFile(): void {
    this.question = null;
    try {
      exportBudgetFile(this.services.store);
      this.say("success", "Arquivo JSON exportado com sucesso!");
    } catch (error) {
      console.error(error);
      this.say("error", "Erro ao exportar arquivo JSON");
    }
  }

  /** Salvar + Exportar: the file is written only of what was saved. */
  async saveAndExport(): Promise<void> {
    const { loadCount } = this.services.store;
    if (!(await this.save())) return;
    if (this.services.store.loadCount === loadCount) this.exportFile();
  }

  /** Cancelar edição: the content stays, as a new budget without a name (section 4). */
  cancelEditing(): void {
    if (this.isSaving) return;
    this.services.store.cancelEditing();
    this.forget();
  }

  private begin(): void {
    this.forget();
    this.isSaving = true;
  }

  private tellRetry(attempt: number, attempts: number): void {
    this.retrying = `Tentando novamente (${attempt}/${attempts})…`;
  }

  private end(result: SaveResult, loadCount: number): void {
    this.isSaving = false;
    this.retrying = null;
    if (result.ok) this.unconfirmed = { content: "", key: "" };
    const [tone, text] = result.ok
      ? (["success", successText(result.created)] as const)
      : (["error", result.text] as const);
    const stillOpen = this.services.store.loadCount === loadCount;
    if (!this.shown || !stillOpen) return this.services.notify({ text, tone });
    this.say(tone, text);
    if (!result.ok && result.conflict) this.question = "conflict";
  }

  private say(tone: SaveLine["tone"], text: string): void {
    const { loadCount } = this.services.store;
    this.said = { tone, text, loadCount };
  }

  private forget(): void {
    this.question = null;
    this.said = null;
  }

  /** The key of this content: the one it was already sent under, else a new one. */
  private keyFor(mode: SaveMode): string {
    const { loadCount, revision, editingBudgetId } = this.services.store;
    const content = [loadCount, revision, editingBudgetId, mode].join(" ");
    if (this.unconfirmed.content !== content)
      this.unconfirmed = { content, key: crypto.randomUUID() };
    return this.unconfirmed.key;
  }
}

function successText(created: boolean): string {
  return created
    ? "Orçamento salvo com sucesso!"
    : "Orçamento atualizado com sucesso!";
}
