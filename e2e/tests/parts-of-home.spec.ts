import { expect, test as base, type Page } from "@playwright/test";
import type { RemoteLine } from "shared-contracts/federation/remotes-file";
import { answer } from "../src/answer.ts";
import { openSignedIn } from "../src/register.ts";
import { publishedList, publishTo } from "../src/release-copy.ts";

// Parts of home that mf-b2b and mf-billing draw.

const test = base.extend<{ waiting: void }>({
  /** Three clients wait for an answer. */
  waiting: [
    async ({ page }, use) => {
      const request = (id: number, nome: string) => ({
        id,
        nome,
        createdAt: new Date(Date.now() - 2.5 * 86_400_000).toISOString(),
      });
      await answer(page, "**/b2b/orcamentos/recebidos/list?campos=resumo", [
        request(1, "Casamento de Marina"),
        request(2, "Formatura do Colégio"),
        request(3, "Festa da Beatriz"),
      ]);
      await use();
    },
    { auto: true },
  ],
});

const requests = (page: Page) =>
  page.getByRole("region", { name: /^Pedidos novos.*pendentes: 3$/ });
const plan = (page: Page) => page.getByRole("region", { name: "Seu plano" });
const below = (page: Page) => [
  page.getByRole("heading", { name: "Orçamentos recentes" }),
  page.getByText("Em breve").first(),
];

/** Answers every request for a remote's files once `held` is over. */
async function hold(page: Page, remote: string, held: Promise<unknown>) {
  const { remotes } = await publishedList();
  const { live } = remotes[remote] as RemoteLine;
  await page.route(`${live.base}**`, async (route) => {
    await held;
    await route.continue();
  });
}

async function tops(page: Page): Promise<number[]> {
  const boxes = below(page).map((part) => part.boundingBox());
  return (await Promise.all(boxes)).map((box) => box!.y);
}

for (const width of [1366, 390])
  test(`home is drawn before they come, and nothing moves when they do, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    for (const remote of ["mf-b2b", "mf-billing"])
      await hold(page, remote, held);
    await openSignedIn(page, "/");
    for (const part of below(page)) await expect(part).toBeVisible();
    await expect(page.getByText("Monte o seu")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await tops(page);
    expect(await requests(page).count()).toBe(0);

    release();
    await expect(requests(page).getByRole("listitem")).toHaveCount(2);
    await expect(plan(page)).toContainText("dias restantes");
    expect(await tops(page)).toEqual(before);
    await plan(page).getByRole("link", { name: "Ver plano" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Meu Plano",
    );
  });

test("one that does not come leaves the rest of home, and moves nothing", async ({
  page,
}) => {
  const { remotes } = await publishedList();
  const { live } = remotes["mf-b2b"] as RemoteLine;
  await publishTo(page, "mf-b2b", { live });
  await page.route(`${live.base}**`, (route) => route.fulfill({ status: 404 }));
  await openSignedIn(page, "/");
  await expect(plan(page)).toContainText("dias restantes");
  await expect(page.getByText("Não carregou")).toBeVisible();
  await expect(page.getByText("Esta área não abriu")).toBeHidden();
  for (const part of below(page)) await expect(part).toBeVisible();
});
