import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { answer } from "../src/answer.ts";
import { expectNoViolations } from "../src/axe.ts";
import { refuseAsConflict } from "../src/conflict.ts";
import { looksAt, setTheme, setWidth } from "../src/fits.ts";
import { logoPicture } from "../src/logo-picture.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { answerRequests } from "../src/received-requests.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

/** An overlay over a page. */
interface Overlay {
  name: string;
  path: string;
  /** Done before the page opens. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Opens it; missing where the page itself does. */
  open?: (page: Page) => Promise<unknown>;
  role: "dialog" | "alertdialog" | "menu" | "listbox";
  /** Its role on a phone, if different. */
  roleOnPhone?: "dialog";
  /** Esc does not close it. */
  stays?: true;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

/** Chooses an action of the first saved budget: in its row, in its menu, or in the sheet of a phone. */
const choose = (name: string) => async (page: Page) => {
  const actions = page.getByRole("button", { name: /^Ações de / }).first();
  await actions.waitFor();
  const inRow = page.getByRole("button", { name: new RegExp(`^${name} `) });
  if (await inRow.first().isVisible()) return inRow.first().click();
  await actions.click();
  const inSheet = page.getByRole("dialog").getByRole("button", { name });
  return page.getByRole("menuitem", { name }).or(inSheet).click();
};

/** Does it in the first row of a step, which a phone shows as a line until it is pressed. */
const inFirstRow =
  (act: (page: Page) => Promise<unknown>) => async (page: Page) => {
    if (page.viewportSize()!.width < 768)
      await page.locator("[data-open]").first().click();
    await act(page);
  };

/** Nobody is signed in from here on. */
async function signOut(page: Page) {
  await page.goto(url("/runtime.json"));
  await page.evaluate(() => localStorage.clear());
}

const OVERLAYS: readonly Overlay[] = [
  ...["Esqueci a senha", "Termos de uso", "Política de privacidade"].map(
    (name, index): Overlay => ({
      name,
      path: "/login",
      prepare: signOut,
      open: async (page) => {
        if (index > 0) await press("Criar uma conta")(page);
        await press(name)(page);
      },
      role: "dialog",
    }),
  ),
  {
    name: "the notice of a block",
    path: "/security",
    prepare: (page) =>
      answer(
        page,
        /\/user\/profile$/,
        { error: "Conta bloqueada", code: "ACCOUNT_BLOCKED" },
        403,
      ),
    role: "alertdialog",
    stays: true,
  },
  {
    name: "the question before going on",
    path: "/",
    open: press("Criar orçamento"),
    role: "dialog",
  },
  {
    name: "Sobre",
    path: "/",
    open: async (page) => {
      if (page.viewportSize()!.width < 768) await press("Abrir menu")(page);
      await press("Sobre")(page);
      await page.getByText("Planos", { exact: true }).waitFor();
    },
    role: "dialog",
  },
  {
    name: "the menu of a phone",
    path: "/",
    open: async (page) => {
      await setWidth(page, 390);
      await press("Abrir menu")(page);
    },
    role: "dialog",
  },
  {
    name: "the recipe of a row",
    path: "/foods",
    open: inFirstRow(async (page) => {
      await press("Preço no caderno")(page);
      await press("Criar ficha técnica")(page);
      await page.getByRole("textbox", { name: "Rende" }).waitFor();
    }),
    role: "dialog",
  },
  {
    name: "the totals of a narrow screen",
    path: "/foods",
    open: async (page) => {
      if (page.viewportSize()!.width > 1199) await setWidth(page, 1024);
      await press(/Total final/)(page);
    },
    role: "dialog",
  },
  {
    name: "a drink's package",
    path: "/drinks",
    open: inFirstRow(async (page) => {
      // On the desk the row offers it while it has the focus.
      await page.locator("[data-row] [data-column]").first().focus();
      await press(/^Embalagem de/)(page);
    }),
    role: "dialog",
  },
  {
    name: "the plan gate",
    path: "/foods",
    prepare: (page) =>
      answer(page, /\/user\/status$/, {
        hasActivePlan: false,
        currentPlan: null,
      }),
    role: "alertdialog",
    stays: true,
  },
  ...(["Control+k", "?"] as const).map((keys): Overlay => ({
    name: `what ${keys} opens`,
    path: "/drinks",
    open: (page) => page.keyboard.press(keys),
    role: "dialog",
  })),
  {
    name: "the catalogue of items",
    path: "/operational",
    open: press("Adicionar do catálogo"),
    role: "dialog",
  },
  { name: "Novo", path: "/drinks", open: press("Novo"), role: "menu" },
  {
    name: "a row's menu",
    path: "/garnishes",
    open: inFirstRow(async (page) => {
      await page.locator("[data-row]").first().hover();
      await press(/^Mover ou duplicar /)(page);
    }),
    role: "menu",
  },
  {
    name: "the question before a deletion",
    path: "/garnishes",
    open: inFirstRow(press(/^Excluir /)),
    role: "alertdialog",
  },
  {
    name: "an explained figure",
    path: "/garnishes",
    open: inFirstRow(press(/^Explique este valor/)),
    role: "dialog",
  },
  {
    name: "adding a member",
    path: "/team",
    open: press("Adicionar Membro"),
    role: "dialog",
  },
  {
    name: "suggestions",
    path: "/garnishes",
    open: inFirstRow(async (page) => {
      const names = page.locator("textarea[aria-autocomplete='list']");
      // The first letter typed in a name requests the list.
      await page.getByLabel("Nome do item").first().focus();
      await page.keyboard.type("m");
      await names.first().selectText();
      await page.keyboard.type("man");
      await page.keyboard.press("ArrowDown");
    }),
    role: "listbox",
  },
  {
    name: "saving",
    path: "/results",
    open: press(/^(Salvar|Atualizar) orçamento$/),
    role: "dialog",
  },
  {
    name: "comparing",
    path: "/results",
    open: press("Comparar com outro"),
    role: "dialog",
  },
  {
    name: "a conflict",
    path: "/results",
    open: async (page) => {
      await refuseAsConflict(page);
      await press("Atualizar orçamento")(page);
      await press(/^Salvar Orçamento/)(page);
      await page.getByRole("dialog", { name: /outra versão/ }).waitFor();
    },
    role: "dialog",
  },
  {
    name: "a saved budget's menu",
    path: "/orcamentos",
    open: press(/^Ações de /),
    role: "menu",
    roleOnPhone: "dialog",
  },
  {
    name: "the question before deleting a saved budget",
    path: "/orcamentos",
    open: choose("Excluir"),
    role: "alertdialog",
  },
  {
    name: "the name of a copy of a saved budget",
    path: "/orcamentos",
    open: async (page) => {
      await choose("Duplicar")(page);
      await page.getByRole("dialog", { name: "Duplicar" }).waitFor();
    },
    role: "dialog",
  },
  ...(
    [
      ["a request's details", "Ver detalhes de Marina Alves"],
      [
        "the question before approving a request",
        "Ver detalhes de Marina Alves",
        /^Aprovar/,
      ],
      [
        "the question before rejecting a request",
        "Ver detalhes de Marina Alves",
        "Rejeitar",
      ],
      [
        "the question before editing a decided request",
        "Ver detalhes de Otávio Lemos",
        "Editar",
      ],
    ] as const
  ).map(([name, ...buttons], index): Overlay => ({
    name,
    path: "/orcamentos-recebidos?ver=todos",
    prepare: answerRequests,
    open: async (page) => {
      for (const button of buttons) await press(button)(page);
    },
    role: index === 0 ? "dialog" : "alertdialog",
  })),
  {
    name: "the question before removing the logo",
    path: "/config",
    open: async (page) => {
      const picker = page.getByLabel("Arquivo da logo");
      await picker.setInputFiles(await logoPicture(page));
      await press("Remover")(page);
    },
    role: "alertdialog",
  },
];

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** A caterer whose open budget is saved, once for all tests of a worker. */
const test = base.extend<object, { caterer: StorageState }>({
  caterer: [
    async ({ browser }, give) => {
      const page = await browser.newPage();
      await openSignedIn(page, "/event");
      await page
        .getByRole("textbox", { name: "Nome do Orçamento" })
        .fill("Festa");
      await page.keyboard.press("Control+s");
      await page.getByRole("button", { name: /^Salvar Orçamento/ }).click();
      await page.getByText("Orçamento salvo com sucesso!").first().waitFor();
      // Leaving the page keeps the draft at once.
      await page.goto(url("/results"));
      await page.getByRole("button", { name: "Atualizar orçamento" }).waitFor();
      const state = await page.context().storageState();
      await page.context().close();
      await give(state);
    },
    { scope: "worker" },
  ],
  storageState: ({ caterer }, give) => give(caterer),
});

for (const path of new Set(OVERLAYS.map((overlay) => overlay.path)))
  test(`axe finds nothing in what opens over ${path}`, async ({ page }) => {
    test.slow();
    for (const overlay of OVERLAYS.filter((one) => one.path === path))
      await test.step(overlay.name, () => expectAccessible(page, overlay));
  });

/** Opens it on each width that is looked at, and closes it again. */
async function expectAccessible(page: Page, overlay: Overlay) {
  const { path, prepare, open, roleOnPhone, stays } = overlay;
  await prepare?.(page);
  for (const { width, themes } of looksAt(OVERLAYS.indexOf(overlay))) {
    const role = (width < 768 && roleOnPhone) || overlay.role;
    await setWidth(page, width);
    await page.goto(url(path));
    await pageIsThere(page);
    await open?.(page);
    await expect(page.getByRole(role).first()).toBeVisible();
    for (const theme of themes) {
      await setTheme(page, theme);
      await expectNoViolations(page);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole(role)).toHaveCount(stays ? 1 : 0);
  }
}
