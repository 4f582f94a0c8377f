import type { ApiClient } from "shared-contracts/client/api-client";
import { makeAutoObservable } from "shared-contracts/platform/state";
import type { BrowserStorage } from "../browser-storage.ts";
import { showTheme, type ThemeName } from "./shown-theme.ts";

const key = (userId: string) => `theme_${userId}`;

/** The theme on screen, one per user: the stored one, else the server's, else light; never the system's. */
export class Theme {
  current: ThemeName = "light";
  #userId = "anonymous";
  readonly #storage: BrowserStorage;
  readonly #client: ApiClient;

  constructor(storage: BrowserStorage, client: ApiClient) {
    this.#storage = storage;
    this.#client = client;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Applies a user's theme; calls the server only when this browser has none stored. */
  async useThemeOf(userId: string): Promise<void> {
    this.#userId = userId;
    const stored = this.#storage.getItem(key(userId));
    this.show(stored === "dark" ? "dark" : "light");
    if (stored !== null || userId === "anonymous") return;
    try {
      const { darkMode } = await this.#client.call("getUserConfig", {});
      if (this.#userId === userId && darkMode) this.show("dark");
    } catch {
      // Light is the default.
    }
  }

  /** Applies the theme chosen in another tab. */
  followStorage(): void {
    const stored = this.#storage.getItem(key(this.#userId));
    if (stored !== null) this.show(stored === "dark" ? "dark" : "light");
  }

  /** Changes the theme here at once and saves it to the account; a failed save is ignored. */
  toggle(): void {
    this.show(this.current === "dark" ? "light" : "dark");
    this.#storage.setItem(key(this.#userId), this.current);
    if (this.#userId === "anonymous") return;
    this.#client
      .call("updateUserConfig", { body: { darkMode: this.current === "dark" } })
      .catch(() => undefined);
  }

  private show(theme: ThemeName): void {
    this.current = theme;
    showTheme(theme);
  }
}
