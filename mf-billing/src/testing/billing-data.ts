import type {
  OpenPayment,
  PastPayment,
  Payment,
} from "shared-contracts/entities/payment";
import type { Plan } from "shared-contracts/entities/plan";
import type {
  AutomaticPix,
  MySubscription,
  Subscription,
} from "shared-contracts/entities/subscription";
import { QR_CODE } from "./qr-code.ts";

const plan = (
  id: string,
  name: string,
  price: number,
  durationDays: number,
): Plan => ({
  id,
  name,
  description: `Plano de ${durationDays} dias`,
  price,
  durationDays,
  isTrial: price === 0,
});

const trialPlan = plan("trial", "Teste grátis", 0, 7);
const monthlyPlan = plan("monthly", "Mensal", 49.9, 30);
export const halfYearPlan = plan("half-year", "Semestral", 239.9, 180);
const yearlyPlan = plan("yearly", "Anual", 359.9, 365);

/** What GET /plans answers. */
export const plansAnswer = (cardMode: "direct" | "hosted" = "direct") => ({
  plans: [trialPlan, monthlyPlan, halfYearPlan, yearlyPlan],
  cardMode,
});

/** A monthly plan with 7 days left, ending on 27/11/2026. */
const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  planName: "Mensal",
  status: "ACTIVE",
  startDate: "2026-10-28T15:00:00.000Z",
  endDate: "2026-11-27T15:00:00.000Z",
  daysRemaining: 7,
  ...changes,
});

/** A payment of the monthly plan that arrived. */
export const pastPayment = (
  changes: Partial<PastPayment> = {},
): PastPayment => ({
  id: "019aa7c2-6f00-7a31-8c52-3f0d5b7e9a10",
  plan: { id: "monthly", name: "Mensal", price: 49.9, durationDays: 30 },
  method: "PIX",
  status: "RECEIVED",
  createdAt: "2026-10-28T14:00:00.000Z",
  dueDate: "2026-10-29",
  paidAt: "2026-10-28T15:00:00.000Z",
  ...changes,
});

/** An account whose plan runs. */
export const withPlan = (
  changes: Partial<Subscription> = {},
): MySubscription => ({
  hasActivePlan: true,
  subscription: subscription(changes),
  usedFreeTrial: true,
});

/** The PIX Automático of the monthly plan. */
export const automaticPix = (
  charge: AutomaticPix["charge"] = null,
): AutomaticPix => ({
  planName: "Mensal",
  price: 49.9,
  durationDays: 30,
  charge,
});

/** An account whose plan is over. */
export const withPlanOver = (planName: string): MySubscription => ({
  hasActivePlan: false,
  subscription: subscription({ planName, status: "EXPIRED", daysRemaining: 0 }),
  usedFreeTrial: true,
});

/** An account that never had one. */
export const withoutPlan: MySubscription = {
  hasActivePlan: false,
  subscription: null,
  usedFreeTrial: false,
};

/** An open payment, with what every method needs. */
export const openPayment = (changes: Partial<Payment> = {}): Payment => ({
  id: "01936b2e-0000-7000-8000-000000000001",
  status: "PENDING",
  pixQrCode: QR_CODE,
  pixCopyPaste: "00020126-codigo-pix",
  invoiceUrl: "https://pay.test/i/1",
  dueDate: "2026-11-25",
  ...changes,
});

/** A boleto of the half-year plan, left before it was paid. */
export const openBoleto: OpenPayment = {
  plan: { id: "half-year", name: "Semestral", price: 239.9, durationDays: 180 },
  method: "BOLETO",
  payment: openPayment({ pixQrCode: null, pixCopyPaste: null }),
};

/** A PIX of the monthly plan, left before it was paid. */
export const openPix: OpenPayment = {
  plan: { id: "monthly", name: "Mensal", price: 49.9, durationDays: 30 },
  method: "PIX",
  payment: openPayment({ id: "01936b2e-0000-7000-8000-000000000002" }),
};

/** How full an account is. */
export const usage = {
  budgets: 64,
  maxBudgets: 500,
  templates: 5,
  maxTemplates: 50,
  bytes: 9_000_000,
  maxBytes: 104_857_600,
  sent: 41,
};
