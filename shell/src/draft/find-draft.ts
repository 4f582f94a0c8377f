import type { Draft } from "shared-contracts/budget-file/draft";
import type { Notice } from "shared-contracts/federation/core-services";
import { withNotes } from "shared-contracts/formats/with-notes";
import type { StoredDraft } from "./stored-draft.ts";

const CORRUPT =
  "O rascunho deste aparelho não pôde ser lido e foi posto de lado. O orçamento na tela é o modelo padrão.";
const OLD_FORM =
  "As últimas alterações do rascunho foram guardadas por uma versão anterior e não puderam ser lidas. Elas continuam neste aparelho.";
const ADJUSTED = "O rascunho foi ajustado ao abrir";

/** A user's draft at the start. */
export interface FoundDraft {
  /** Null when there is no readable one. */
  draft: Draft | null;
  /** A blank reset cleared the draft. [blank-stays-blank] */
  isBlank: boolean;
  notices: Notice[];
  /** Where the draft is written from now on. */
  stored: StoredDraft;
}

/** The newest draft. Puts the first unreadable text aside. Never rejects. [corrupt-draft-does-not-stop] */
export async function findDraft(usual: StoredDraft): Promise<FoundDraft> {
  const notices: Notice[] = [];
  const corrupt: string[] = [];
  const look = (place: StoredDraft) =>
    Promise.all([
      place.read((text) => corrupt.push(text)),
      place.beside("blank").exists(),
    ]);
  const [isOld, [usualDraft, isUsualBlank]] = await Promise.all([
    usual.hasOldForm(),
    look(usual),
  ]);
  // A form that is not read any more stays as it is, under its key. [old-draft-stays]
  const stored = isOld ? usual.beside("v1") : usual;
  let [draft, isBlank] = isOld
    ? await look(stored)
    : [usualDraft, isUsualBlank];
  if (isOld && !draft && !isBlank) {
    draft = usualDraft;
    notices.push({ text: OLD_FORM, tone: "error" });
  }
  if (corrupt.length > 0) {
    isBlank = false;
    const aside = stored.beside("corrompido");
    if (!(await aside.exists())) await aside.keep(corrupt[0]!, Date.now());
    if (!draft) stored.remove();
    if (!draft) notices.push({ text: CORRUPT, tone: "error" });
  }
  if (draft?.notes)
    notices.push({ text: withNotes(ADJUSTED, draft.notes), tone: "info" });
  return { draft, isBlank, notices, stored };
}
