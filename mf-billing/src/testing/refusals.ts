import { ApiError } from "shared-contracts/client/api-error";
import type { ErrorCode } from "shared-contracts/endpoints/error-codes";

/** A call the API refuses. */
export const refuse =
  (status: number, code: ErrorCode, text: string) => (): never => {
    throw new ApiError(text, { code, status, attempts: 1 });
  };

/** A call that gets no answer. */
export const noAnswer = (): never => {
  throw new ApiError("Falha após 3 tentativas: sem conexão com o servidor", {
    code: "UNAVAILABLE",
    status: null,
    attempts: 3,
  });
};
