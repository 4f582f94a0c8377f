import { BLANK } from "../templates/blank.ts";
import { eventSentence } from "./event-sentence.ts";

const EVENT = {
  ...BLANK.eventData,
  eventDate: "2027-05-15",
  eventTime: "19:00",
  duration: 6,
  eventLocation: "Espaço Jatobá",
  city: "Nova Lima",
  guests: 137,
};

test.each<[string, object, string]>([
  [
    "all",
    {},
    "Sábado, 15 de maio de 2027, das 19h à 1h, no Espaço Jatobá, em Nova Lima, para 137 convidados.",
  ],
  [
    "a start without an end, and half past",
    { eventTime: "19:30", duration: 0, eventLocation: "", city: "" },
    "Sábado, 15 de maio de 2027, a partir das 19h30, para 137 convidados.",
  ],
  [
    "a duration of half an hour and one guest",
    { eventDate: "", duration: 4.5, guests: 1, city: "" },
    "Das 19h às 23h30, no Espaço Jatobá, para 1 convidado.",
  ],
  [
    "a place with its preposition",
    { eventDate: "", eventTime: "", eventLocation: "na casa da noiva" },
    "Na casa da noiva, em Nova Lima, para 137 convidados.",
  ],
  [
    "a start at one o'clock",
    { eventTime: "01:00", eventLocation: "", city: "", guests: 0 },
    "Sábado, 15 de maio de 2027, da 1h às 7h.",
  ],
  [
    "neither date, place nor guests",
    { eventDate: "", eventLocation: "", guests: 0 },
    "",
  ],
])(
  "the sentence of an event with %s [proposal-sentence]",
  (_what, fields, said) => {
    expect(eventSentence({ ...EVENT, ...fields })).toBe(said);
  },
);
