import type { EndpointName } from "shared-contracts/endpoints/table";
import { PAYMENTS_LISTED_MAX } from "shared-contracts/entities/payment";

/** One sentence about each call, for the API page. */
export const callSummaries: Record<EndpointName, string> = {
  health: "Whether the service and its database answer.",
  register: "Creates an account and signs it in.",
  login: "Signs in with an email or a phone.",
  forgotPassword: "Mails a link to set a new password.",
  resetPassword: "Sets a new password by a mailed link.",
  confirmEmail: "Confirms the address that a link was mailed to.",
  askConfirmation: "Mails the link that confirms the account's address.",
  getSecurity:
    "Where the account is signed in, and whether its email is confirmed.",
  endSession: "Ends a session of the account.",
  logout: "Ends the caller's session, or every session of the account.",
  exportOwnData: "All that is kept of the account.",
  eraseOwnAccount: "Erases the account in seven days.",
  getUserStatus: "The account's plan status.",
  getUsage: "How full the account is.",
  getUserConfig: "The account's preferences.",
  updateUserConfig: "Changes the account's preferences.",
  getProfile: "Who the account is of.",
  updateProfile: "Changes name, email and phone.",
  changePassword: "Changes the password and ends every session.",
  getCompany: "The company that proposals are sent by.",
  lookUpCep: "The address of a CEP in one line, without its number.",
  updateCompany: "Changes the company that proposals are sent by.",
  uploadLogo: "Takes a PNG or JPEG as the account's logo.",
  getLogo: "Where the account's logo is.",
  deleteLogo: "Removes the account's logo.",
  listBudgets: "The user's budgets, newest first.",
  listBudgetSummaries:
    "The user's budgets without their `dados`, newest first.",
  getBudget: "One budget of the user's.",
  createBudget: "Saves a new budget.",
  updateBudget: "Saves a budget over its last version.",
  followBudget:
    "Changes a proposal's status, the chosen option or the instalments received.",
  sendProposal: "Sends a proposal: keeps its PDF, and counts as sent.",
  getSentProposal: "The PDF of a proposal as it was sent, while it is kept.",
  getSentBudget:
    "The budget that a sent proposal was made of, while it is kept.",
  getInstalmentReceipt:
    "The receipt of the nth instalment of a budget as a PDF file.",
  deleteBudget: "Deletes a budget.",
  generatePdf: "The proposal of a saved budget as a PDF file.",
  getPriceBook: "The prices of every item of the user's budgets.",
  changePriceBook:
    "Sets prices, suppliers and package sizes of items in the book, and joins or separates names.",
  listRecipes: "The user's recipes, by name.",
  createRecipe: "Saves a new recipe of an item.",
  updateRecipe: "Saves a recipe over the last.",
  getRecipeUse: "How many saved budgets and other recipes use a recipe.",
  deleteRecipe: "Deletes a recipe; prices that came from it stay.",
  getPortfolio: "Sums of the user's budgets by month and type of event.",
  listTemplates: "The user's templates, the last used first.",
  getTemplate: "A template with its budget.",
  createTemplate: "Saves a budget as a template.",
  changeTemplate: "Renames a template, or counts a use of it.",
  deleteTemplate: "Deletes a template.",
  getProposalLink: "The client's page of a budget.",
  makeProposalLink:
    "Makes the address of the client's page, unless the budget has one.",
  switchProposalLink: "Switches the client's page off, or on again.",
  exchangeProposalLink:
    "Gives the client's page another address; the one before ends.",
  undoAcceptance: "Undoes what the client accepted; the record of it stays.",
  takeBackAddendum:
    "Takes back a later sending that the client did not accept.",
  getAcceptanceReceipt:
    "What the client accepted, with the record, as a PDF file.",
  listPlans: "The plans on sale and the free trial, in order.",
  getMySubscription:
    "The account's subscription; the last one when it is over.",
  activateTrial: "Starts the free trial.",
  subscribe: "Creates the payment of a plan.",
  payWithCard: "Charges a payment to a card.",
  getPaymentStatus: "Where a payment stands.",
  listOpenPayments: "The account's PIX and boletos to pay, newest first.",
  cancelAutomaticPix: "Ends the account's PIX Automático.",
  listPayments: `The account's newest payments, at most ${PAYMENTS_LISTED_MAX}, newest first.`,
  getReceipt: "The receipt of a payment as a PDF file.",
  getIntakeKey: "What the account's key for requests is like; never the key.",
  makeIntakeKey:
    "Makes the account's key for requests, in place of the one before.",
  endIntakeKey: "Ends the account's key for requests.",
  listReceivedBudgets: "The budgets the user was asked for.",
  listReceivedSummaries:
    "The pending requests without their `dados`, newest first.",
  updateReceivedBudget: "Saves the budget made of a request.",
  approveReceivedBudget: "Approves a pending request.",
  rejectReceivedBudget: "Rejects a pending request.",
  deleteReceivedBudget: "Deletes a request.",
  sendRequest: "Asks a caterer for a budget.",
};
