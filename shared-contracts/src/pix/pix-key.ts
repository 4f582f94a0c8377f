import type { Pix, PixKind } from "./pix.ts";
import { maskCnpj } from "../formats/cnpj.ts";
import { maskCpf } from "../formats/cpf.ts";
import { formatPhone } from "../formats/phone.ts";

const WRITTEN: Partial<Record<PixKind, (key: string) => string>> = {
  cpf: maskCpf,
  cnpj: maskCnpj,
  phone: formatPhone,
};

/**
 * A PIX key as people write it; email and random keys are unchanged.
 *
 * @example
 *   formatPixKey({ kind: "phone", key: "+5531987654321" }); // "(31) 98765-4321"
 */
export function formatPixKey({ kind, key }: Pick<Pix, "kind" | "key">): string {
  return WRITTEN[kind]?.(key) ?? key;
}
