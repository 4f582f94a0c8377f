import { useState } from "react";
import { writtenDay } from "shared-contracts/proposal/days";
import { isPast } from "../is-past.ts";

/** What asks before a proposal is sent whose event has an odd `day` (`YYYY-MM-DD`). [dateless-sending-asks] */
export function useDateQuestion(day: string) {
  /** Sends the proposal once the question is answered. */
  const [waiting, setWaiting] = useState<{ send: () => void } | null>(null);
  const doubt = dateDoubt(day);
  const question = doubt &&
    waiting && {
      ...doubt,
      onConfirm() {
        setWaiting(null);
        // The browser opens and shares only within the press.
        waiting.send();
      },
      onCancel: () => setWaiting(null),
    };
  return {
    question,
    /** Sends at once where the date needs no question. */
    ask(send: () => void) {
      if (doubt) setWaiting({ send });
      else send();
    },
  };
}

/** What is odd about the day; null for one to come. */
function dateDoubt(day: string): { title: string; reason: string } | null {
  if (!day)
    return {
      title: "Enviar sem a data do evento?",
      reason: "A proposta não diz o dia: ele não foi preenchido.",
    };
  if (!isPast(day)) return null;
  return {
    title: "A data do evento já passou. Enviar assim?",
    reason: `A proposta diz que o evento é em ${writtenDay(day)}.`,
  };
}
