import { answerJobs } from "../threads/answer-jobs.ts";
import { makePdf } from "./make-pdf.ts";
import type { MadePdf, PdfJob } from "./pdf-maker.ts";
import { renderReceipt } from "./render.ts";

answerJobs<PdfJob, MadePdf | Uint8Array>((job) =>
  "receipt" in job ? renderReceipt(job.receipt) : makePdf(job.proposal),
);
