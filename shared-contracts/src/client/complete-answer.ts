import type { EndpointName } from "../endpoints/table.ts";
import { isPlain } from "../entities/plain.ts";
import { UNKNOWN_EVENT } from "../entities/saved-budget.ts";
import type { RequestParts } from "./request.ts";

type Fields = Record<string, unknown>;

const NO_COMPANY = {
  companyName: "",
  cnpj: "",
  address: "",
  cep: "",
  contactEmail: "",
  contactPhone: "",
};

const NO_MEANS_TO_PAY = {
  status: "PENDING",
  pixQrCode: null,
  pixCopyPaste: null,
  invoiceUrl: null,
  dueDate: null,
};

/** A saved budget equals what was sent, except for the fields of the answer. Real versions count from 1. */
const saved = (_: Fields, { params, body }: RequestParts) => {
  const { nome, totalFinal } = body as Fields;
  const now = new Date().toISOString();
  return {
    ...params,
    nome,
    totalFinal,
    createdAt: now,
    updatedAt: now,
    versao: 0,
  };
};

/** The fields that an answer may leave out, by call. */
const MISSING: Partial<
  Record<EndpointName, (answer: Fields, request: RequestParts) => Fields>
> = {
  health: () => ({ ok: true }),
  createBudget: saved,
  updateBudget: saved,
  getUserStatus: () => ({ currentPlan: null }),
  getUserConfig: () => ({ darkMode: false }),
  updateUserConfig: (_, { body }) => body as Fields,
  getCompany: () => NO_COMPANY,
  updateCompany: (_, { body }) => body as Fields,
  updateProfile: (_, { body }) => body as Fields,
  getLogo: () => ({ logoUrl: null, file: null }),
  uploadLogo: ({ logo }) => ({
    logoUrl: (isPlain(logo) ? logo["logoUrl"] : logo) ?? null,
    file: null,
  }),
  listPlans: () => ({ cardMode: "direct" }),
  getMySubscription: ({ subscription }) => ({
    subscription: isPlain(subscription) ? { startDate: "" } : null,
    usedFreeTrial: false,
  }),
  subscribe: () => ({ payment: NO_MEANS_TO_PAY }),
  payWithCard: (_, { body }) => ({
    payment: { id: (body as Fields)["paymentId"] },
  }),
  getPaymentStatus: (_, { params }) => ({
    payment: { id: params?.["paymentId"] },
  }),
};

/** Adds neutral values for the fields that a provider other than our API may leave out. [answers-may-be-bare] */
export function completeAnswer(
  name: EndpointName,
  answer: unknown,
  request: RequestParts,
): unknown {
  if (Array.isArray(answer) && name === "listBudgetSummaries")
    return answer.map((row: unknown) =>
      isPlain(row) ? { ...UNKNOWN_EVENT, ...row } : row,
    );
  if (!isPlain(answer)) return answer;
  const missing = MISSING[name]?.(answer, request) ?? {};
  const whole: Fields = { success: true, ...missing, ...answer };
  for (const [key, part] of Object.entries(missing)) {
    const given = answer[key];
    if (isPlain(part) && isPlain(given)) whole[key] = { ...part, ...given };
  }
  return whole;
}
