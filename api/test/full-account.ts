import { readVerb, runVerb } from "../src/admin/run-verb.ts";
import { createMail } from "../src/mail/mail.ts";
import { replaceLogo } from "../src/modules/logo/repository.ts";
import {
  createUser,
  type TestApp,
  type TestUser,
  WEBHOOK_TOKEN,
} from "./test-app.ts";
import { acceptSent } from "./client-page.ts";
import { sample, sampleBody } from "./test-budget.ts";
import { recipeOf } from "./test-recipe.ts";
import { issueKey, send, wedding } from "./test-request.ts";

/** Bytes that are not text. */
export const LOGO = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff]);
export const CPF = "52998224725";

/** Runs `npm run admin --` with these arguments. */
export function typed({ db }: TestApp, ...words: string[]): Promise<string> {
  return runVerb(db, readVerb(words)!, new Date(), {
    siteUrl: "http://localhost:3000",
  });
}

/** An account with rows in every table, whose texts all contain the canary: two payments, one of them paid by card. */
export async function createFullAccount(
  service: TestApp,
  canary: string,
): Promise<TestUser> {
  const user = await createUser(service.app);
  await service.db
    .updateTable("users")
    .set({ name: canary })
    .where("id", "=", user.id)
    .execute();
  await user.call("PUT", "/buffet/buffet-data", {
    companyName: `Buffet ${canary}`,
    cnpj: "12.ABC.345/01DE-35",
    address: `Rua ${canary}, 911`,
    cep: "30140-071",
    contactEmail: `contato@${canary}.com.br`,
    contactPhone: "(31) 98765-4321",
  });
  const budget = { ...sample(), clientName: `Cliente ${canary}` };
  await user.call("POST", "/orcamentos", sampleBody(canary, budget), {
    "idempotency-key": `budget ${canary}`,
  });
  await user.call("POST", "/orcamentos/1/envios");
  await user.call("POST", "/orcamentos/1/link");
  await acceptSent(service, user, { nome: `Helena ${canary}` });
  const { nome, dados } = sampleBody(canary, budget);
  await user.call("POST", "/modelos", { nome, dados });
  await user.call("PATCH", "/caderno", {
    items: [{ name: "Arroz", unit: "kg", price: 7, supplier: canary }],
  });
  await user.call("POST", "/fichas", recipeOf(canary));
  await replaceLogo(service.db, {
    user_id: user.id,
    id: crypto.randomUUID(),
    name: `${canary}.png`,
    content_type: "image/png",
    width: 1,
    height: 1,
    bytes: LOGO.length,
    image: LOGO,
  });
  await typed(service, "grant-plan", user.email, "10");
  await typed(service, "reset-link", user.email);
  await createMail(() => undefined).queue(
    service.db,
    {
      kind: "address-changed",
      to: user.email,
      userId: user.id,
      details: { newAddress: `${canary}@example.com` },
    },
    new Date(),
  );
  await service.db
    .insertInto("canary_openings")
    .values({
      user_id: user.id,
      remote: "mf-billing",
      canary: `2.1.0-${canary}`,
      given: true,
      failed: true,
      opened_at: new Date(),
    })
    .execute();
  await askFor(service, user, canary);
  await payFor(service, user, canary);
  return user;
}

/** A client's request. */
async function askFor(service: TestApp, user: TestUser, canary: string) {
  const { clientInfo, ...request } = wedding();
  const client = { ...clientInfo, name: `Cliente ${canary}` };
  await send(service, await issueKey(service.db, user), {
    dados: { ...request, clientInfo: client },
  });
}

/** A payment that waits, named by a webhook, and one that a card paid. */
async function payFor(service: TestApp, user: TestUser, canary: string) {
  const customerData = { name: canary, cpfCnpj: CPF };
  const [pix, card] = await Promise.all(
    ["PIX", "CREDIT_CARD"].map(async (paymentMethod) => {
      const answer = await user.call("POST", "/plans/subscribe", {
        planId: "monthly",
        paymentMethod,
        customerData,
      });
      return answer.json<{ payment: { id: string } }>().payment.id;
    }),
  );
  await user.call(
    "POST",
    "/plans/pay-with-card",
    {
      paymentId: card,
      creditCard: {
        holderName: canary,
        number: "4444444444444444",
        expiryMonth: "12",
        expiryYear: "2030",
        ccv: "123",
      },
      customerData: { ...customerData, email: user.email, phone: user.phone },
    },
    { "idempotency-key": `card ${canary}` },
  );
  await service.app.inject({
    method: "POST",
    url: "/webhooks/sandbox",
    headers: { "sandbox-access-token": WEBHOOK_TOKEN },
    payload: { id: `event ${canary}`, reference: `${user.id}:${pix}` },
  });
}
