import { sql } from "kysely";
import { DAY_MS, payingWorld } from "../../../test/paying.ts";
import { pageTexts, pdfText } from "../../../test/read-pdf.ts";
import { createUserWithoutPlan } from "../../../test/test-app.ts";

const world = payingWorld();

const receipt = (id: string, by = world.user) =>
  by.call("GET", `/plans/payments/${id}/receipt`);

async function paid() {
  const { id } = await world.subscribed("PIX");
  world.gateway.set(id, "CONFIRMED");
  await world.poll(id);
  return id;
}

const textOf = async (id: string) =>
  pdfText(new Uint8Array((await receipt(id)).rawPayload));

const company = {
  companyName: "Sabores da Serra Buffet",
  cnpj: "11.222.333/0001-81",
  address: "",
  cep: "",
  contactEmail: "",
  contactPhone: "",
};

test("a receipt names the payer, who received, the plan, its dates, the price, the method and the day", async () => {
  await world.user.call("PUT", "/buffet/buffet-data", company);
  const id = await paid();
  world.clock += 4 * DAY_MS;
  const answer = await receipt(id);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
    200,
    "application/pdf",
  ]);
  expect(answer.headers["content-disposition"]).toContain(`recibo-${id}.pdf`);
  const file = new Uint8Array(answer.rawPayload);
  const text = await pdfText(file);
  for (const said of [
    "Recibo de pagamento",
    id,
    "Recebemos de Ana Prado",
    "529.982.247-25",
    "Banquete",
    "R$ 49,90",
    "Mensal",
    "30 dias, de 21/11/2026 a 21/12/2026",
    "PIX",
    "21/11/2026",
    "Não é nota fiscal.",
  ])
    expect(text).toContain(said);
  expect(await pageTexts(file)).toHaveLength(1);
});

test("of a company it has the CNPJ, and a renewal starts when the days before end", async () => {
  await paid();
  const { id } = await world.subscribed("BOLETO", {
    payer: { name: "Sabores Ltda.", cpfCnpj: "12ABC34501DE35" },
  });
  world.gateway.set(id, "RECEIVED");
  await world.poll(id);
  const text = await textOf(id);
  expect(text).toContain("Recebemos de Sabores Ltda.");
  expect(text).toContain("12.ABC.345/01DE-35");
  expect(text).toContain("30 dias, de 21/12/2026 a 20/01/2027");
});

test("the payer by card is the one of the card that was charged", async () => {
  const { id } = await world.subscribed("CREDIT_CARD");
  const helena = { name: "Helena Prado", cpfCnpj: "98765432100" };
  await world.pay(id, { payer: helena });
  expect(await textOf(id)).toContain("Recebemos de Helena Prado");
});

describe("a payment from before its payer was kept", () => {
  const old = async () => {
    const id = await paid();
    await world.service.db
      .updateTable("payments")
      .set({ payer_name: sql`null`, payer_cpf_cnpj: sql`null` })
      .where("id", "=", id)
      .execute();
    return id;
  };

  test("names the account's company", async () => {
    await world.user.call("PUT", "/buffet/buffet-data", company);
    const text = await textOf(await old());
    expect(text).toContain("Recebemos de Sabores da Serra Buffet");
    expect(text).toContain("11.222.333/0001-81");
  });

  test("without a company, its person", async () => {
    const text = await textOf(await old());
    expect(text).toContain("Recebemos de Ana");
    expect(text).not.toMatch(/CPF|CNPJ/);
  });
});

test("what was not paid, or was refunded, has no receipt", async () => {
  const { id } = await world.subscribed("PIX");
  expect((await receipt(id)).json()).toEqual({
    error: "Só um pagamento recebido tem recibo",
    code: "CONFLICT",
  });
  const refunded = await paid();
  world.gateway.set(refunded, "REFUNDED");
  await world.deliver(refunded, "event of the refund");
  await world.reconcile();
  expect((await receipt(refunded)).statusCode).toBe(409);
});

test("another account's payment is not found", async () => {
  const other = await createUserWithoutPlan(world.service.app);
  expect((await receipt(await paid(), other)).statusCode).toBe(404);
});
