import { daysBetween } from "shared-contracts/proposal/days";

/** The days that are so near that they stand out. */
const SOON = 7;

const WEEKDAY = new Intl.DateTimeFormat("pt-BR", {
  weekday: "long",
  timeZone: "UTC",
});

/** How far away a day is: "quinta, em 4 dias", "amanhã", "quarta, há 11 dias". Both `YYYY-MM-DD`. */
export function distanceInWords(
  day: string,
  today: string,
): { text: string; isSoon: boolean } {
  const days = daysBetween(today, day);
  const isSoon = days >= 0 && days <= SOON;
  if (days === 0) return { text: "hoje", isSoon };
  if (days === 1) return { text: "amanhã", isSoon };
  if (days === -1) return { text: "ontem", isSoon };
  const weekday = WEEKDAY.format(Date.parse(day)).replace("-feira", "");
  const count = Math.abs(days).toLocaleString("pt-BR");
  return {
    text: `${weekday}, ${days < 0 ? "há" : "em"} ${count} dias`,
    isSoon,
  };
}
