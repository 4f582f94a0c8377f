import { expect, test } from "@playwright/test";
import { caller, register } from "../bench/account.ts";
import { startFirefox } from "../src/firefox.ts";
import type { OtherBrowser } from "../src/main-job.ts";
import { apiUrl } from "../src/product.ts";
import { publishWedding } from "../src/published-wedding.ts";
import { startWebKit } from "../src/webkit.ts";

type Started = OtherBrowser & { close(): Promise<void> };

for (const [name, number, start] of [
  ["Firefox", 1, startFirefox],
  ["WebKit", 2, startWebKit],
] as const) {
  test(`a client reads the proposal in ${name}, and the caterer learns of it`, async () => {
    const token = await register(
      apiUrl(""),
      8000 + number + 10 * test.info().retry,
    );
    const call = caller(apiUrl(""), token);
    const address = await publishWedding(call);
    const client: Started = await start(test.info().outputPath("client"));
    try {
      await client.open(address);
      await client.seeText("Casamento Ana e Rui", "h1");
      // The suggested option alone is shown.
      await client.seeText("Mesa de queijos e frutas");
      await expect
        .poll(async () => {
          const link = await call("GET", "/orcamentos/1/link");
          return ((await link.json()) as { firstSeenAt: string }).firstSeenAt;
        })
        .not.toBeNull();
    } finally {
      await client.close();
    }
  });

  test(`a client accepts the proposal in ${name}, and the caterer learns of it`, async () => {
    const token = await register(
      apiUrl(""),
      8002 + number + 10 * test.info().retry,
    );
    const call = caller(apiUrl(""), token);
    const address = await publishWedding(call);
    const client: Started = await start(test.info().outputPath("client"));
    try {
      await client.open(address);
      await client.press("Ir para o aceite");
      await client.seeText("Aceitar a proposta", "h1");
      await client.press("Aceitar proposta");
      await client.seeText("Falta corrigir 2 campos");
      await client.fill("Seu nome completo", "Ana Beatriz Lima");
      await client.tick();
      await client.press("Aceitar proposta");
      await client.seeText("Proposta aceita");
      await client.seeText("Pagamentos");
      const listed = await call("GET", "/orcamentos?campos=resumo");
      const rows = (await listed.json()) as { id: number; status: string }[];
      // The suggested option is the budget that was sent.
      expect(rows.find(({ id }) => id === 1)!.status).toBe("aprovada");
    } finally {
      await client.close();
    }
  });
}
