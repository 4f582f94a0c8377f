import { dueDate } from "./due-date.ts";

// Late in the evening, when UTC already has tomorrow.
const today = new Date(2026, 10, 20, 22, 30);

test.each([
  ["2026-11-25", "25/11/2026", "quarta-feira, em 5 dias"],
  ["2026-11-21", "21/11/2026", "sábado, amanhã"],
  ["2026-11-20", "20/11/2026", "hoje"],
  ["2026-11-19", "19/11/2026", "vencido"],
  ["2027-01-01", "01/01/2027", "sexta-feira, em 42 dias"],
])("%s is %s, %s", (date, day, distance) => {
  expect(dueDate(date, today)).toEqual({
    day,
    distance,
    isOver: distance === "vencido",
  });
});

test.each([null, "", "amanhã", "2026-11-25T00:00Z"])("%j is no day", (date) => {
  expect(dueDate(date, today)).toBeNull();
});
