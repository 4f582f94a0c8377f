import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

type Axe = typeof axe;

const OPTIONS: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  rules: { "aria-allowed-role": { enabled: true } },
  resultTypes: ["violations"],
};

/** Axe finds nothing on the page as it is now, frames in it aside. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(axe.source);
  // What axe finds leaves the page as text: whole results take longer to send than to find.
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, OPTIONS);
  expect([...violations, ...(await invalidMarkup(page))]).toEqual([]);
}

/**
 * What HTML forbids and axe lets pass: a header in a header, and an autofill name that its field's type does not take
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field).
 */
function invalidMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const types: Record<string, string> = {
      username: "email",
      "street-address": "textarea",
      tel: "tel",
      email: "email",
      "current-password": "password",
      "new-password": "password",
      "cc-csc": "password",
    };
    const fields = document.querySelectorAll<HTMLInputElement>(
      "input[autocomplete]:not([type=hidden]):not([autocomplete=off])",
    );
    return [
      ...document.querySelectorAll("header header"),
      ...[...fields].filter(({ type, autocomplete }) => {
        const only = types[autocomplete];
        return type !== "text" && type !== (only ?? "text");
      }),
      ...document.querySelectorAll("input[autocomplete=street-address]"),
    ].map((node) => `invalid markup: ${node.outerHTML}`);
  });
}
