import type { Handlers } from "../../http/handlers.ts";
import { ApiError } from "../../http/api-error.ts";
import type { PdfMaker } from "../../pdf/pdf-maker.ts";

export function pdfHandlers(
  _pdf: PdfMaker,
  _now: () => Date,
): Pick<Handlers, "generatePdf"> {
  return { generatePdf: () => Promise.reject(new ApiError("UNAVAILABLE")) };
}
