import { dateHint } from "./date-hint.ts";

const today = new Date(2026, 10, 20, 23, 59);

test.each([
  ["2026-12-12", "Sábado, daqui a 22 dias", false],
  ["2026-11-21", "Sábado, amanhã", false],
  ["2026-11-20", "Sexta-feira, hoje", false],
  ["2026-11-19", "Quinta-feira, ontem", true],
  ["2026-11-01", "Domingo, há 19 dias", true],
  ["2029-11-20", "Terça-feira, daqui a 1.096 dias", false],
])("%s is %s", (date, text, isPast) => {
  expect(dateHint(date, today)).toEqual({ text, isPast });
});

test.each(["", "2026-13-40"])("'%s' says nothing", (date) => {
  expect(dateHint(date, today)).toBeNull();
});
