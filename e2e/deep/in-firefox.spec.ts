import { expect, test } from "@playwright/test";
import { startFirefox, type Firefox } from "../src/firefox.ts";
import { doMainJob, registerIn, STEPS } from "../src/main-job.ts";
import { expectKept } from "../src/without-network.ts";

// One Firefox at a time: each draws without a graphics card.
test.describe.configure({ mode: "default" });

let firefox: Firefox;
test.beforeEach(async () => {
  firefox = await startFirefox(test.info().outputPath("firefox"));
});
test.afterEach(() => firefox.close());

test("Firefox registers, makes the template's budget, saves it, opens it again and prints it, without an error", async () => {
  await doMainJob(firefox);

  expect(firefox.errors).toEqual([]);
  const twice = firefox.scripts.filter(
    (script, at) => firefox.scripts.indexOf(script) !== at,
  );
  expect(twice).toEqual([]);
  expect(firefox.scripts.length).toBeGreaterThan(0);
});

test("Firefox draws every page without network, also after a reload, and what is saved there goes by itself", async () => {
  const { open, press, confirm, fill, seeButton, seeText, setOffline } =
    firefox;
  await registerIn(firefox);
  await open("/event");
  await fill("Nome do Orçamento", "Festa da Bia");
  await expectKept(firefox);

  // A second visit: its code comes from the worker.
  await open("/event");
  await setOffline(true);
  for (const [path, title] of [
    ...STEPS,
    ["/orcamentos", "Meus Orçamentos"],
    ["/my-plan", "Meu Plano"],
    ["/results", "Resultados"],
  ] as const) {
    await open(path);
    await seeText(title, "h1");
  }
  await press("Salvar orçamento");
  await confirm("Salvar Orçamento");
  await seeText("O salvamento vai sozinho quando voltar.");
  await open("/");
  await seeText("Você está sem internet", "h1");

  await setOffline(false);
  await seeText("Festa da Bia: salvo na conta.");
  await seeButton("Editar Festa da Bia");
});
