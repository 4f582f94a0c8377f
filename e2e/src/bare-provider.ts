import type { Page, Request } from "@playwright/test";
import { apiUrl } from "./product.ts";

type Fields = Record<string, unknown>;

/** What a token of another provider is: the user's id is all that the page reads. */
const TOKEN = `e30.${btoa(JSON.stringify({ sub: "9" }))}.x`;

const LOGO =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const PLAN = {
  id: "monthly",
  name: "Mensal",
  description: "Plano de 30 dias",
  price: 49.9,
  durationDays: 30,
  isTrial: false,
};

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString();

/**
 * Answers the API's calls as a provider does that knows the first 26 calls and sends the fields that they are for,
 * without any other. What is saved is kept for the page.
 */
export async function serveBareProvider(page: Page): Promise<void> {
  let hasPlan = false;
  let profile: unknown = {
    name: "helena prado",
    email: "helena@example.com",
    phone: "31987654321",
  };
  let company: unknown = {};
  let logoUrl: string | null = null;
  const budgets: Fields[] = [];
  const received = [
    {
      id: 1,
      nome: "Casamento de Marina",
      dados: {
        clientInfo: { name: "Marina Alves", email: "", phone: "" },
        eventData: { event_type: "Casamento", guests: 120, location: "Serra" },
        calculatedEvent: { suggested_menu: ["Risoto"] },
      },
      totalFinal: 9000,
      createdAt: inDays(-2),
      status: "PENDING",
    },
  ];
  const success = { success: true };
  const paid = () => {
    hasPlan = true;
    return { payment: { status: "RECEIVED" } };
  };

  const calls: [RegExp, (request: Request, id: number) => unknown][] = [
    [/^GET \/health$/, () => ({ ok: true })],
    [/^POST \/auth\/(register|login)$/, () => ({ token: TOKEN })],
    [/^GET \/orcamentos$/, () => budgets],
    [
      /^POST \/orcamentos$/,
      (request) => {
        const id = budgets.length + 1;
        const createdAt = inDays(0);
        budgets.unshift({ id, ...bodyOf(request), createdAt });
        return { id };
      },
    ],
    [
      /^PUT \/orcamentos\/(\d+)$/,
      (request, id) => {
        const row = budgets.find((budget) => budget["id"] === id);
        if (!row) return undefined;
        Object.assign(row, bodyOf(request));
        return success;
      },
    ],
    [
      /^DELETE \/orcamentos\/(\d+)$/,
      (_, id) => {
        budgets.splice(
          budgets.findIndex((budget) => budget["id"] === id),
          1,
        );
        return success;
      },
    ],
    [/^GET \/b2b\/orcamentos\/recebidos\/list$/, () => received],
    [/^PUT \/b2b\/orcamentos\/recebidos\/(\d+)$/, () => success],
    [
      /^PATCH \/b2b\/orcamentos\/recebidos\/(\d+)\/aprovar$/,
      () => {
        received[0]!.status = "ACCEPTED";
        return success;
      },
    ],
    [/^PATCH \/b2b\/orcamentos\/recebidos\/(\d+)\/rejeitar$/, () => success],
    [/^(GET|PUT) \/user\/config$/, () => ({ darkMode: false })],
    [/^GET \/user\/profile$/, () => profile],
    [/^PUT \/user\/profile$/, (request) => (profile = bodyOf(request))],
    [/^POST \/user\/change-password$/, () => success],
    [
      /^GET \/user\/status$/,
      () => ({
        hasActivePlan: hasPlan,
        currentPlan: hasPlan
          ? { endDate: inDays(30), plan: { name: PLAN.name } }
          : null,
      }),
    ],
    [/^POST \/logo\/upload-logo$/, () => ({ logo: (logoUrl = LOGO) })],
    [/^GET \/logo\/logo$/, () => ({ logoUrl })],
    [
      /^DELETE \/logo\/logo$/,
      () => {
        logoUrl = null;
        return success;
      },
    ],
    [/^GET \/buffet\/buffet-data$/, () => company],
    [/^PUT \/buffet\/buffet-data$/, (request) => (company = bodyOf(request))],
    [/^GET \/plans$/, () => ({ plans: [PLAN] })],
    [
      /^GET \/plans\/my-subscription$/,
      () => ({
        hasActivePlan: hasPlan,
        subscription: hasPlan
          ? {
              planName: PLAN.name,
              status: "ACTIVE",
              endDate: inDays(30),
              daysRemaining: 30,
            }
          : null,
        usedFreeTrial: true,
      }),
    ],
    [
      /^POST \/plans\/subscribe$/,
      () => ({ payment: { id: "p1", dueDate: "2030-01-01" } }),
    ],
    [/^POST \/plans\/pay-with-card$/, paid],
    [/^GET \/plans\/payment-status\/p1$/, paid],
  ];

  await page.route(`${apiUrl("")}/**`, async (route) => {
    const request = route.request();
    const line = `${request.method()} ${new URL(request.url()).pathname}`;
    for (const [pattern, reply] of calls) {
      const match = pattern.exec(line);
      const json = match && reply(request, Number(match[1]));
      if (json) return route.fulfill({ json, headers: OPEN });
    }
    return route.fulfill({
      status: 404,
      json: { error: "Não encontrado" },
      headers: OPEN,
    });
  });
}

const OPEN = { "Access-Control-Allow-Origin": "*" };

const bodyOf = (request: Request) => request.postDataJSON() as Fields;
