import { userIdOf } from "shared-contracts/client/token";
import { makeAutoObservable } from "shared-contracts/platform/state";
import type { BrowserStorage } from "../browser-storage.ts";

const TOKEN_KEY = "auth_token";

/** Who is signed in on this browser. Observable; the token lives in storage so that a reload keeps it. */
export class Session {
  token: string | null;
  /** Why the last session ended, told once at /login. */
  endedBecause: string | null = null;
  /** A call said that the account is blocked; so until the user signs out. */
  isBlocked = false;
  private readonly storage: BrowserStorage;

  constructor(storage: BrowserStorage) {
    this.storage = storage;
    this.token = storage.getItem(TOKEN_KEY);
    makeAutoObservable<this, "storage">(
      this,
      { storage: false },
      { autoBind: true },
    );
  }

  get isSignedIn(): boolean {
    return this.token !== null;
  }

  /** The token's subject, or `anonymous` (decision 6). */
  get userId(): string {
    return userIdOf(this.token);
  }

  signIn(token: string): void {
    this.storage.setItem(TOKEN_KEY, token);
    this.token = token;
    this.endedBecause = null;
    this.isBlocked = false;
  }

  signOut(reason: string | null = null): void {
    this.storage.removeItem(TOKEN_KEY);
    this.token = null;
    this.endedBecause = reason;
    this.isBlocked = false;
  }

  /** The account is blocked: the session goes on until the user has read so. */
  hearBlock(): void {
    this.isBlocked = true;
  }

  /** The reason has been read. */
  forgetReason(): void {
    this.endedBecause = null;
  }
}
