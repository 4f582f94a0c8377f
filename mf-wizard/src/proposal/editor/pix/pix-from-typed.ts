import type { Pix, PixKind } from "shared-contracts/pix/pix";
import { phoneDigits } from "shared-contracts/formats/phone";

const WITHOUT_MARKS: Readonly<Record<PixKind, (key: string) => string>> = {
  cpf: (key) => key.replace(/\D/g, ""),
  cnpj: (key) => key.toUpperCase().replace(/[^A-Z0-9]/g, ""),
  phone: (key) => `+55${phoneDigits(key)}`,
  email: (key) => key.trim().toLowerCase(),
  random: (key) => key.trim().toLowerCase(),
};

/** The key as payment codes carry it: without punctuation, accents or capitals where it has none. */
export function pixFromTyped({ kind, key, receiver, city }: Pix): Pix {
  return {
    kind,
    key: WITHOUT_MARKS[kind](key),
    receiver: plain(receiver),
    city: plain(city),
  };
}

/** "São José" as "Sao Jose". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
