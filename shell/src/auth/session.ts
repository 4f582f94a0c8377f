import { userIdOf } from "shared-contracts/client/token";
import { makeAutoObservable } from "shared-contracts/platform/state";
import type { BrowserStorage } from "../browser-storage.ts";
import { readNews, notifyTabs } from "./session-news.ts";

const TOKEN_KEY = "auth_token";
const EXPECTED_END_KEY = "auth_expected_end";

/** Why a session ended that the user did not end. */
const OVER =
  "Sua sessão terminou. Entre de novo; seu rascunho está guardado neste aparelho.";
const ENDED_ELSEWHERE = "Você saiu em outra aba.";

/**
 * The session of this browser, the same in all its tabs. Observable; the token lives in storage so that a reload
 * keeps it.
 */
export class Session {
  token: string | null;
  /** Why the last session ended, shown once at /login. */
  endedBecause: string | null = null;
  /** A call was refused because the account is blocked; true until the user acknowledges it. */
  isBlocked = false;
  /** The last user whose data this page held in memory. */
  #lastUserId: string | null;
  /** Why another tab is about to end the session. */
  #announcedEnd: string | null = null;
  readonly #storage: BrowserStorage;
  readonly #reload: () => void;
  /** Ends a token's session on the server. */
  readonly #revoke: (token: string) => void;

  constructor(
    storage: BrowserStorage,
    reload = () => window.location.replace("/"),
    revoke: (token: string) => void = () => undefined,
  ) {
    this.#storage = storage;
    this.#revoke = revoke;
    this.#reload = reload;
    this.token = storage.getItem(TOKEN_KEY);
    this.#lastUserId = this.token && this.userId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.token !== null;
  }

  /** The token's subject, or `anonymous`. */
  get userId(): string {
    return userIdOf(this.token);
  }

  /**
   * Returns whether this page may continue. For another user than before it reloads, so that no data of the first stays
   * in memory.
   */
  signIn(token: string): boolean {
    this.#storage.removeItem(EXPECTED_END_KEY);
    this.#storage.setItem(TOKEN_KEY, token);
    return this.goOnAs(token);
  }

  /** 'Sair': the user ends the session, on the server too. */
  leave(): void {
    const { token } = this;
    this.signOut();
    if (token !== null) this.#revoke(token);
  }

  /** Ends the session in every tab; /login shows the reason. */
  signOut(reason: string | null = null): void {
    if (this.isSignedIn)
      notifyTabs(this.#storage, {
        userId: this.userId,
        ended: reason ?? ENDED_ELSEWHERE,
      });
    this.#storage.removeItem(TOKEN_KEY);
    this.#storage.removeItem(EXPECTED_END_KEY);
    this.isBlocked = false;
    this.end(reason);
  }

  /** Sets the reason to show if the API refuses the token from now on; null clears it. */
  expectEnd(reason: string | null): void {
    if (reason === null) this.#storage.removeItem(EXPECTED_END_KEY);
    else this.#storage.setItem(EXPECTED_END_KEY, reason);
  }

  /** The API refused the token. */
  expire(): void {
    // Another tab may have a newer one.
    if (this.#storage.getItem(TOKEN_KEY) !== this.token) this.followStorage();
    else this.signOut(this.#storage.getItem(EXPECTED_END_KEY) ?? OVER);
  }

  /** The account is blocked: the session lasts until the user has acknowledged it. Every tab shows it. */
  block(): void {
    this.isBlocked = true;
    if (this.isSignedIn)
      notifyTabs(this.#storage, { userId: this.userId, blocked: true });
  }

  /** The user has read the reason. */
  forgetReason(): void {
    this.endedBecause = null;
  }

  /** Handles another tab's news about a session. */
  receiveNews(text: string | null): void {
    const news = readNews(text);
    if (news?.userId !== this.userId) return;
    if (news.blocked) this.isBlocked = true;
    if (news.ended !== undefined) this.#announcedEnd = news.ended;
  }

  /** Signs in or out as another tab did. The dialog of a block stays until it is acknowledged here too. */
  followStorage(): void {
    const token = this.#storage.getItem(TOKEN_KEY);
    if (token === this.token) return;
    if (token !== null) this.goOnAs(token);
    else
      this.end(this.isBlocked ? null : (this.#announcedEnd ?? ENDED_ELSEWHERE));
  }

  private goOnAs(token: string): boolean {
    const userId = userIdOf(token);
    this.isBlocked = false;
    if (this.#lastUserId !== null && this.#lastUserId !== userId) {
      this.end(null);
      this.#reload();
      return false;
    }
    this.#lastUserId = userId;
    this.#announcedEnd = null;
    this.endedBecause = null;
    this.token = token;
    return true;
  }

  private end(reason: string | null): void {
    this.token = null;
    this.endedBecause = reason;
  }
}
