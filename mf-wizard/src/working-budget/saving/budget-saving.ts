import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { makeAutoObservable } from "shared-contracts/platform/state";
import { OFFLINE } from "shared-contracts/outbox/save-order";
import { withDetail } from "shared-contracts/formats/with-detail";
import { copyName } from "shared-contracts/entities/copy-name";
import { currentName } from "./budget-names.ts";
import { exportBudgetFile, exportTemplateFile } from "./export-budget-file.ts";
import { NAME_MISSING } from "./name-missing.ts";
import {
  saveBudget,
  type SaveFailure,
  type SaveRequest,
} from "./save-budget.ts";
import { timeOfDay } from "./time-of-day.ts";

/** `update` saves over the opened version or creates; `overwrite` over the version of a conflict; `copy` creates. */
export type SaveMode = "update" | "overwrite" | "copy";

/** The line under the save buttons. */
export interface SaveLine {
  /** `warning` waits for the user. */
  tone: "success" | "error" | "warning";
  text: string;
  /** One thing the user can do about it. */
  action?: { label: string; run(): void };
  /** The same for the field of the name, when only the name was refused. */
  nameError?: string | undefined;
}

/** What a page shows as a line; the rest are notices. */
export type LineShown = "all" | "trouble" | "none";

/** A page's texts for saving. */
interface Wording {
  saved: (created: boolean) => string;
  /** The page's error with the server's text, which may be empty. */
  failed: (detail: string) => string;
}

/** The error when the browser refuses the file. */
const EXPORT_FAILED = "Erro ao exportar arquivo JSON";

const WAITING = {
  tone: "warning",
  text: `${OFFLINE} O salvamento vai sozinho quando voltar.`,
} as const;

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

/**
 * The state of saving. It outlives the page: after leaving and coming back a running save still runs, and two pages
 * cannot save at once.
 */
export class BudgetSaving {
  isSaving = false;
  /** The question on screen: how to save, or what to do about a version saved elsewhere. */
  question: "how" | "conflict" | null = null;
  /** In a conflict: the version saved elsewhere, once loaded; of the edited budget, or of the request it answers. */
  theirs: SavedBudget | null = null;
  /** Whether the conflict is over the request. */
  isOverRequest = false;
  /** How the last save of this page ended. */
  private ended: { isSaved: boolean; time: number; loadCount: number } | null =
    null;
  private said:
    | (SaveLine & {
        loadCount: number;
        /** Only said while that save waits. */
        outboxLine?: string | null;
      })
    | null = null;
  /** Pressed again while a save ran. */
  private isPressedAgain = false;
  /** The content of an unconfirmed save, and its Idempotency-Key. [one-key-per-action] */
  private unconfirmed = { content: "", key: "" };
  /** A save without a server, to be offered again. */
  private waiting: { loadCount: number; again: () => void } | null = null;
  /** What is visible: the questions, and the result line. */
  private shown: { questions: boolean; line: LineShown } = {
    questions: false,
    line: "none",
  };
  private readonly services: ShellServices;

  constructor(services: ShellServices) {
    this.services = services;
    makeAutoObservable<this, "services" | "unconfirmed" | "waiting" | "shown">(
      this,
      { services: false, unconfirmed: false, waiting: false, shown: false },
      { autoBind: true },
    );
  }

  /** Whether the last save of the open budget failed. */
  get hasFailed(): boolean {
    return this.lastEnd?.isSaved === false;
  }

  /** When the open budget was last saved here, in ms; null where it was not. */
  get savedAt(): number | null {
    return this.lastEnd?.isSaved ? this.lastEnd.time : null;
  }

  private get lastEnd() {
    const { loadCount } = this.services.store;
    return this.ended?.loadCount === loadCount ? this.ended : null;
  }

  /** The result line; null once another budget is open. */
  get line(): SaveLine | null {
    const { store, outbox } = this.services;
    const { said } = this;
    if (said?.loadCount !== store.loadCount) return null;
    const { outboxLine: of } = said;
    if (of && !outbox.waiting.some(({ line }) => line === of)) return null;
    return said;
  }

  /** Shows the questions and the result line. Returns a function that hides both and forgets the line. */
  show(line: LineShown): () => void {
    this.shown = { questions: true, line };
    return () => {
      this.shown = { questions: false, line: "none" };
      this.forget();
    };
  }

  /** Asks how to save, if the budget has a name. [name-before-saving] */
  ask(): void {
    if (this.isSaving) return;
    this.begin();
    if (this.services.store.name.trim()) this.question = "how";
    else this.say("error", NAME_MISSING);
  }

  /** The save button: updates an answered request, else asks how to save. */
  press(): void {
    if (this.isSaving) this.isPressedAgain = true;
    if (this.services.store.editsRequest) void this.updateReceived();
    else this.ask();
  }

  /** Ctrl+S: saves a saved budget, else does the same as the button. */
  pressKey(): void {
    if (this.isSaving) this.isPressedAgain = true;
    const { isEditing, editsRequest, name } = this.services.store;
    if (isEditing && !editsRequest && name.trim()) void this.save();
    else this.press();
  }

  /** Saves over the answered request, over `version` or any if null; returns whether it succeeded. */
  async updateReceived(
    version = this.services.store.receivedVersion,
  ): Promise<boolean> {
    const { name, receivedBudgetId: receivedId } = this.services.store;
    if (receivedId === null) return false;
    const again = () => void this.updateReceived(version);
    return this.run(name, { receivedId, version }, RESULTS, again);
  }

  /** Closes the question without a change. */
  dismiss(): void {
    this.question = null;
  }

  /** Saves to the account; returns whether it succeeded. Only one save runs at a time. */
  async save(mode: SaveMode = "update"): Promise<boolean> {
    if (mode === "overwrite" && this.isOverRequest)
      return this.updateReceived(this.theirs?.versao ?? null);
    const { name, editingBudgetId: id, editingVersion } = this.services.store;
    const again = () => void this.save(mode);
    if (mode === "copy")
      return this.run(copyName(name), null, RESULTS, again, true);
    // Overwrite only the version that was shown: a third one is a conflict again.
    const seen = mode === "overwrite" ? this.theirs?.versao : editingVersion;
    const over = id === null ? null : { id, version: seen ?? null };
    return this.run(name, over, RESULTS, again);
  }

  /** Saves as a new budget under the typed name, else the open one's; returns whether it succeeded. */
  async saveAsNew(typedName: string): Promise<boolean> {
    const name = typedName.trim() || currentName(this.services.store);
    const again = () => void this.saveAsNew(typedName);
    return this.run(name, null, SAVED_BUDGETS, again, true);
  }

  /** The version saved elsewhere; null if it cannot be loaded. */
  async findTheirs(): Promise<SavedBudget | null> {
    const { client, store } = this.services;
    const { editingBudgetId, receivedBudgetId } = store;
    const id = this.isOverRequest ? receivedBudgetId : editingBudgetId;
    if (id === null) return null;
    try {
      if (!this.isOverRequest)
        return await client.call("getBudget", { params: { id } });
      const requests = await client.call("listReceivedBudgets");
      return requests.find((request) => request.id === id) ?? null;
    } catch (error) {
      console.warn(error);
      return null;
    }
  }

  /** Exportar JSON: the budget as a 2.0 file. */
  exportFile(): void {
    this.export(exportBudgetFile, "Arquivo JSON exportado com sucesso!");
  }

  /** The budget as a template, without saving it. */
  exportTemplate(): void {
    this.export(exportTemplateFile, "Template exportado com sucesso!");
  }

  /** Salvar + Exportar: writes the template only after the save succeeded. */
  async saveAndExport(): Promise<void> {
    const { loadCount, isEditing } = this.services.store;
    if (!(await this.save())) return;
    if (this.services.store.loadCount !== loadCount) return;
    this.export(
      exportTemplateFile,
      "Orçamento salvo e template exportado com sucesso!",
      `${RESULTS.saved(!isEditing)} ${EXPORT_FAILED}`,
    );
  }

  /** Cancelar edição: the content stays, as a new budget without a name. A notice brings the saved one back. */
  cancelEditing(): void {
    if (this.isSaving) return;
    const { store, notify } = this.services;
    const before = store.toDraft();
    store.cancelEditing();
    this.forget();
    const { loadCount, revision } = store;
    notify({
      text: "Edição cancelada. O orçamento salvo não mudou.",
      about: "save",
      action: {
        label: "Desfazer",
        run: () => {
          if (store.loadCount !== loadCount) return;
          // What was typed meanwhile stays.
          const { budget } = store.toDraft();
          const hasUnsavedChanges =
            before.hasUnsavedChanges || store.revision !== revision;
          store.loadDraft({ ...before, budget, hasUnsavedChanges });
        },
      },
    });
  }

  private async run(
    name: string,
    over: NonNullable<SaveRequest["over"]> | null,
    wording: Wording,
    again: () => void,
    isCopy = false,
  ): Promise<boolean> {
    if (this.isSaving) return false;
    this.begin();
    this.services.store.history.finishDeletion();
    this.waiting = null;
    this.isPressedAgain = false;
    this.isSaving = true;
    this.isOverRequest = over !== null && "receivedId" in over;
    const { loadCount, content } = this.services.store;
    const result = await saveBudget(this.services, {
      name,
      over,
      isCopy,
      idempotencyKey: this.keyFor(name, over),
    });
    if (result.ok)
      this.end("success", wording.saved(result.created), loadCount);
    else if (result.cause === "waiting") this.wait(loadCount);
    else await this.fail(result, wording, loadCount, again);
    this.pressAgain(loadCount, content);
    return result.ok;
  }

  /** What was typed and saved again meanwhile is saved too. */
  private pressAgain(loadCount: number, content: number): void {
    const { store } = this.services;
    if (!this.isPressedAgain || this.question !== null) return;
    if (store.loadCount === loadCount && store.content !== content)
      this.pressKey();
  }

  /** The save is kept here, and sent by itself; the shell says so above every page. */
  private wait(loadCount: number): void {
    this.isSaving = false;
    this.ended = null;
    const { outboxLine } = this.services.store;
    if (this.services.store.loadCount !== loadCount) return;
    if (this.shown.line === "all")
      this.said = { ...WAITING, loadCount, outboxLine };
  }

  private async fail(
    { cause, text, nameError }: SaveFailure,
    wording: Wording,
    loadCount: number,
    again: () => void,
  ): Promise<void> {
    const isLine = cause === "blocked" || cause === "offline";
    const lines = [isLine ? text : wording.failed(text)];
    if (cause === "offline" || cause === "lost") {
      lines.push(this.keptHere());
      this.waiting = { loadCount, again };
      window.addEventListener("online", this.offerAgain, { once: true });
    }
    const theirs = cause === "conflict" ? await this.findTheirs() : null;
    this.end("error", lines.join(" ").trim(), loadCount, { nameError });
    const stillOpen = this.services.store.loadCount === loadCount;
    if (cause === "conflict" && stillOpen && this.shown.questions)
      this.askAboutConflict(theirs);
  }

  private askAboutConflict(theirs: SavedBudget | null): void {
    this.theirs = theirs;
    this.question = "conflict";
  }

  /** 'Salvo neste aparelho às 14:32.', if it is. */
  private keptHere(): string {
    const { draft } = this.services;
    draft.flush();
    return draft.status === "saved"
      ? `Salvo neste aparelho às ${timeOfDay(Date.now())}.`
      : "";
  }

  /** The network is back: offers the failed save, but does not run it, since hours may have passed. */
  private offerAgain(): void {
    const { waiting } = this;
    const { store } = this.services;
    this.waiting = null;
    if (!waiting || waiting.loadCount !== store.loadCount) return;
    const text =
      "A conexão voltou. As alterações ainda não estão salvas na sua conta.";
    const run = () => {
      // A notice outlives its budget.
      if (waiting.loadCount === store.loadCount) waiting.again();
    };
    const action = { label: "Salvar agora", run };
    this.say("warning", text, { action });
  }

  private end(
    tone: "success" | "error",
    text: string,
    loadCount: number,
    more?: Pick<SaveLine, "nameError">,
  ): void {
    this.isSaving = false;
    this.ended = { isSaved: tone === "success", time: Date.now(), loadCount };
    if (tone === "success") this.unconfirmed = { content: "", key: "" };
    if (this.services.store.loadCount === loadCount) this.say(tone, text, more);
    else this.services.notify({ text, tone, about: "save" });
  }

  private export(
    write: typeof exportBudgetFile,
    done: string,
    failed = EXPORT_FAILED,
  ): void {
    this.begin();
    this.services.store.history.finishDeletion();
    try {
      write(this.services.store);
      this.say("success", done);
    } catch (error) {
      console.error(error);
      this.say("error", failed);
    }
  }

  /** Shows it as a line where the page has one for it, else as a notice. */
  private say(
    tone: SaveLine["tone"],
    text: string,
    more: Omit<SaveLine, "tone" | "text"> = {},
  ): void {
    const { store, notify } = this.services;
    const { loadCount } = store;
    const { line } = this.shown;
    const isLine = line === "all" || (line === "trouble" && tone !== "success");
    if (isLine) this.said = { tone, text, loadCount, ...more };
    else
      notify({
        text,
        tone: tone === "warning" ? "info" : tone,
        about: "save",
        ...(more.action && { action: more.action }),
      });
  }

  /** A new try: what was said of the one before is gone. */
  private begin(): void {
    this.forget();
    this.services.withdrawNotices("save");
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
