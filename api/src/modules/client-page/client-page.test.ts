import { changeAccount } from "../../db/accounts.ts";
import { BLANK } from "shared-contracts/templates/blank";
import { brCode } from "shared-contracts/pix/br-code";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sample, sampleBody } from "../../../test/test-budget.ts";
import { typed } from "../../../test/full-account.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-11-23T15:00:00Z");
const PIX = {
  kind: "email",
  key: "contato@serra.com.br",
  receiver: "Sabores da Serra",
  city: "Nova Lima",
} as const;

let clock = START;
let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(clock) });
});
beforeEach(async () => {
  clock = START;
  user = await createUser(service.app);
  await changeAccount(service.db, user.id, { pix: JSON.stringify(PIX) });
  await user.call("PUT", "/buffet/buffet-data", {
    companyName: "Buffet <i>Serra</i>",
    cnpj: "12.ABC.345/01DE-35",
    address: "Rua A, 1",
    cep: "30140-071",
    contactEmail: "contato@serra.com.br",
    contactPhone: "(31) 98765-4321",
  });
  const budget = sample();
  Object.assign(budget.eventData, { eventDate: "2027-01-10" });
  await user.call(
    "POST",
    "/orcamentos",
    sampleBody("Festa & <b>Ana</b>", budget),
  );
});
afterAll(() => service.close());

interface Link {
  url: string;
  active: boolean;
  published: boolean;
  firstSeenAt: string | null;
  lastSeenAt: string | null;
}
const link = async (method: "GET" | "POST" = "POST") =>
  (await user.call(method, "/orcamentos/1/link")).json<Link>();
const pathOf = ({ url }: Link) => new URL(url).pathname;
const sendIt = () => user.call("POST", "/orcamentos/1/envios");
const open = (path: string, headers: Record<string, string> = {}) =>
  service.app.inject({ method: "GET", url: path, headers });
const follow = (body: object) =>
  user.call("PATCH", "/orcamentos/1/acompanhamento", body);

async function published(): Promise<string> {
  await sendIt();
  return pathOf(await link());
}

test("the first sending publishes the page; before it and after it is undone there is none [page-needs-a-sending]", async () => {
  const made = await link();
  expect(made).toMatchObject({ active: true, published: false });
  expect(made.url).toMatch(/^http:\/\/localhost:4000\/p\/[\w-]{43}$/);
  const path = pathOf(made);
  expect((await open(path)).statusCode).toBe(404);
  await sendIt();
  const page = await open(path);
  expect(page.statusCode).toBe(200);
  expect(page.payload).toContain("25.004,00");
  expect(await link()).toMatchObject({ url: made.url, published: true });
  await follow({ status: "rascunho" });
  expect((await open(path)).statusCode).toBe(404);
});

test("the page is private, runs only its own script, and has no price where a preview shows it", async () => {
  const { headers, payload } = await open(await published());
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  const csp = headers["content-security-policy"] as string;
  expect(csp).not.toContain("unsafe");
  const [, nonce] = /script-src 'nonce-([\w-]+)'/.exec(csp)!;
  expect(payload).toContain(`<script nonce="${nonce}">`);
  expect(payload.match(/<script/g)).toHaveLength(1);
  const previews = payload.match(/<meta\s+property="og:[^>]*>/g)!.join("");
  expect(previews).toContain(
    "preparou esta proposta para 10 de janeiro de 2027",
  );
  expect(previews).not.toMatch(/R\$|\d{5}|@/);
  // What the account typed is text.
  expect(payload).not.toMatch(/<i>Serra|<b>Ana/);
  expect(payload).toContain("Festa &#38; &#60;b&#62;Ana");
});

test("later changes do not reach the page until it is sent again, at the same address", async () => {
  const path = await published();
  await user.call("PUT", "/orcamentos/1", sampleBody("Outra festa", BLANK));
  await user.call("PUT", "/buffet/buffet-data", {
    companyName: "Outro nome",
    cnpj: "",
    address: "",
    cep: "",
    contactEmail: "",
    contactPhone: "",
  });
  const before = await open(path);
  expect(before.payload).toContain("25.004,00");
  expect(before.payload).not.toContain("Outro nome");
  await sendIt();
  expect((await open(path)).payload).toContain("Outra festa");
});

test("an exchanged address is gone and says so, and the new one works", async () => {
  const path = await published();
  const answer = await user.call("POST", "/orcamentos/1/link/troca");
  const other = pathOf(answer.json<Link>());
  expect(other).not.toBe(path);
  const old = await open(path);
  expect(old.statusCode).toBe(410);
  expect(old.payload).toContain("Este endereço foi trocado");
  expect(old.payload).not.toContain("25.004,00");
  expect((await open(other)).statusCode).toBe(200);
});

test("two exchanges at once leave one address", async () => {
  await published();
  await Promise.all(
    [1, 2].map(() => user.call("POST", "/orcamentos/1/link/troca")),
  );
  const rows = await service.db
    .selectFrom("proposal_links")
    .select("exchanged_at")
    .where("user_id", "=", user.id)
    .execute();
  expect(rows.filter(({ exchanged_at }) => !exchanged_at)).toHaveLength(1);
});

test("a page that is switched off says since when, and works again once it is on", async () => {
  const path = await published();
  await user.call("PATCH", "/orcamentos/1/link", { active: false });
  const off = await open(path);
  expect(off.statusCode).toBe(410);
  expect(off.payload).toContain("O buffet retirou a proposta em 23/11/2026.");
  expect((await open(`${path}/pdf/1`)).statusCode).toBe(410);
  await user.call("PATCH", "/orcamentos/1/link", { active: true });
  expect((await open(path)).statusCode).toBe(200);
});

test.each<[string, (path: string) => Promise<unknown>]>([
  [
    "a blocked account",
    () =>
      service.db
        .updateTable("users")
        .set({ blocked: true })
        .where("id", "=", user.id)
        .execute(),
  ],
  [
    "an erased account",
    () => typed(service, "erase-user", user.email, user.email),
  ],
  ["a deleted budget", () => user.call("DELETE", "/orcamentos/1")],
])("the page of %s is withdrawn and names nobody", async (_what, end) => {
  const path = await published();
  await end(path);
  const { statusCode, payload } = await open(path);
  expect(statusCode).toBe(410);
  expect(payload).toContain("Esta proposta não está mais disponível");
  expect(payload).not.toMatch(/Serra|98765/);
});

test("after its validity it is still read, and 120 days after the event it is gone", async () => {
  const path = await published();
  clock = Date.parse("2026-12-08T15:00:00Z");
  expect((await open(path)).payload).toContain("(só até hoje)");
  clock += DAY_MS;
  const over = await open(path);
  expect(over.statusCode).toBe(200);
  expect(over.payload).toContain("Esta proposta venceu em 08/12/2026");
  expect(over.payload).not.toContain("25.004,00");
  const [, see = ""] = /href="([^"]*\?ver=[^"]*)"/.exec(over.payload)!;
  const { pathname, search } = new URL(see, `http://x${path}`);
  const read = await open(pathname + search);
  expect(read.payload).toContain("25.004,00");
  expect(read.payload).toContain("Esta proposta venceu em 08/12/2026");
  clock = Date.parse("2027-05-10T15:00:00Z");
  expect((await open(path)).statusCode).toBe(200);
  clock += DAY_MS;
  expect((await open(path)).statusCode).toBe(410);
});

test("the page goes on when the caterer's plan has ended", async () => {
  const path = await published();
  await service.db
    .deleteFrom("subscriptions")
    .where("user_id", "=", user.id)
    .execute();
  expect((await open(path)).statusCode).toBe(200);
});

test("a view is what a person's browser reports, or the file; a robot's GET and a HEAD are none", async () => {
  const path = await published();
  await open(path);
  await service.app.inject({ method: "HEAD", url: `${path}/pdf/1` });
  expect(await link("GET")).toMatchObject({ firstSeenAt: null });
  await service.app.inject({ method: "POST", url: `${path}/visto` });
  clock += 60_000;
  const file = await open(`${path}/pdf/1`);
  expect(file.headers["content-type"]).toBe("application/pdf");
  expect(await link("GET")).toMatchObject({
    firstSeenAt: "2026-11-23T15:00:00.000Z",
    lastSeenAt: "2026-11-23T15:01:00.000Z",
  });
  const listed = await user.call("GET", "/orcamentos?campos=resumo");
  expect(listed.json()).toMatchObject([
    {
      firstSeenAt: "2026-11-23T15:00:00.000Z",
      lastSeenAt: "2026-11-23T15:01:00.000Z",
    },
  ]);
});

test("an approved proposal shows its instalments, each open one with its code, and its state changes with a tick", async () => {
  const path = await published();
  const state = () => open(`${path}/estado`);
  const first = (await state()).headers["etag"] as string;
  const known = { "if-none-match": first };
  expect((await open(`${path}/estado`, known)).statusCode).toBe(304);
  const receipts = [
    { label: "Sinal (30%)", dueDate: "2026-12-01", amount: 7501.2 },
    { label: "1ª parcela", dueDate: "2027-01-05", amount: 17_502.8 },
  ].map((receipt) => ({ ...receipt, receivedOn: null }));
  await follow({ status: "aprovada", receipts });
  expect((await open(`${path}/estado`, known)).statusCode).toBe(200);
  const open1 = await open(path);
  for (const cents of [750_120n, 1_750_280n])
    expect(open1.payload).toContain(brCode(PIX, cents));
  expect(open1.payload).toContain("Para reservar a data, pague o sinal");
  expect(open1.payload).toContain("até <b>1 de dezembro de 2026</b>");
  const paid = [{ ...receipts[0], receivedOn: "2026-11-23" }, receipts[1]];
  await follow({ receipts: paid });
  const open2 = (await open(path)).payload;
  expect(open2).toContain("pago em 23/11/2026");
  expect(open2).not.toContain(brCode(PIX, 750_120n));
  expect(open2).toContain("Próximo pagamento: 1ª parcela");
  await follow({
    receipts: paid.map((one) => ({ ...one, receivedOn: "2026-11-23" })),
  });
  expect((await open(path)).payload).toContain("Tudo pago. Boa festa!");
});

test("one page is looked at 600 times an hour, and asking for changes does not count as looking", async () => {
  const path = await published();
  await open(path);
  await service.db
    .updateTable("rate_limits")
    .set({ hits: 600 })
    .where("hits", "=", 1)
    .execute();
  const limited = await open(path);
  expect([limited.statusCode, limited.payload]).toEqual([
    429,
    expect.stringContaining("Espere um minuto e tente de novo."),
  ]);
  expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
  expect((await open(`${path}/estado`)).statusCode).toBe(200);
});
