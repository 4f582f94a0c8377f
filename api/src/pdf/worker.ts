import { answerJobs } from "../threads/answer-jobs.ts";
import { makePdf } from "./make-pdf.ts";

answerJobs(makePdf);
