import type { Page } from "@playwright/test";
import { answer } from "../src/answer.ts";
import { holdTimers } from "../src/hold-timers.ts";
import { logoPicture } from "../src/logo-picture.ts";
import { RECEIVED_LIST } from "../src/received-requests.ts";
import { press, type Scene } from "./scene.ts";

/** The account's pages, and what /login says of a session that ended. */
export const accountScenes: readonly Scene[] = [
  { name: "120-seguranca", as: "caterer", path: "/security" },
  {
    name: "121-seguranca-senha-erros",
    as: "caterer",
    path: "/security",
    async act(page) {
      await typePasswords(page, "12345", "54321");
      await page.getByText("As senhas não coincidem").waitFor();
    },
  },
  {
    name: "122-seguranca-senha-alterada",
    as: "caterer",
    path: "/security",
    async prepare(page) {
      await holdTimers(page, 2000);
      await answer(page, /\/user\/change-password$/, { success: true });
    },
    async act(page) {
      await typePasswords(page, "outra-senha", "outra-senha");
      await page.getByText(/^Senha alterada com sucesso!/).waitFor();
    },
  },
  { name: "123-configuracoes-vazio", as: "newcomer", path: "/config" },
  {
    name: "124-configuracoes",
    as: "saver",
    path: "/config",
    prepare: withCompany,
    act: bringLogo,
  },
  {
    name: "125-configuracoes-erro",
    as: "saver",
    path: "/config",
    prepare: withCompany,
    async act(page) {
      await bringLogo(page);
      await page.getByLabel("Arquivo da logo").setInputFiles({
        name: "logo.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from("<svg/>"),
      });
      await page.getByText(/^Apenas arquivos/).waitFor();
    },
  },
  {
    name: "126-remover-logo",
    as: "saver",
    path: "/config",
    prepare: withCompany,
    async act(page) {
      await bringLogo(page);
      await press("Remover")(page);
    },
  },
  {
    name: "127-sessao-terminou",
    as: "caterer",
    path: "/orcamentos-recebidos",
    prepare: (page) =>
      answer(
        page,
        RECEIVED_LIST,
        { error: "Entre para continuar", code: "UNAUTHENTICATED" },
        401,
      ),
    act: (page) => page.getByText("Sua sessão terminou.").waitFor(),
  },
  {
    name: "128-saiu-em-outra-aba",
    as: "caterer",
    path: "/",
    async act(page) {
      await page.evaluate(() => {
        localStorage.removeItem("auth_token");
        window.dispatchEvent(
          new StorageEvent("storage", { key: "auth_token", newValue: null }),
        );
      });
      await page.getByText("Você saiu em outra aba.").waitFor();
    },
  },
];

async function typePasswords(page: Page, next: string, repeated: string) {
  await page.getByLabel("Senha atual", { exact: true }).fill("banquete-1");
  await page.getByLabel("Nova senha", { exact: true }).fill(next);
  await page.getByLabel("Confirmar nova senha", { exact: true }).fill(repeated);
  await press("Alterar senha")(page);
}

function withCompany(page: Page) {
  return answer(page, /\/buffet\/buffet-data$/, {
    companyName: "Sabores da Serra Buffet",
    cnpj: "12.345.678/0001-95",
    cep: "30140-071",
    address: "Rua dos Inconfidentes, 911, Savassi",
    contactEmail: "contato@saboresdaserra.com.br",
    contactPhone: "(31) 98765-4321",
  });
}

async function bringLogo(page: Page) {
  const picker = page.getByLabel("Arquivo da logo");
  await picker.setInputFiles(await logoPicture(page));
  await page.getByRole("img", { name: "Sua logo" }).first().waitFor();
  // Where there was a logo before, the picture alone does not tell that the new one has arrived.
  await page
    .getByRole("progressbar", { name: "Envio" })
    .waitFor({ state: "detached" });
}
