import { jsonIn } from "shared-contracts/client/token";
import {
  type Preview,
  previewSchema,
} from "shared-contracts/federation/preview";
import { PREVIEW_MS } from "shared-contracts/federation/preview-link";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { isSignedBy } from "../remotes/signed-list.ts";

/** How far this device's clock may be behind that of the signer, in ms. */
const CLOCK_MS = 5 * 60 * 1000;

/**
 * What the token of a link is signed for, or why this page must not open it, as a sentence for the screen. Whether the
 * account may is not checked.
 */
export async function readPreview(
  token: string,
  previews: RuntimeConfig["previews"],
  now: number,
): Promise<Preview | string> {
  if (!previews) return "Este Banquete não aceita prévias.";
  const content = contentOf(token);
  const { data: preview } = previewSchema.safeParse(content);
  if (!preview || !(await isSignedBy(previews.keys, content, "preview")))
    return "O link da prévia não é válido.";
  const { remote, environment, until } = preview;
  if (environment !== previews.environment)
    return `O link da prévia é de outro ambiente: ${environment}.`;
  if (until <= now)
    return `A prévia de ${remote} terminou. O Banquete usa a versão publicada.`;
  if (until > now + PREVIEW_MS + CLOCK_MS)
    return "O link da prévia vale por mais de 24 horas.";
  return preview;
}

function contentOf(token: string): unknown {
  try {
    return jsonIn(token);
  } catch {
    return undefined;
  }
}
