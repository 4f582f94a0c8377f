import {
  acceptPage,
  followed,
  HELENA,
  openForm,
  postForm,
  sentPage,
  wedding,
} from "../../../test/client-page.ts";
import {
  createTestApp,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sampleBody } from "../../../test/test-budget.ts";

const START = Date.parse("2026-11-25T17:02:00Z");

let clock = START;
let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(clock) });
});
beforeEach(async () => {
  clock = START;
  await service.db.deleteFrom("rate_limits").execute();
});
afterAll(() => service.close());

/** The text of a page, without markup and with single spaces. */
const textOf = async (path: string) => {
  const { payload } = await service.app.inject(path);
  const [, body = ""] = payload.split("<main");
  return body.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
};

/** The wedding with eight more guests, another drink's name, one drink more and more of another. */
function changed() {
  const budget = wedding();
  budget.eventData.guests = 108;
  const [first, second, , beer] = budget.drinks;
  first!.name = "Limonada suíça";
  beer!.consumptionPerPerson = 2100;
  budget.drinks.push({ ...second!, id: 900, name: "Caipirinha" });
  return budget;
}

async function sendChange(user: TestUser, message?: string, id = 1) {
  await user.call(
    "PUT",
    `/orcamentos/${id}`,
    sampleBody("Casamento Helena", changed()),
  );
  const answer = await user.call(
    "POST",
    `/orcamentos/${id}/envios`,
    message === undefined ? undefined : { message },
  );
  return answer.json<{ totalFinal: number; sent: { n: number }[] }>();
}

/** Ticks the first instalments as received. */
async function tick(user: TestUser, count: number, id = 1) {
  const { receipts = [] } = await followed(user, id);
  return user.call("PATCH", `/orcamentos/${id}/acompanhamento`, {
    receipts: receipts.map((one, at) =>
      at < count ? { ...one, receivedOn: "2026-11-25" } : one,
    ),
  });
}

test("a change says line by line what is other, and what was accepted stands until it is accepted", async () => {
  const { user, path } = await sentPage(service);
  await acceptPage(service, path);
  await tick(user, 1);
  const before = await followed(user);
  clock = Date.parse("2026-11-28T15:00:00Z");
  await sendChange(user, "Como combinamos: mais <8> convidados.");
  const text = await textOf(path);
  for (const said of [
    "O buffet propôs uma mudança",
    "Enviada em 28/11/2026. O que você aceitou em 25/11/2026 continua valendo até você aceitar a mudança.",
    "Convidados 100 108",
    "Valor total R$ 25.004,00",
    "Diferença no total",
    "Entra Caipirinha",
    "Muda",
    "Limonada suíça",
    "Muda Cerveja (lata 350 ml), de ",
    "As outras quantidades foram ajustadas para 108 convidados.",
    "“Como combinamos: mais &#60;8&#62; convidados.”",
    "Se você aceitar, a diferença entra na 3ª parcela.",
    "Total aceito R$ 25.004,00",
    "Comprovante do aceite de 25/11/2026",
    "Não concorda com a mudança?",
    "mudança em 28/11/2026",
  ])
    expect(text).toContain(said);
  // It follows from the guests.
  expect(text).not.toContain("Refrigerante, de ");
  expect(await followed(user)).toMatchObject({
    status: "aprovada",
    receipts: before.receipts,
  });
  const list = await user.call("GET", "/orcamentos?campos=resumo");
  expect(list.json()).toMatchObject([
    {
      accepted: {
        sending: 1,
        isAddendum: false,
        addendumAt: "2026-11-28T15:00:00.000Z",
      },
    },
  ]);
  for (const n of [1, 2]) {
    const file = await service.app.inject(`${path}/pdf/${n}`);
    expect(file.statusCode).toBe(200);
  }
});

test("accepted, the change's total is paid: received instalments stay, and the last open one takes the difference", async () => {
  const { user, path } = await sentPage(service);
  await acceptPage(service, path);
  await tick(user, 1);
  const { receipts: before } = await followed(user);
  const { totalFinal } = await sendChange(user);
  const form = await service.app.inject(`${path}/aceitar`);
  expect(form.payload).toContain("Aceitar a mudança");
  await acceptPage(service, path);
  const { receipts } = await followed(user);
  expect(receipts!.slice(0, -1)).toEqual(before!.slice(0, -1));
  const sum = receipts!.reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBeCloseTo(totalFinal, 2);
  const text = await textOf(path);
  expect(text).toContain("Proposta aceita");
  expect(text).not.toContain("O que mudou");
  const list = await user.call("GET", "/orcamentos?campos=resumo");
  expect(list.json()).toMatchObject([
    { accepted: { sending: 2, isAddendum: true, addendumAt: null } },
  ]);
  const rows = await service.db
    .selectFrom("acceptances")
    .select(["n", "undone_at"])
    .where("user_id", "=", user.id)
    .orderBy("n")
    .execute();
  expect(rows).toEqual([
    { n: 1, undone_at: null },
    { n: 2, undone_at: null },
  ]);
});

test("a change to an accepted option is that budget's, and offers no other option", async () => {
  const { user, path } = await sentPage(service, { withOptions: true });
  await acceptPage(service, path, { opcao: "B" });
  await sendChange(user, "", 2);
  expect(await textOf(path)).toContain("O buffet propôs uma mudança");
  await acceptPage(service, path);
  const { status, chosen, sent } = await followed(user, 2);
  expect([status, chosen ?? null, sent!.at(-1)!.options]).toEqual([
    "aprovada",
    null,
    undefined,
  ]);
});

test("a change that is taken back or past its day leaves what was accepted", async () => {
  const { user, path } = await sentPage(service);
  await acceptPage(service, path);
  expect((await user.call("DELETE", "/orcamentos/1/aditivo")).statusCode).toBe(
    404,
  );
  await sendChange(user);
  const form = { ...(await openForm(service, path)), ...HELENA };
  expect((await user.call("DELETE", "/orcamentos/1/aditivo")).statusCode).toBe(
    200,
  );
  expect(await textOf(path)).toContain("Proposta aceita");
  expect((await postForm(service, path, form)).statusCode).toBe(303);
  expect((await service.app.inject(`${path}/pdf/2`)).statusCode).toBe(404);
  await sendChange(user);
  expect(await textOf(path)).toContain("O que mudou");
  const { receipts } = await followed(user);
  const sum = receipts!.reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBeCloseTo(25_004, 2);
  clock = Date.parse("2026-12-12T12:00:00Z");
  expect(await textOf(path)).toContain("Proposta aceita");
});

test("undone, both the proposal and its change are no longer accepted", async () => {
  const { user, path } = await sentPage(service);
  await acceptPage(service, path);
  await sendChange(user);
  await acceptPage(service, path);
  const undone = await user.call("POST", "/orcamentos/1/aceite/desfazer", {
    reason: "Desistiu",
  });
  expect(undone.statusCode).toBe(200);
  expect((await followed(user)).status).toBe("enviada");
  expect(await textOf(path)).toContain("O buffet cancelou o aceite");
});

test("a proposal that is accepted while its caterer sends it anew is not changed unseen", async () => {
  for (let round = 0; round < 5; round++) {
    const { user, path } = await sentPage(service);
    const form = await openForm(service, path);
    const [answer, sent] = await Promise.all([
      postForm(
        service,
        path,
        { ...form, ...HELENA },
        {
          remoteAddress: `10.9.8.${round}`,
        },
      ),
      user.call("POST", "/orcamentos/1/envios"),
    ]);
    // One of them came first; the other learned of it.
    expect([
      [303, 412],
      [409, 201],
      [303, 201],
    ]).toContainEqual([answer.statusCode, sent.statusCode]);
  }
});
