import { hoursInWords } from "shared-contracts/formats/event-words";
import type { ReadRequest } from "shared-contracts/entities/read-request";
import {
  dayInWords,
  placeInWords,
  rangeForGuests,
  rangeInWords,
} from "../request/request-words.ts";
import styles from "./DetailDialog.module.css";

/** The client and the event of a request; omits what the request lacks. */
export function RequestFacts({ request }: { request: ReadRequest }) {
  const { email, phone, date, guests, duration, style, range } = request;
  const facts: [label: string, value: string, note?: string][] = [
    ["Email", email],
    ["Telefone", phone],
    ["Data", dayInWords(date)],
    ["Local", placeInWords(request)],
    ["Convidados", guests === null ? "" : String(guests)],
    ["Duração", duration === null ? "" : hoursInWords(duration)],
    ["Estilo", style],
    [
      "Faixa de orçamento",
      range ? rangeInWords(range) : "",
      range && guests !== null ? rangeForGuests(range, guests) : "",
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value, note]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {note && <span className={styles.note}>{note}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
