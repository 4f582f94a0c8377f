import { printable } from "./printable.ts";

test.each([
  ["a\r\nb\u200bc", "a bc"],
  ["cafe\u0301", "café"],
  ["Festa 🎉 da Lia 👩‍🍳❤️", "Festa da Lia"],
  ["Marca® e ½ Борщ ☃", "Marca® e ½ Борщ"],
  ["1️⃣ Entrada", "1 Entrada"],
])(
  "%j is printed as %j: emoji and invisible signs are dropped",
  (text, printed) => {
    expect(printable(text)).toBe(printed);
  },
);
