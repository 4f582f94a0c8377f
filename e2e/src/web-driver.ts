import { expect } from "@playwright/test";

/** The key under which an element's id is passed, as W3C WebDriver names it. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A part of the page as WebDriver passes it. */
type Element = Record<typeof ELEMENT, string>;

const WAIT = { timeout: 60_000 };

/** The form of an accessible name to find. */
type IsName = (name: string) => boolean;

/** One session with a program that speaks W3C WebDriver. */
export class WebDriver {
  private readonly address: string;
  private session = "";

  constructor(address: string) {
    this.address = address;
  }

  /** Waits until the program answers and opens its browser. */
  async start(): Promise<void> {
    await expect(() => this.call("GET", "/status")).toPass(WAIT);
    const { sessionId } = await this.call<{ sessionId: string }>(
      "POST",
      "/session",
      { capabilities: {} },
    );
    this.session = `/session/${sessionId}`;
  }

  /** Closes the browser. */
  end(): Promise<void> {
    return this.call("DELETE", this.session);
  }

  open(url: string): Promise<void> {
    return this.call("POST", `${this.session}/url`, { url });
  }

  /** Waits for an element on screen with such an accessible name: what a style hides has a name too. */
  async find(css: string, isName: IsName): Promise<string> {
    let found = "";
    await expect(async () => {
      const elements = await this.call<Element[]>(
        "POST",
        `${this.session}/elements`,
        { using: "css selector", value: css },
      );
      for (const { [ELEMENT]: id } of elements) {
        if (!isName(await this.nameOf(id)) || !(await this.isShown(id)))
          continue;
        found = id;
        return;
      }
      throw new Error(`There is no such ${css} named so.`);
    }).toPass(WAIT);
    return found;
  }

  /** Clicks as soon as nothing covers it. WebKit's driver does not scroll to what is below the window. */
  async click(css: string, isName: IsName): Promise<void> {
    await expect(async () => {
      const id = await this.find(css, isName);
      await this.call("POST", `${this.session}/execute/sync`, {
        script: "arguments[0].scrollIntoView({ block: 'center' })",
        args: [{ [ELEMENT]: id }],
      });
      await this.element(id, "click");
    }).toPass(WAIT);
  }

  /** Replaces a field's text by typing. */
  async fill(css: string, isName: IsName, text: string): Promise<void> {
    const id = await this.find(css, isName);
    await this.element(id, "clear");
    await this.element(id, "value", { text });
  }

  /** The visible text of the first such element; empty where there is none. */
  textOf(css: string): Promise<string> {
    return this.call("POST", `${this.session}/execute/sync`, {
      script: "return document.querySelector(arguments[0])?.innerText ?? ''",
      args: [css],
    });
  }

  /** The accessible name; empty without one, as behind an open dialog or after it was removed. */
  private nameOf(id: string): Promise<string> {
    return this.call<string>(
      "GET",
      `${this.session}/element/${id}/computedlabel`,
    ).catch(() => "");
  }

  private isShown(id: string): Promise<boolean> {
    return this.call<boolean>(
      "GET",
      `${this.session}/element/${id}/displayed`,
    ).catch(() => false);
  }

  private element(id: string, action: string, body = {}): Promise<void> {
    return this.call("POST", `${this.session}/element/${id}/${action}`, body);
  }

  private async call<T>(
    method: string,
    path: string,
    body?: object,
  ): Promise<T> {
    const response = await fetch(this.address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok)
      throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
}
