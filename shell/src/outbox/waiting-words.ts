import { counted } from "shared-contracts/formats/count";
import type { WaitingSave } from "shared-contracts/outbox/save-order";

const TIME = new Intl.DateTimeFormat("pt-BR", {
  hour: "2-digit",
  minute: "2-digit",
});
const DAY = new Intl.DateTimeFormat("pt-BR", {
  day: "2-digit",
  month: "2-digit",
});

/** "14:02", local; `instant` in ms since 1970. */
export function timeOfDay(instant: number): string {
  return TIME.format(instant);
}

/** "14:02", of another day "26/11 às 14:02". */
export function since(instant: number, now = Date.now()): string {
  const isToday = DAY.format(instant) === DAY.format(now);
  return isToday
    ? TIME.format(instant)
    : `${DAY.format(instant)} às ${TIME.format(instant)}`;
}

/** "Enviado hoje às 13:31." */
export function sentAt(instant: number, now = Date.now()): string {
  const isToday = DAY.format(instant) === DAY.format(now);
  const day = isToday ? "hoje" : DAY.format(instant);
  return `Enviado ${day} às ${TIME.format(instant)}.`;
}

/** "2 escolhas". */
export function choices(count: number): string {
  return counted(count, "escolha", "escolhas");
}

/** Why it still waits, and how long already. */
export function stateWords(
  {
    state,
    since: at,
    error,
    tries,
    questions,
  }: Pick<WaitingSave, "state" | "since" | "error" | "tries" | "questions">,
  isOnline: boolean,
): { tone: "warning" | "danger"; text: string } {
  const queued = `Na fila desde ${since(at)}.`;
  if (state === "sending") return { tone: "warning", text: "Enviando…" };
  if (state === "asks")
    return {
      tone: "warning",
      text: `Parado: mudou também em outro aparelho, ${choices(questions)}.`,
    };
  const last = error ? ` Último erro: ${error}` : "";
  if (state === "refused") {
    const times = counted(tries, "vez", "vezes");
    return { tone: "danger", text: `Falhou ${times}.${last}` };
  }
  if (!isOnline)
    return {
      tone: "warning",
      text: `${queued} Próxima tentativa quando a internet voltar.`,
    };
  return { tone: "warning", text: queued + last };
}
