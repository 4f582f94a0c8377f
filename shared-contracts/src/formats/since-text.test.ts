import { sinceText } from "./since-text.ts";

const MINUTE = 60_000;

test.each([
  [-5, "há menos de 1 minuto"],
  [0.9, "há menos de 1 minuto"],
  [1, "há 1 minuto"],
  [12, "há 12 minutos"],
  [60, "há 1 hora"],
  [1439, "há 23 horas"],
  [1440, "há 1 dia"],
  [3 * 1440, "há 3 dias"],
])("%d minutes: %s", (minutes, text) => {
  expect(sinceText(0, minutes * MINUTE)).toBe(text);
});
