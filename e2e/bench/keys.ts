import type { Locator, Page } from "@playwright/test";

/** A keyboard whose presses are counted. */
export class Keys {
  readonly page: Page;
  pressed = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** A key, or several held together, which count as one press. */
  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) {
      await this.page.keyboard.press(key);
      this.pressed += 1;
    }
  }

  /** A text, one press for each of its characters. */
  async type(text: string): Promise<void> {
    for (const character of text) {
      await this.page.keyboard.type(character);
      this.pressed += 1;
    }
  }

  /** Tab, or Shift+Tab, until the focus is there. */
  async tabTo(
    wanted: Locator,
    key: "Tab" | "Shift+Tab" = "Tab",
  ): Promise<void> {
    // Found once: a search by role walks the page, and would take the time of the key that is measured.
    const found = await wanted.first().elementHandle();
    for (let presses = 0; presses < 100; presses++) {
      if (await found?.evaluate(isFocused)) return;
      await this.press(key);
    }
    throw new Error(`${String(wanted)} is out of reach of ${key}`);
  }
}

function isFocused(element: Node): boolean {
  return element === document.activeElement;
}
