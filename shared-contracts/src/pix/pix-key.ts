import type { Pix, PixKind } from "./pix.ts";
import { maskCnpj } from "../formats/cnpj.ts";
import { maskCpf } from "../formats/cpf.ts";
import { formatPhone } from "../formats/phone.ts";

const WRITTEN: Partial<Record<PixKind, (key: string) => string>> = {
  cpf: maskCpf,
  cnpj: maskCnpj,
  phone: formatPhone,
};

/** A PIX key as people write it: `11.222.333/0001-81`, `(31) 98765-4321`; email and random as they are. */
export function formatPixKey({ kind, key }: Pick<Pix, "kind" | "key">): string {
  return WRITTEN[kind]?.(key) ?? key;
}
