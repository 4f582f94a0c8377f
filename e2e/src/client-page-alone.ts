import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Accent } from "shared-contracts/entities/proposal";
import type { ProposalTerms } from "shared-contracts/entities/user-config";
import type { Budget } from "shared-contracts/parts/budget";
import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import {
  OPTIONS,
  OPTIONS_WEDDING,
} from "shared-contracts/proposal/wedding.test-data";
import { root } from "tooling/workspace";
import { pageCsp } from "../../api/src/modules/client-page/document.ts";
import { pageOf } from "../../api/src/modules/client-page/proposal-page.test-data.ts";

const ORIGIN = "https://buffet.example";

interface Alone {
  accent?: Accent;
  /** Default: a wedding with three options. */
  budget?: Budget;
  terms?: ProposalTerms;
  changes?: Parameters<typeof pageOf>[1];
}

/** Opens a client's page as the API makes it, without one: in any colour, and after its validity. */
export async function openAlone(page: Page, alone: Alone = {}): Promise<void> {
  const { accent = "jabuticaba", budget = OPTIONS_WEDDING } = alone;
  const { terms = {}, changes } = alone;
  const proposal = composeProposal({
    title: "Casamento Ana e Rui",
    budget,
    others: budget === OPTIONS_WEDDING ? OPTIONS : [],
    id: 1,
    sender: {
      name: "Sabores da Serra Buffet",
      cnpj: "12.345.678/0001-95",
      lines: ["Savassi, Belo Horizonte"],
      logo: null,
    },
    terms: {
      accent,
      depositPercent: 30,
      instalments: 3,
      notes: "Hora extra: R$ 1.200,00.\nO local precisa ter cozinha de apoio.",
      ...terms,
    },
    pix: {
      kind: "email",
      key: "contato@serra.com.br",
      receiver: "Sabores da Serra Buffet Ltda.",
      city: "Nova Lima",
    },
    day: "2026-11-22",
  });
  const chosen = budget === OPTIONS_WEDDING ? 1 : 0;
  const body = pageOf(
    proposal,
    { chosen, ...changes },
    "Sabores da Serra Buffet",
  );
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const font = /\/fontes\/([\w-]+\.woff2)$/.exec(path)?.[1];
    if (font) {
      const folder = join(root, "api/src/modules/client-page/fonts");
      return route.fulfill({ body: await readFile(join(folder, font)) });
    }
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": pageCsp("n") },
      body,
    });
  });
  await page.goto(`${ORIGIN}/p/t`);
}
