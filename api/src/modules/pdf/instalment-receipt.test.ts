import { pageTexts, pdfText } from "../../../test/read-pdf.ts";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { ONE_RECEIVED, sample, sampleBody } from "../../../test/test-budget.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const receipt = (user: TestUser, n: number) =>
  user.call("GET", `/orcamentos/1/recibos/${n}`);

async function approved(event: object): Promise<TestUser> {
  const user = await createUser(service.app);
  const budget = sample();
  Object.assign(budget.eventData, event);
  await user.call("POST", "/orcamentos", sampleBody("Casamento Ana", budget));
  await user.call("PATCH", "/orcamentos/1/acompanhamento", ONE_RECEIVED);
  return user;
}

test("a receipt names who paid, what for, how much, on which day and who received it", async () => {
  const user = await approved({
    eventType: "Casamento",
    eventDate: "2027-06-12",
    groomName: "Ana Prado",
    brideName: "Rui Lima 🎉",
    clientCpf: "52998224725",
  });
  await user.call("PUT", "/buffet/buffet-data", {
    companyName: "Sabores da Serra Buffet",
    cnpj: "11.222.333/0001-81",
    address: "Rua dos Inconfidentes, 911",
    cep: "",
    contactEmail: "contato@serra.com.br",
    contactPhone: "",
  });
  const answer = await receipt(user, 1);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringContaining("recibo-1-1.pdf"),
  });
  const text = (await pdfText(answer.rawPayload)).replace(/\s+/g, " ");
  for (const said of [
    "1 de 2",
    "Recebemos de Ana Prado e Rui Lima a quantia de R$ 7.501,20, referente a Casamento Ana: Sinal (30%).",
    "529.982.247-25",
    "Sabores da Serra Buffet",
    "11.222.333/0001-81",
    "Rua dos Inconfidentes, 911",
    "Casamento, 12/06/2027",
    "09/12/2026",
    "Não é nota fiscal.",
  ])
    expect(text).toContain(said);
  expect(await pageTexts(answer.rawPayload)).toHaveLength(1);
});

test("without a client or a company it still says what was received, and by whom", async () => {
  const user = await approved({ groomName: "" });
  const text = (await pdfText((await receipt(user, 1)).rawPayload)).replace(
    /\s+/g,
    " ",
  );
  expect(text).toContain("Recebemos a quantia de R$ 7.501,20");
  expect(text).toMatch(/Quem recebeu Ana/);
  expect(text).not.toMatch(/CPF|CNPJ|Quem pagou/);
});

test("an open instalment has no receipt, and one that is not there is not found", async () => {
  const user = await approved({});
  expect((await receipt(user, 2)).json()).toEqual({
    error: "Só uma parcela recebida tem recibo",
    code: "CONFLICT",
  });
  expect((await receipt(user, 3)).statusCode).toBe(404);
});
