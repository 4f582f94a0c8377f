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

const company = {
  companyName: "Sabores da Serra Buffet",
  cnpj: "11.222.333/0001-81",
  address: "",
  cep: "",
  contactEmail: "",
  contactPhone: "",
};

test("a receipt names the payer, who received, the plan, the price, the method and the day", async () => {
  const id = await paid();
  world.clock += 4 * DAY_MS;
  await world.user.call("PUT", "/buffet/buffet-data", company);
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
    "Sabores da Serra Buffet",
    "11.222.333/0001-81",
    "Banquete",
    "R$ 49,90",
    "Mensal, 30 dias",
    "PIX",
    "21/11/2026",
    "Não é nota fiscal.",
  ])
    expect(text).toContain(said);
  expect(await pageTexts(file)).toHaveLength(1);
});

test("without a company the payer is the account's person", async () => {
  const answer = await receipt(await paid());
  const text = await pdfText(new Uint8Array(answer.rawPayload));
  expect(text).toContain("Recebemos de Ana");
  expect(text).not.toContain("CNPJ");
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
