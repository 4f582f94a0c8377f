import { sendTo, CHECK_STAGE, type StageMessage } from "../messages.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Makes the page's clock stand at an instant; timers go on. */
export function fixClock(instant: string): void {
  const fixed = Date.parse(instant);
  // `new Date()` is the instant; every other use of Date is as it was.
  globalThis.Date = new Proxy(Date, {
    construct: (date, args: []) =>
      Reflect.construct(date, args.length ? args : [fixed]) as Date,
    get: (date, name) =>
      name === "now" ? () => fixed : (Reflect.get(date, name) as unknown),
  });
}

/** Makes the browser refuse to store anything, as when its storage is full. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("The storage is full.", "QuotaExceededError");
  };
}

/** Tells the panel errors of the page, and what axe finds when the panel asks. */
export function tellPanel(panel: () => Window | null): void {
  const tell = (message: StageMessage) => sendTo(panel(), message);
  const { error: log } = console;
  console.error = (...all: unknown[]) => {
    log(...all);
    tell({ error: all.map(String).join(" ") });
  };
  addEventListener("error", ({ message }) => tell({ error: message }));
  addEventListener("unhandledrejection", ({ reason }) =>
    tell({ error: String(reason) }),
  );
  document.addEventListener(CHECK_STAGE, () => void check());

  async function check() {
    const { default: axe } = await import("axe-core");
    const { violations } = await axe.run(document, { runOnly: WCAG });
    tell({
      violations: violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `${id}: ${help}\n${html}`),
      ),
    });
  }
}
