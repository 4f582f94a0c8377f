import type { ProposalSettings } from "shared-contracts/entities/proposal";
import type { ProposalTerms } from "shared-contracts/entities/user-config";

/** Where neither the budget nor the account says how many days. */
const USUAL_DAYS = 15;

/** How many days a proposal is valid from its sending. */
export function validityOf(
  settings: ProposalSettings,
  terms: ProposalTerms,
): number {
  return settings.validityDays ?? terms.validityDays ?? USUAL_DAYS;
}

/** "30 dias de validade, sinal de 30% e 3 parcelas". */
export function conditionsSummary(
  settings: ProposalSettings,
  terms: ProposalTerms,
): string {
  const days = validityOf(settings, terms);
  const deposit = settings.plan?.depositPercent ?? terms.depositPercent ?? 0;
  const count = settings.plan?.instalmentDates.length ?? terms.instalments ?? 0;
  const payments = [
    deposit > 0 && `sinal de ${deposit.toLocaleString("pt-BR")}%`,
    count > 0 && `${count} ${count === 1 ? "parcela" : "parcelas"}`,
  ].filter(Boolean);
  const plan = payments.length > 0 ? payments.join(" e ") : "sem plano";
  return `${days} ${days === 1 ? "dia" : "dias"} de validade, ${plan}`;
}
