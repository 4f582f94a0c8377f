import {
  askConfirmation,
  confirmEmail,
  forgotPassword,
  login,
  register,
  resetPassword,
} from "./auth.ts";
import {
  createBudget,
  deleteBudget,
  followBudget,
  getBudget,
  getSentBudget,
  getSentProposal,
  listBudgets,
  listBudgetSummaries,
  sendProposal,
  updateBudget,
} from "./budgets.ts";
import { endIntakeKey, getIntakeKey, makeIntakeKey } from "./intake-key.ts";
import { getCompany, lookUpCep, updateCompany } from "./company.ts";
import type { Endpoint } from "./endpoint.ts";
import { health } from "./health.ts";
import { deleteLogo, getLogo, uploadLogo } from "./logo.ts";
import { eraseOwnAccount, exportOwnData } from "./own-data.ts";
import { generatePdf } from "./pdf.ts";
import {
  activateTrial,
  getMySubscription,
  getPaymentStatus,
  listOpenPayments,
  listPlans,
  payWithCard,
  subscribe,
} from "./plans.ts";
import { changePassword, getProfile, updateProfile } from "./profile.ts";
import {
  approveReceivedBudget,
  deleteReceivedBudget,
  listReceivedBudgets,
  listReceivedSummaries,
  rejectReceivedBudget,
  sendRequest,
  updateReceivedBudget,
} from "./received-budgets.ts";
import { endSession, getSecurity, logout } from "./sessions.ts";
import { getUserConfig, getUserStatus, updateUserConfig } from "./user.ts";

/** Every call there is, by the name client and API know it by. */
export const endpoints = {
  health,
  register,
  login,
  logout,
  forgotPassword,
  resetPassword,
  confirmEmail,
  askConfirmation,
  getSecurity,
  endSession,
  exportOwnData,
  eraseOwnAccount,
  getUserStatus,
  getUserConfig,
  updateUserConfig,
  getProfile,
  updateProfile,
  changePassword,
  getCompany,
  updateCompany,
  lookUpCep,
  uploadLogo,
  getLogo,
  deleteLogo,
  listBudgets,
  listBudgetSummaries,
  getBudget,
  createBudget,
  updateBudget,
  followBudget,
  sendProposal,
  getSentProposal,
  getSentBudget,
  deleteBudget,
  generatePdf,
  listPlans,
  getMySubscription,
  activateTrial,
  subscribe,
  payWithCard,
  getPaymentStatus,
  listOpenPayments,
  getIntakeKey,
  makeIntakeKey,
  endIntakeKey,
  listReceivedBudgets,
  listReceivedSummaries,
  updateReceivedBudget,
  approveReceivedBudget,
  rejectReceivedBudget,
  deleteReceivedBudget,
  sendRequest,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
