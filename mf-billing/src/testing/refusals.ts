import { ApiError } from "shared-contracts/client/api-error";
import type { ErrorCode } from "shared-contracts/endpoints/error-codes";
import type { FieldError } from "shared-contracts/endpoints/field-error";

/** A call the API refuses. */
export const refuse =
  (status: number, code: ErrorCode, text: string) => (): never => {
    const hasServerText = text !== `HTTP ${status}`;
    throw new ApiError(text, { code, status, attempts: 1, hasServerText });
  };

/** A call that gets no answer. */
export const noAnswer = (): never => {
  throw new ApiError("Falha após 3 tentativas: sem conexão com o servidor", {
    code: "UNAVAILABLE",
    status: null,
    attempts: 3,
  });
};

/** A call the API refuses for some of its values. */
export const refusedFields = (errors: FieldError[]): never => {
  throw new ApiError("Dados inválidos", {
    code: "VALIDATION",
    status: 400,
    attempts: 1,
    errors,
  });
};
