import type { Connection } from "../../db/connection.ts";
import type { PdfInput, SavedBudget } from "../../pdf/pdf-maker.ts";
import { readConfig } from "../users/repository.ts";
import { findOptions } from "./options.ts";
import { findSender } from "./sender.ts";

/** All that the proposal of a saved budget is made of. */
export async function findPdfInput(
  db: Connection,
  userId: string,
  { id, nome, dados }: SavedBudget,
  now: Date,
): Promise<PdfInput> {
  const saved = { id, nome, dados };
  const others = await findOptions(db, userId, saved);
  const sender = await findSender(db, userId);
  const { proposal: terms = {}, pix } = await readConfig(db, userId);
  return { ...saved, others, sender, terms, pix, now };
}
