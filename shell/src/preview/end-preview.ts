import { KEPT_PREVIEW, tabStorage } from "./may-have-preview.ts";

/** Where this tab keeps the token that its user agreed to. */
export const AGREED = "preview_agreed";

/** Forgets this tab's preview: the next load is of what is published. */
export function endPreview(): void {
  tabStorage.removeItem(KEPT_PREVIEW);
  tabStorage.removeItem(AGREED);
}
