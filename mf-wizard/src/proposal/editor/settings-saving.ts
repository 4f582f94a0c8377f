import type { ProposalSettings } from "shared-contracts/entities/proposal";
import type { ProposalTerms } from "shared-contracts/entities/user-config";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { withDetail } from "shared-contracts/formats/with-detail";
import { makeAutoObservable } from "shared-contracts/platform/state";
import { saveSettings } from "../change-saved-copy.ts";
import type { SavedCopy } from "../useSavedCopy.ts";

/** How long after the last change it is saved, in ms. */
const PAUSE = 600;

/** Saves the settings of a proposal, and the account's usual terms, soon after they change. One save runs at a time. */
export class SettingsSaving {
  state: "saved" | "saving" | "offline" | "failed" = "saved";
  /** Why the last save failed. */
  failure = "";
  /** What the settings are saved over. */
  copy: SavedCopy;
  private settings: ProposalSettings | null = null;
  private terms: ProposalTerms | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isRunning = false;
  private readonly services: ShellServices;

  constructor(services: ShellServices, copy: SavedCopy) {
    this.services = services;
    this.copy = copy;
    makeAutoObservable<
      this,
      "services" | "settings" | "terms" | "timer" | "isRunning"
    >(
      this,
      {
        copy: false,
        services: false,
        settings: false,
        terms: false,
        timer: false,
        isRunning: false,
      },
      { autoBind: true },
    );
  }

  /** The account's copy is another one now. */
  takeCopy(copy: SavedCopy): void {
    this.copy = copy;
  }

  change(settings: ProposalSettings): void {
    this.services.store.setProposal(settings);
    this.settings = settings;
    this.wait();
  }

  changeTerms(terms: ProposalTerms): void {
    this.terms = terms;
    this.wait();
  }

  /** Saves at once what waits. */
  flush(): void {
    clearTimeout(this.timer);
    void this.save();
  }

  private wait(): void {
    this.state = "saving";
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, PAUSE);
  }

  private async save(): Promise<void> {
    const { settings, terms, services } = this;
    if (this.isRunning || (!settings && !terms)) return;
    this.isRunning = true;
    this.end("saving");
    try {
      if (settings) await saveSettings(services, this.copy, settings);
      if (this.settings === settings) this.settings = null;
      if (terms) await saveTerms(services, terms);
      if (this.terms === terms) this.terms = null;
      this.end("saved");
    } catch (error) {
      if (navigator.onLine)
        this.end(
          "failed",
          withDetail("Não foi possível salvar os ajustes", error),
        );
      else {
        this.end("offline");
        window.addEventListener("online", this.flush, { once: true });
      }
    }
    this.isRunning = false;
    // What changed meanwhile.
    const hasNews =
      (this.settings !== null && this.settings !== settings) ||
      (this.terms !== null && this.terms !== terms);
    if (hasNews) this.wait();
  }

  private end(state: SettingsSaving["state"], failure = ""): void {
    this.state = state;
    this.failure = failure;
  }
}

/** A change of the preferences names the theme too, so it is read first. */
async function saveTerms(
  { client }: ShellServices,
  proposal: ProposalTerms,
): Promise<void> {
  const { darkMode } = await client.call("getUserConfig", {});
  await client.call("updateUserConfig", { body: { darkMode, proposal } });
}
