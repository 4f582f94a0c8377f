import { createMail } from "../../mail/mail.ts";
import {
  acceptPage,
  followed,
  sentPage,
  wedding,
} from "../../../test/client-page.ts";
import { pageTexts } from "../../../test/read-pdf.ts";
import {
  createTestApp,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sampleBody } from "../../../test/test-budget.ts";

const NOW = "2026-11-25T17:02:00.000Z";

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({
    now: () => new Date(NOW),
    mail: createMail(() => undefined),
  });
});
afterAll(() => service.close());

const open = (path: string) => service.app.inject(path);
const undo = (user: TestUser, id = 1) =>
  user.call("POST", `/orcamentos/${id}/aceite/desfazer`, {
    reason: "Aceitou sem querer",
  });
const stored = (user: TestUser) =>
  service.db
    .selectFrom("acceptances")
    .selectAll()
    .where("user_id", "=", user.id)
    .orderBy("accepted_at")
    .execute();

test("the caterer learns who accepted, and has the whole record as a file", async () => {
  const { user, path } = await sentPage(service);
  await acceptPage(service, path);
  const { sha256 } = (await stored(user))[0]!;
  const accepted = {
    at: NOW,
    name: "Helena Souza",
    option: null,
    total: 25_004,
    code: sha256.slice(0, 12).replace(/(....)(....)(....)/, "$1 $2 $3"),
    budget: 1,
    sending: 1,
    isAddendum: false,
    addendumAt: null,
  };
  const link = await user.call("GET", "/orcamentos/1/link");
  expect(link.json()).toMatchObject({ accepted });
  const list = await user.call("GET", "/orcamentos?campos=resumo");
  expect(list.json()).toMatchObject([{ status: "aprovada", accepted }]);
  const file = await user.call("GET", "/orcamentos/1/aceite");
  const texts = await pageTexts(file.rawPayload);
  expect(texts.at(-1)).toContain("529.982.247-25");
});

test("the budget that offered the accepted one says so too", async () => {
  const { user, path } = await sentPage(service, { withOptions: true });
  await acceptPage(service, path, { opcao: "B" });
  const list = await user.call("GET", "/orcamentos?campos=resumo");
  expect(list.json()).toMatchObject([
    { id: 2, accepted: { budget: 2, option: "B" } },
    { id: 1, accepted: { budget: 2, option: "B" } },
  ]);
  expect((await user.call("GET", "/orcamentos/1/aceite")).statusCode).toBe(404);
});

test("the caterer undoes an acceptance: the record stays, the page says so, and it can be accepted again", async () => {
  const { user, path } = await sentPage(service);
  await acceptPage(service, path);
  const answer = await undo(user);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { status: "enviada", receipts: [], chosen: null },
  ]);
  expect(await stored(user)).toMatchObject([
    {
      name: "Helena Souza",
      undone_at: new Date(NOW),
      undone_because: "Aceitou sem querer",
    },
  ]);
  expect((await undo(user)).statusCode).toBe(404);
  const { payload } = await open(path);
  expect(payload.replaceAll(/\s+/g, " ")).toContain(
    "O buffet cancelou o aceite de 25/11/2026. Para valer, é preciso aceitar de novo.",
  );
  expect(payload).not.toContain("Aceitou sem querer");
  expect((await open(`${path}/comprovante`)).statusCode).toBe(404);
  await acceptPage(service, path);
  expect((await followed(user)).status).toBe("aprovada");
  expect((await open(path)).payload).not.toContain("cancelou o aceite");
  expect(await stored(user)).toHaveLength(2);
});

test("after an undone option another one can be accepted, with its budget", async () => {
  const { user, path } = await sentPage(service, { withOptions: true });
  await acceptPage(service, path, { opcao: "B" });
  await undo(user, 2);
  await acceptPage(service, path, { opcao: "A" });
  const statuses = [await followed(user), await followed(user, 2)];
  expect(statuses.map(({ status }) => status)).toEqual(["aprovada", "enviada"]);
  expect((await open(path)).payload).toContain("<b>opção A</b>");
});

test("a budget whose client accepted another of its options is offered again only once that is undone", async () => {
  const { user, path } = await sentPage(service, { withOptions: true });
  await acceptPage(service, path, { opcao: "B" });
  const offers = ["/orcamentos/1/envios", "/orcamentos/1/link"];
  for (const offer of [...offers, "/orcamentos/1/link/troca"]) {
    const refused = await user.call("POST", offer);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { error: "O cliente aceitou a opção B. Envie pelo orçamento dela." },
    ]);
  }
  await undo(user, 2);
  for (const offer of offers)
    expect((await user.call("POST", offer)).statusCode).toBeLessThan(300);
});

test("what was received stays where the accepted budget is accepted on another page too", async () => {
  const { user, path } = await sentPage(service, { withOptions: true });
  await acceptPage(service, path, { opcao: "B" });
  const { receipts = [] } = await followed(user, 2);
  await user.call("PATCH", "/orcamentos/2/acompanhamento", {
    receipts: [
      { ...receipts[0], receivedOn: "2026-11-25" },
      ...receipts.slice(1),
    ],
  });
  const options = [3, 2].map((id) => ({ id, name: "" }));
  const other = { ...wedding(), proposal: { options } };
  await user.call("POST", "/orcamentos", sampleBody("Outra", other));
  await user.call("POST", "/orcamentos/3/envios");
  const link = await user.call("POST", "/orcamentos/3/link");
  const { pathname } = new URL(link.json<{ url: string }>().url);
  await acceptPage(service, pathname, { opcao: "B" });
  const [first] = (await followed(user, 2)).receipts!;
  expect(first).toEqual({ ...receipts[0], receivedOn: "2026-11-25" });
});

test("an acceptance with an instalment received is not undone", async () => {
  const { user, path } = await sentPage(service);
  await acceptPage(service, path);
  const { receipts } = await followed(user);
  const tick = (receivedOn: string | null) =>
    user.call("PATCH", "/orcamentos/1/acompanhamento", {
      receipts: receipts!.map((one, at) =>
        at === 0 ? { ...one, receivedOn } : one,
      ),
    });
  await tick("2026-11-25");
  const refused = await undo(user);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { error: "Há pagamento recebido. Desmarque antes de desfazer." },
  ]);
  await tick(null);
  expect((await undo(user)).statusCode).toBe(200);
});

test("repeated under its key, an undoing is done once", async () => {
  const { user, path } = await sentPage(service);
  await acceptPage(service, path);
  const call = () =>
    user.call(
      "POST",
      "/orcamentos/1/aceite/desfazer",
      { reason: "Engano" },
      { "idempotency-key": "once" },
    );
  const [first, second] = [await call(), await call()];
  expect(second.json()).toEqual(first.json());
  expect(second.headers["idempotency-replayed"]).toBe("true");
});

test("what was accepted is kept beyond the last ten sendings, and takes no room", async () => {
  const { user, path } = await sentPage(service);
  await acceptPage(service, path);
  await undo(user);
  for (let sent = 0; sent < 11; sent++)
    await user.call("POST", "/orcamentos/1/envios");
  const kept = await service.db
    .selectFrom("sent_proposals")
    .select("n")
    .where("user_id", "=", user.id)
    .orderBy("n")
    .execute();
  expect(kept.map(({ n }) => n)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test("of a deleted budget's acceptance nothing is left that names anybody, and its page is withdrawn", async () => {
  const { user, path } = await sentPage(service);
  await acceptPage(service, path);
  expect((await user.call("DELETE", "/orcamentos/1")).statusCode).toBe(200);
  expect(await stored(user)).toMatchObject([
    {
      name: null,
      cpf: null,
      address: null,
      browser: null,
      total_cents: 2_500_400,
      accepted_at: new Date(NOW),
    },
  ]);
  const { statusCode, payload } = await open(path);
  expect([statusCode, payload]).toEqual([
    410,
    expect.not.stringContaining("Helena"),
  ]);
  expect((await open(`${path}/comprovante`)).statusCode).toBe(410);
});

test("caterer and client get a mail, the client where its address is known", async () => {
  const mails = (of: TestUser) =>
    service.db
      .selectFrom("mails")
      .select(["kind", "to_address", "details"])
      .where("user_id", "=", of.id)
      .where("kind", "!=", "confirm-address")
      .orderBy("kind")
      .execute();
  const sentTo = async (clientEmail: string) => {
    const page = await sentPage(service);
    const budget = wedding();
    Object.assign(budget.eventData, { clientEmail });
    const body = sampleBody("Casamento Helena", budget);
    await page.user.call("PUT", "/orcamentos/1", body);
    await page.user.call("POST", "/orcamentos/1/envios");
    await acceptPage(service, page.path);
    return page;
  };
  const known = await sentTo("Helena@exemplo.com");
  const sent = await mails(known.user);
  expect(sent.map(({ kind, to_address }) => [kind, to_address])).toEqual([
    ["acceptance-kept", "helena@exemplo.com"],
    ["proposal-accepted", known.user.email],
  ]);
  expect(JSON.parse(sent[1]!.details)).toMatchObject({
    name: "Helena Souza",
    event: "Casamento Helena",
    what: "R$\u00a025.004,00",
    when: "25/11/2026 às 14:02",
  });
  const unknown = await sentTo("não sei");
  expect((await mails(unknown.user)).map(({ kind }) => kind)).toEqual([
    "proposal-accepted",
  ]);
});
