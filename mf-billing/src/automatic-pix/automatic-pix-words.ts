import type {
  AutomaticPix,
  Subscription,
} from "shared-contracts/entities/subscription";
import { formatDay } from "shared-contracts/formats/format-day";
import { formatMoney } from "shared-contracts/formats/money";
import { dayCount } from "../subscription/plan-words.ts";

/** "ele paga R$ 49,90 a cada 30 dias, um dia antes do fim do plano" */
export function renewal({
  price,
  durationDays,
}: Pick<AutomaticPix, "price" | "durationDays">): string {
  return `ele paga ${formatMoney(price)} a cada ${dayCount(durationDays)}, um dia antes do fim do plano`;
}

/** What PIX Automático does next. */
export function nextCharge(
  { planName, price, durationDays, charge }: AutomaticPix,
  { daysRemaining }: Subscription,
): string {
  const sum = formatMoney(price);
  if (charge?.refused)
    return `A cobrança de ${dayOf(charge.day)} não passou. Renove de outra forma para não perder o acesso.`;
  if (charge) return `Seu banco paga ${sum} em ${dayOf(charge.day)}.`;
  if (daysRemaining === 0)
    return "Com o plano expirado, nada é cobrado. Renove para voltar.";
  return `Seu banco paga o plano ${planName}, ${sum} a cada ${dayCount(durationDays)}, um dia antes do término.`;
}

/** A day as people write it. */
function dayOf(day: string): string {
  return day.split("-").reverse().join("/");
}

/** What stays when it ends. */
export function afterEnding({ endDate, daysRemaining }: Subscription): string {
  return daysRemaining > 0
    ? `Nada mais é cobrado. Seu plano continua até ${formatDay(endDate)}.`
    : "Nada mais é cobrado.";
}
