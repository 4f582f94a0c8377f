import type { Root } from "react-dom/client";
import { PREVIEW_PARAMETER } from "shared-contracts/federation/preview-link";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { when } from "shared-contracts/platform/state";
import type { Parts } from "../parts.ts";
import { remotesInPage } from "../remotes/remotes-in-page.ts";
import { AGREED, endPreview } from "./end-preview.ts";
import { KEPT_PREVIEW, tabStorage } from "./may-have-preview.ts";
import { PreviewQuestion } from "./PreviewQuestion.tsx";
import { PreviewStrip } from "./PreviewStrip.tsx";
import { readPreview } from "./read-preview.ts";

/**
 * Opens the preview of the page's address, else that of this tab: checked at each load, and only after the user
 * agreed, asked in `root`. Where accounts are listed and nobody is signed in, the page loads again once somebody is.
 */
export async function takePreview(
  previews: RuntimeConfig["previews"],
  { session, notifier }: Pick<Parts, "session" | "notifier">,
  root: Pick<Root, "render">,
  reload = () => location.reload(),
): Promise<void> {
  const token = takeFromAddress() ?? tabStorage.getItem(KEPT_PREVIEW);
  if (token === null) return;
  const refuse = (text: string) => {
    endPreview();
    notifier.notify({ text, tone: "error" });
  };
  const preview = await readPreview(token, previews, Date.now());
  if (typeof preview === "string") return refuse(preview);
  const { remote, release, until } = preview;
  const accounts = previews?.accounts;
  const isFor = (userId: string) => accounts?.includes(userId) ?? true;
  if (!isFor(session.userId)) {
    if (session.isSignedIn)
      return refuse(`Esta conta não pode abrir prévias: ${session.userId}.`);
    tabStorage.setItem(KEPT_PREVIEW, token);
    const text = `Entre na sua conta para abrir a prévia de ${remote}.`;
    notifier.notify({ text, tone: "info" });
    when(() => session.isSignedIn, reload);
    return;
  }
  if (tabStorage.getItem(AGREED) !== token) {
    const agrees = await new Promise((resolve) =>
      root.render(<PreviewQuestion preview={preview} onAnswer={resolve} />),
    );
    root.render(null);
    if (!agrees) return endPreview();
  }
  tabStorage.setItem(KEPT_PREVIEW, token);
  tabStorage.setItem(AGREED, token);
  const Strip = () => <PreviewStrip preview={preview} />;
  remotesInPage.opensPreview({ remote, release, until, isFor, Strip });
}

/** The token of `?previa#TOKEN`, which leaves the address bar; null without one. */
function takeFromAddress(): string | null {
  const page = new URL(location.href);
  if (!page.searchParams.has(PREVIEW_PARAMETER)) return null;
  const token = page.hash.slice(1);
  page.searchParams.delete(PREVIEW_PARAMETER);
  page.hash = "";
  history.replaceState(history.state, "", page);
  return token;
}
