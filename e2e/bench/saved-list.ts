import assert from "node:assert/strict";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
  type Response,
} from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { makeTrialAccount, openAs } from "../src/register.ts";
import { startProduct, type StartedProduct } from "../src/started-product.ts";
import { caller } from "./fairness-account.ts";
import { networkSilence } from "./network-silence.ts";
import { kb, ratio, type Bench } from "./result.ts";
import { digitsOf } from "./sample-items.ts";

/** KB of 1000 bytes that the API may send for a first visit to / with `MANY` saved budgets. */
const ALLOWED_KB = 30;
const MANY = 300;
const FEW = 3;
/** Of so many budgets one was sent to its client. */
const SENT_EVERY = 3;

const NAMES =
  "Ana Bruna Caio Davi Elisa Fábio Gabriel Helena Iara João Lia".split(" ");
const FAMILIES =
  "Almeida Barros Castro Dias Esteves Faria Gomes Prado Rocha".split(" ");
const CITIES = ["Belo Horizonte", "Nova Lima", "Betim", "Ouro Preto", "Sabará"];
const TYPES = ["Casamento", "Aniversário", "Formatura", "Batizado", "Outro"];

/** What the API sends, compressed, to somebody with many saved budgets who opens / and comes back. */
export const benchSavedList: Bench = async () => {
  const product = await startProduct({
    env: { BANQUETE_RATE_LIMIT: "1000000" },
  });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  try {
    const few = await visits(browser, product, FEW);
    const many = await visits(browser, product, MANY);
    const visit = (which: keyof typeof few) => ({
      measured: kb(many[which]),
      peer: kb(few[which]),
    });
    return [
      {
        name: `first visit to / with ${MANY} budgets, from the API, vs allowed`,
        measured: kb(many.first),
        peer: kb(ALLOWED_KB),
        compared: ratio(many.first, ALLOWED_KB, 1),
      },
      { name: `the same with ${MANY} vs ${FEW}`, ...visit("first") },
      { name: `second visit, ${MANY} vs ${FEW}`, ...visit("second") },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
};

/** The KB of content that the API sends to a new account with so many budgets, on a first visit and on a second. */
async function visits(
  browser: Browser,
  product: StartedProduct,
  count: number,
) {
  const context = await browser.newContext({ locale: "pt-BR" });
  try {
    const account = await makeTrialAccount(context.request, product.apiUrl);
    const call = caller(product.apiUrl, account.token);
    for (let index = 0; index < count; index++) {
      const answer = await call("POST", "/orcamentos", party(index));
      assert.equal(answer.status, 201);
      if (index % SENT_EVERY) continue;
      const sent = await call("POST", `/orcamentos/${index + 1}/envios`);
      assert(sent.ok, `HTTP ${sent.status}`);
    }
    const first = await kbOfVisit(context, product, (page) =>
      openAs(page, account, "/", product.url),
    );
    const second = await kbOfVisit(context, product, async (page) => {
      await page.goto(product.url);
    });
    return { first, second };
  } finally {
    await context.close();
  }
}

async function kbOfVisit(
  context: BrowserContext,
  { apiUrl }: StartedProduct,
  open: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await context.newPage();
  const silence = networkSilence(page);
  const answers: Response[] = [];
  page.on("response", (answer) => {
    if (answer.url().startsWith(apiUrl)) answers.push(answer);
  });
  await open(page);
  await page
    .getByRole("button", { name: /^Editar / })
    .first()
    .waitFor();
  await silence();
  const sizes = await Promise.all(
    answers.map(async (answer) => {
      assert(answer.ok(), `${answer.url()}: HTTP ${answer.status()}`);
      return (await answer.request().sizes()).responseBodySize;
    }),
  );
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The body of a save: the sample as the event of an index, so that few texts of the list repeat in a row. */
function party(index: number): string {
  const { thousandths, cents } = digitsOf(index);
  const pick = (list: readonly string[], by: number) => list[by % list.length]!;
  const client = `${pick(NAMES, thousandths)} ${pick(FAMILIES, cents)}`;
  const day = new Date(Date.UTC(2027, 0, thousandths % 700));
  const eventData = {
    ...SAMPLE_100.eventData,
    eventType: pick(TYPES, cents),
    groomName: client,
    city: pick(CITIES, thousandths),
    eventDate: day.toISOString().slice(0, 10),
    eventTime: `${10 + (cents % 12)}:30`,
    guests: 20 + (cents % 400),
  };
  return JSON.stringify({
    nome: `${eventData.eventType} de ${client}`,
    dados: { ...SAMPLE_100, eventData },
    totalFinal: 0,
  });
}
