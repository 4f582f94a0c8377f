import { SAMPLE_100 } from "../templates/sample-100.ts";
import { summarizeEvent } from "./event-summary.ts";

const dados = (eventData: object) => ({
  ...SAMPLE_100,
  eventData: { ...SAMPLE_100.eventData, ...eventData },
});

const WEDDING = {
  eventType: "Casamento",
  eventDate: "2027-02-27",
  eventTime: "19:00",
  city: "Belo Horizonte",
  guests: 120,
};

test("says what the event is, of an object or of JSON text", () => {
  const contact = {
    clientPhone: "(31) 99876-5432",
    clientEmail: "Helena@exemplo.com",
  };
  const summary = { ...WEDDING, ...contact, clientName: "Rafael e Helena" };
  const names = { groomName: " Rafael ", brideName: "Helena" };
  const data = dados({ ...summary, ...names, clientName: "Helena" });
  expect(summarizeEvent(data)).toEqual(summary);
  expect(summarizeEvent(JSON.stringify(data))).toEqual(summary);
});

test("reads numbers kept as text, and nothing for what is missing", () => {
  expect(summarizeEvent({ eventData: { guests: "1" } })).toMatchObject({
    guests: 1,
    eventDate: "",
    clientName: "",
    clientPhone: "",
    clientEmail: "",
  });
});

test("cuts what is long, and leaves out what PostgreSQL cannot keep", () => {
  const city = `a\0${"b".repeat(300)}`;
  expect(summarizeEvent(dados({ city })).city).toBe(`a${"b".repeat(199)}`);
});

test("one name stands alone", () => {
  const data = dados({ groomName: "Rafael", brideName: " ", clientName: "" });
  expect(summarizeEvent(data).clientName).toBe("Rafael");
});

test.each([
  [-5, 0],
  ["2,5", 3],
])("%j guests that are stored are %d", (guests, expected) => {
  expect(summarizeEvent(dados({ guests })).guests).toBe(expected);
});

test.each(["{", "null", "[]", 5, { eventData: { city: [] } }])(
  "%j has no summary",
  (data) => {
    expect(summarizeEvent(data)).toEqual({
      eventType: null,
      eventDate: null,
      eventTime: null,
      clientName: null,
      clientPhone: null,
      clientEmail: null,
      city: null,
      guests: null,
    });
  },
);
