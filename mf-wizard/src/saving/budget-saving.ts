import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { makeAutoObservable } from "shared-contracts/platform/state";
import { withDetail } from "../saved-budgets/with-detail.ts";
import { copyName, currentName } from "./budget-names.ts";
import { exportBudgetFile, exportTemplateFile } from "./export-budget-file.ts";
import {
  NAME_MISSING,
  saveBudget,
  type SaveFailure,
  type SaveRequest,
} from "./save-budget.ts";

/** `update` saves over the version that was opened, or makes a new one; `overwrite` over the version a conflict showed; `copy` makes another. */
export type SaveMode = "update" | "overwrite" | "copy";

/** The line under the save buttons. */
export interface SaveLine {
  tone: "success" | "error";
  text: string;
}

/** How a page words a save. */
interface Wording {
  saved: (created: boolean) => string;
  /** What the server said, maybe nothing, as that page's error. */
  failed: (detail: string) => string;
}

const RESULTS: Wording = {
  saved: (created) =>
    created
      ? "Orçamento salvo com sucesso!"
      : "Orçamento atualizado com sucesso!",
  failed: (detail) => detail || "Falha ao salvar orçamento",
};

const SAVED_BUDGETS: Wording = {
  saved: () => "Orçamento salvo com sucesso!",
  failed: (detail) => withDetail("Erro ao salvar orçamento", detail),
};

/** Where saving stands. Lives as long as the services, not as the page: leaving and coming back finds a running save still running, and two pages cannot save at once. */
export class BudgetSaving {
  isSaving = false;
  /** Said while waiting for the next attempt: 'Tentando novamente (2/3)…'. */
  retrying: string | null = null;
  /** The question on screen: how to save, or what to do about a version saved elsewhere. */
  question: "how" | "conflict" | null = null;
  /** In a conflict the version saved elsewhere, once it is known. */
  theirs: SavedBudget | null = null;
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
  async save(mode: SaveMode = "update", wording = RESULTS): Promise<boolean> {
    const { name, editingBudgetId: id, editingVersion } = this.services.store;
    if (mode === "copy" || id === null)
      return this.run(mode === "copy" ? copyName(name) : name, null, wording);
    // Only the version that was looked at is replaced: a third one is a conflict again.
    const seen = mode === "overwrite" ? this.theirs?.versao : editingVersion;
    return this.run(name, { id, version: seen ?? null }, wording);
  }

  /** Saves as a new budget under a name as typed, else under the open one's (decision 25); answers whether it did. */
  async saveAsNew(typedName: string): Promise<boolean> {
    const name = typedName.trim() || currentName(this.services.store);
    return this.run(name, null, SAVED_BUDGETS);
  }

  /** Exportar JSON: the budget as a 2.0 file. */
  exportFile(): void {
    this.export(exportBudgetFile, "Arquivo JSON exportado com sucesso!");
  }

  /** The budget as a template, without saving it. */
  exportTemplate(): void {
    this.export(exportTemplateFile, "Template exportado com sucesso!");
  }

  /** Salvar + Exportar: the template is written only of what was saved (decision 26). */
  async saveAndExport(): Promise<void> {
    const { loadCount } = this.services.store;
    if (!(await this.save())) return;
    if (this.services.store.loadCount !== loadCount) return;
    this.export(
      exportTemplateFile,
      "Orçamento salvo e template exportado com sucesso!",
    );
  }

  /** Cancelar edição: the content stays, as a new budget without a name (section 4). */
  cancelEditing(): void {
    if (this.isSaving) return;
    this.services.store.cancelEditing();
    this.forget();
  }

  private async run(
    name: string,
    over: NonNullable<SaveRequest["over"]> | null,
    wording: Wording,
  ): Promise<boolean> {
    if (this.isSaving) return false;
    this.forget();
    this.isSaving = true;
    const { loadCount } = this.services.store;
    const result = await saveBudget(this.services, {
      name,
      over,
      idempotencyKey: this.keyFor(name, over),
      onRetry: this.tellRetry,
    });
    if (result.ok)
      this.end("success", wording.saved(result.created), loadCount);
    else this.fail(result, wording, loadCount);
    return result.ok;
  }

  private tellRetry(attempt: number, attempts: number): void {
    this.retrying = `Tentando novamente (${attempt}/${attempts})…`;
  }

  private fail(
    { cause, text }: SaveFailure,
    wording: Wording,
    loadCount: number,
  ): void {
    const isLine = cause === "blocked" || cause === "offline";
    this.end("error", isLine ? text : wording.failed(text), loadCount);
    if (cause === "conflict" && this.line) this.question = "conflict";
  }

  private end(tone: SaveLine["tone"], text: string, loadCount: number): void {
    this.isSaving = false;
    this.retrying = null;
    if (tone === "success") this.unconfirmed = { content: "", key: "" };
    const stillOpen = this.services.store.loadCount === loadCount;
    if (this.shown && stillOpen) this.say(tone, text);
    else this.services.notify({ text, tone });
  }

  private export(write: typeof exportBudgetFile, done: string): void {
    this.question = null;
    try {
      write(this.services.store);
      this.say("success", done);
    } catch (error) {
      console.error(error);
      this.say("error", "Erro ao exportar arquivo JSON");
    }
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
  private keyFor(name: string, over: SaveRequest["over"]): string {
    const { loadCount, revision } = this.services.store;
    const content = JSON.stringify([loadCount, revision, name, over]);
    if (this.unconfirmed.content !== content)
      this.unconfirmed = { content, key: crypto.randomUUID() };
    return this.unconfirmed.key;
  }
}
