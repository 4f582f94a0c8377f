import type { Page } from "@playwright/test";
import type { Accounts } from "./accounts.ts";

/** One picture: a screen, or a screen after something was done to it. */
export interface Scene {
  /** The picture's file name, without width and theme. */
  name: string;
  as: keyof Accounts;
  path: string;
  /** Only there on this kind of screen. */
  only?: "phone" | "desktop";
  /** Done before the page opens. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Done once the page is there. */
  act?: (page: Page) => Promise<unknown>;
}

/** Presses the first button of that name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();
