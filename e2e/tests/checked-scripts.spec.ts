import { expect, test, type Page } from "@playwright/test";
import { remoteRoutes } from "../../shell/src/routes.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import {
  copyRelease,
  publishTo,
  ranIn,
  serveCopy,
} from "../src/release-copy.ts";

const REMOTE = "mf-billing";
const TYPES =
  "require-trusted-types-for 'script'; trusted-types banquete 'allow-duplicates'";

/** What the page's policies refused or reported, from its first script on. */
async function watchPolicies(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction("tellPolicy", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const tellPolicy = (text: string) =>
      (window as unknown as { tellPolicy(text: string): void }).tellPolicy(
        text,
      );
    document.addEventListener("securitypolicyviolation", (event) =>
      tellPolicy(`${event.violatedDirective} ${event.blockedURI}`),
    );
    new ReportingObserver((reports) => {
      for (const { type, body } of reports)
        if (type === "integrity-violation")
          tellPolicy(`${type} ${JSON.stringify(body)}`);
    }).observe();
  });
  return seen;
}

test("every page opens while scripts need a hash and a trusted address", async ({
  page,
}) => {
  test.slow();
  const seen = await watchPolicies(page);
  await openSignedIn(page, remoteRoutes[0]!.path);
  for (const { path } of remoteRoutes)
    await test.step(path, async () => {
      const headers = (await page.goto(url(path)))!.headers();
      expect(headers["integrity-policy"]).toBe("blocked-destinations=(script)");
      expect(headers["content-security-policy"]).toContain(TYPES);
      await pageIsThere(page);
    });
  expect(seen).toEqual([]);
});

test("a chunk that is loaded without its hash does not run, and the version before does", async ({
  page,
}) => {
  const bad = await copyRelease(REMOTE, "2.0.0", (file, text) =>
    file === "remoteEntry.js"
      ? text.replaceAll(/\.integrity=(?=\w+\.integrity\.js)/g, ".forgotten=")
      : text,
  );
  expect(bad.files.get("remoteEntry.js")).toContain(".forgotten=");
  const good = await copyRelease(REMOTE, "1.9.0");
  await serveCopy(page, bad);
  await serveCopy(page, good);
  await publishTo(page, REMOTE, { live: bad.release, lastGood: good.release });
  await openSignedIn(page, "/my-plan");
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  expect(await ranIn(page)).toEqual([`${REMOTE} 1.9.0`]);
});

test("an address that is a text loads no script", async ({ page }) => {
  await page.goto(url("/login"));
  await expect(page.getByLabel("Senha", { exact: true })).toBeVisible();
  const tried = await page.evaluate(() => {
    const outcome = (work: () => unknown) => {
      try {
        work();
        return "done";
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement("script");
    return [
      outcome(() => (script.src = "/shell/injected.js")),
      outcome(() => (document.body.innerHTML = "<img onerror=alert(1)>")),
      outcome(() =>
        (
          window as unknown as {
            trustedTypes: {
              createPolicy(name: string, rules: object): unknown;
            };
          }
        ).trustedTypes.createPolicy("default", {}),
      ),
    ];
  });
  expect(tried).toEqual(["TypeError", "TypeError", "TypeError"]);
});
