import {
  remoteLineSchema,
  remotesFileSchema,
  type RemoteRelease,
} from "shared-contracts/federation/remotes-file";
import { readRuntimeFile } from "../runtime-files.ts";
import { RemoteError } from "./remote-error.ts";

/** The releases of a remote worth trying, best first. Reads remotes.json anew each time. Throws RemoteError. */
export async function releasesOf(remote: string): Promise<RemoteRelease[]> {
  const line = (await readRegistry(remote))[remote];
  if (line === undefined)
    throw new RemoteError(remote, undefined, "não publicado");
  const read = remoteLineSchema.safeParse(line);
  if (!read.success)
    throw new RemoteError(remote, undefined, "publicação inválida");
  const { live, lastGood } = read.data;
  return lastGood ? [live, lastGood] : [live];
}

async function readRegistry(remote: string): Promise<Record<string, unknown>> {
  let content: unknown;
  try {
    content = await readRuntimeFile("/remotes.json");
  } catch {
    throw new RemoteError(remote, undefined, "lista de áreas indisponível");
  }
  const registry = remotesFileSchema.safeParse(content);
  if (!registry.success)
    throw new RemoteError(remote, undefined, "lista de áreas inválida");
  return registry.data.remotes;
}
