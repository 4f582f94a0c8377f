import {
  remotesFileSchema,
  type RemoteRelease,
  type RemotesFile,
} from "shared-contracts/federation/remotes-file";
import { readRuntimeFile } from "../runtime-files.ts";
import { RemoteError } from "./remote-error.ts";

/** The releases of a remote worth trying, best first. Reads remotes.json anew each time. Throws RemoteError. */
export async function releasesOf(remote: string): Promise<RemoteRelease[]> {
  const line = (await readRegistry(remote)).remotes[remote];
  if (!line) throw new RemoteError(remote, undefined, "não publicado");
  return line.lastGood ? [line.live, line.lastGood] : [line.live];
}

async function readRegistry(remote: string): Promise<RemotesFile> {
  let content: unknown;
  try {
    content = await readRuntimeFile("/remotes.json");
  } catch {
    throw new RemoteError(remote, undefined, "lista de áreas indisponível");
  }
  const registry = remotesFileSchema.safeParse(content);
  if (!registry.success)
    throw new RemoteError(remote, undefined, "lista de áreas inválida");
  return registry.data;
}
