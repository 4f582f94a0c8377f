import { PREVIEW_PARAMETER } from "shared-contracts/federation/preview-link";
import { lazyStorage, safeStorage } from "../browser-storage.ts";

/** Where this tab keeps the token of its preview. */
export const KEPT_PREVIEW = "preview";

/** The tab's own storage: its preview ends with it. */
export const tabStorage = safeStorage(lazyStorage(() => window.sessionStorage));

/** Whether the address or this tab has the token of a preview, good or not. Its code is loaded for that alone. */
export function mayHavePreview(): boolean {
  return (
    new URLSearchParams(location.search).has(PREVIEW_PARAMETER) ||
    tabStorage.getItem(KEPT_PREVIEW) !== null
  );
}
