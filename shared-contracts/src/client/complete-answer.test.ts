import type { ApiClient } from "./api-client.ts";
import { fakeApi } from "./fake-api.test-data.ts";

type Call = (client: ApiClient) => Promise<unknown>;

const row = {
  id: 7,
  nome: "Festa",
  dados: {},
  totalFinal: 10,
  createdAt: "2026-11-20T12:00:00Z",
};
const budget = { nome: "Festa", dados: {}, totalFinal: 10 };
const company = {
  companyName: "Serra",
  cnpj: "",
  address: "",
  cep: "",
  contactEmail: "",
  contactPhone: "",
};
const person = { name: "ana", email: "ana@exemplo.com", phone: "31987654321" };
const success = { success: true };
const params = { id: 7 };
const payer = { name: "Ana", cpfCnpj: "52998224725" };
const paid = { payment: { id: "p1", status: "RECEIVED" } };

test.each<[string, Call, unknown, object]>([
  ["health", (api) => api.call("health"), {}, { ok: true }],
  [
    "a list",
    (api) => api.call("listBudgetSummaries"),
    [row],
    [{ id: 7, eventType: null, guests: null }],
  ],
  [
    "a new budget",
    (api) => api.call("createBudget", { body: budget }),
    { id: 7 },
    { id: 7, nome: "Festa", totalFinal: 10 },
  ],
  [
    "a saved budget",
    (api) => api.call("updateBudget", { params, body: budget }),
    success,
    { id: 7, nome: "Festa", totalFinal: 10 },
  ],
  [
    "an approval",
    (api) => api.call("approveReceivedBudget", { params }),
    success,
    success,
  ],
  [
    "a plan's status",
    (api) => api.call("getUserStatus"),
    { hasActivePlan: false },
    { currentPlan: null },
  ],
  ["preferences", (api) => api.call("getUserConfig"), {}, { darkMode: false }],
  [
    "a theme",
    (api) => api.call("updateUserConfig", { body: { darkMode: true } }),
    success,
    { darkMode: true },
  ],
  [
    "a profile",
    (api) => api.call("updateProfile", { body: person }),
    success,
    person,
  ],
  [
    "a company",
    (api) => api.call("updateCompany", { body: company }),
    success,
    company,
  ],
  [
    "a company that is known in part",
    (api) => api.call("getCompany"),
    { companyName: "Serra", id: 3 },
    company,
  ],
  [
    "a logo",
    (api) => api.call("uploadLogo", { body: new File(["x"], "x.png") }),
    { logo: "https://logos.example/x.png" },
    { logoUrl: "https://logos.example/x.png", file: null },
  ],
  [
    "where a logo is",
    (api) => api.call("getLogo"),
    { logoUrl: "https://logos.example/x.png" },
    { logoUrl: "https://logos.example/x.png", file: null },
  ],
  [
    "plans",
    (api) => api.call("listPlans"),
    { plans: [] },
    { cardMode: "direct" },
  ],
  [
    "a subscription",
    (api) => api.call("getMySubscription"),
    {
      hasActivePlan: true,
      subscription: {
        planName: "Mensal",
        status: "ACTIVE",
        endDate: "2030-01-01T00:00:00Z",
        daysRemaining: 20,
      },
      usedFreeTrial: true,
    },
    { subscription: { planName: "Mensal" } },
  ],
  [
    "an order",
    (api) =>
      api.call("subscribe", {
        body: { planId: "m", paymentMethod: "PIX", customerData: payer },
      }),
    { payment: { id: "p1", pixCopyPaste: "0002" } },
    { payment: { status: "PENDING", pixCopyPaste: "0002", dueDate: null } },
  ],
  [
    "a card",
    (api) =>
      api.call("payWithCard", {
        body: {
          paymentId: "p1",
          creditCard: {
            holderName: "ANA",
            number: "4111111111111111",
            expiryMonth: "12",
            expiryYear: "2030",
            ccv: "123",
          },
          customerData: { ...payer, email: "ana@exemplo.com", phone: "" },
        },
      }),
    { payment: { status: "RECEIVED" } },
    paid,
  ],
  [
    "a payment",
    (api) => api.call("getPaymentStatus", { params: { paymentId: "p1" } }),
    { payment: { status: "RECEIVED" } },
    paid,
  ],
])("the answer to %s may be bare [answers-may-be-bare]", async (...row) => {
  const [, call, body, expected] = row;
  const { client } = fakeApi([{ status: 200, body }]);
  expect(await call(client)).toMatchObject(expected);
});

test("an answer without what nobody can guess is refused", async () => {
  const { client } = fakeApi([{ status: 200, body: { payment: {} } }]);
  const order = client.call("getPaymentStatus", {
    params: { paymentId: "p1" },
  });
  await expect(order).rejects.toThrow("algo que não entendemos");
});
