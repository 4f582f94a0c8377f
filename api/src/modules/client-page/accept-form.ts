import { digitsOf } from "shared-contracts/formats/mask";
import { printable } from "shared-contracts/formats/printable";
import { hasCpfCheckDigits } from "shared-contracts/numbers/check-digits";
import { tokenHash } from "../proposal-links/link-tokens.ts";

const NAME_MAX = 120;

/** What the client typed, as it was posted. */
export interface AcceptForm {
  nome: string;
  cpf: string;
  li: boolean;
  /** `A` to `D`; empty without options. */
  opcao: string;
  /** The sending that was on the screen. */
  versao: number;
  /** Shows that the form is one of this page's. */
  selo: string;
}

export const EMPTY_FORM: Pick<AcceptForm, "nome" | "cpf" | "li"> = {
  nome: "",
  cpf: "",
  li: false,
};

/** Reads the body of a form; what is missing is empty. */
export function readForm(body: unknown): AcceptForm {
  const given = new URLSearchParams(typeof body === "string" ? body : "");
  const text = (name: string) => printable(given.get(name) ?? "");
  return {
    nome: text("nome").slice(0, 2 * NAME_MAX),
    cpf: text("cpf").slice(0, 40),
    li: given.get("li") !== null,
    opcao: text("opcao"),
    versao: Number(given.get("versao")),
    selo: text("selo"),
  };
}

/** Only who has the address can make it, so no page of another origin posts a form that counts. */
export function sealOf(token: string, n: number): string {
  return tokenHash(`acceptance of ${n} by ${token}`);
}

/** A field that is refused, and why. */
export interface FormError {
  field: "nome" | "cpf" | "li";
  text: string;
}

export function formErrors({ nome, cpf, li }: AcceptForm): FormError[] {
  const errors: FormError[] = [];
  if (!/\p{L}\S* .*\p{L}/u.test(nome) || nome.length > NAME_MAX)
    errors.push({ field: "nome", text: "Escreva nome e sobrenome." });
  if (cpf !== "" && !isCpf(digitsOf(cpf)))
    errors.push({
      field: "cpf",
      text: "Este CPF não confere. Corrija ou deixe em branco.",
    });
  if (!li)
    errors.push({ field: "li", text: "Marque “Li e aceito” para continuar." });
  return errors;
}

/** Eleven equal digits have right check digits, but are nobody's. */
function isCpf(digits: string): boolean {
  return (
    digits.length === 11 &&
    !/^(\d)\1*$/.test(digits) &&
    hasCpfCheckDigits(digits)
  );
}
