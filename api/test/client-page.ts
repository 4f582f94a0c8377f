/** A caterer with a sent proposal, and the client's page of it. */
import { randomInt } from "node:crypto";
import type { SentProposal } from "shared-contracts/entities/sending";
import { changeAccount } from "../src/db/accounts.ts";
import { createUser, type TestApp, type TestUser } from "./test-app.ts";
import { sample, sampleBody } from "./test-budget.ts";

export const PIX = {
  kind: "email",
  key: "contato@serra.com.br",
  receiver: "Sabores da Serra",
  city: "Nova Lima",
} as const;

const PLAN = {
  depositPercent: 30,
  depositDate: "2026-12-10",
  instalmentDates: ["2027-02-10", "2027-03-10", "2027-04-10"],
};

/** A budget for 2027 with a plan of four payments. */
export function wedding() {
  const budget = sample();
  Object.assign(budget.eventData, { eventDate: "2027-05-15" });
  return { ...budget, proposal: { plan: PLAN } };
}

export interface ClientPage {
  user: TestUser;
  /** The path of the page: `/p/…`. */
  path: string;
}

/** Sends budget 1, or with options: budget 1 as A and the smaller budget 2 as B. */
export async function sentPage(
  { app, db }: TestApp,
  { withOptions = false } = {},
): Promise<ClientPage> {
  const user = await createUser(app);
  await changeAccount(db, user.id, { pix: JSON.stringify(PIX) });
  const options = [
    { id: 1, name: "" },
    { id: 2, name: "" },
  ];
  const budget = wedding();
  const proposal = withOptions ? { plan: PLAN, options } : { plan: PLAN };
  await user.call(
    "POST",
    "/orcamentos",
    sampleBody("Casamento Helena", { ...budget, proposal }),
  );
  if (withOptions)
    await user.call(
      "POST",
      "/orcamentos",
      sampleBody("Enxuta", {
        ...budget,
        foods: [],
        eventData: { ...budget.eventData, guests: 80 },
      }),
    );
  await user.call("POST", "/orcamentos/1/envios");
  const link = await user.call("POST", "/orcamentos/1/link");
  return { user, path: new URL(link.json<{ url: string }>().url).pathname };
}

/** What the form has when a client opens it; `opcao` is the option of its address. */
export async function openForm(
  { app }: TestApp,
  path: string,
  opcao = "",
  remoteAddress = "127.0.0.1",
): Promise<Record<string, string>> {
  const url = `${path}/aceitar?opcao=${opcao}`;
  const page = await app.inject({ url, remoteAddress });
  const fields = page.payload.matchAll(
    /<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g,
  );
  return Object.fromEntries(
    [...fields].map(([, name, value]) => [name, value]),
  );
}

export const HELENA = {
  nome: "Helena Souza",
  cpf: "529.982.247-25",
  li: "on",
};

/** Posts a form as a browser does. */
export function postForm(
  { app }: TestApp,
  path: string,
  fields: Record<string, string>,
  {
    remoteAddress = "127.0.0.1",
    ...headers
  }: Record<string, string> & { remoteAddress?: string } = {},
) {
  return app.inject({
    method: "POST",
    url: `${path}/aceitar`,
    remoteAddress,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "user-agent": "Chrome da Helena",
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Accepts what the page shows. Each call comes from another network: one network may open and accept only a few. */
export async function acceptPage(
  service: TestApp,
  path: string,
  { opcao = "", nome = HELENA.nome } = {},
): Promise<void> {
  const remoteAddress = [10, 255, 255, 255]
    .map((most, at) => (at === 0 ? most : randomInt(most)))
    .join(".");
  const form = await openForm(service, path, opcao, remoteAddress);
  const answer = await postForm(
    service,
    path,
    { ...form, ...HELENA, nome },
    { remoteAddress },
  );
  if (answer.statusCode !== 303) throw new Error(answer.payload);
}

/** Accepts what was last sent of a budget. */
export async function acceptSent(
  service: TestApp,
  user: TestUser,
  { id = 1, nome = HELENA.nome } = {},
): Promise<void> {
  const link = await user.call("POST", `/orcamentos/${id}/link`);
  const { pathname } = new URL(link.json<{ url: string }>().url);
  await acceptPage(service, pathname, { nome });
}

/** What the API keeps of a budget's proposal. */
export async function followed(user: TestUser, id = 1) {
  const answer = await user.call("GET", `/orcamentos/${id}`);
  const { dados } = answer.json<{ dados: Record<string, unknown> }>();
  return dados as {
    status?: string;
    sent?: SentProposal[];
    receipts?: { label: string; amount: number; receivedOn: string | null }[];
    chosen?: { sending: number; option: number } | null;
    foods: unknown[];
  };
}
