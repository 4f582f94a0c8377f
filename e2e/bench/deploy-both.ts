import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { releasedApps } from "tooling/release/command-line";
import { folderTarget } from "tooling/release/folder-target";
import { serveDeployment } from "../src/deployment.ts";
import { releaseBuilds } from "../src/release-builds.ts";
import { buildProduct } from "./build-product.ts";
import { buildMonolith } from "./monolith.ts";
import { serveStandInApi } from "./stand-in-api.ts";

/** The product as its teams release it, and a monolith of the same source, served alike. The caller closes them. */
export async function deployBoth(
  certificate?: Parameters<typeof serveDeployment>[1],
) {
  await buildProduct();
  const monolithFolder = await buildMonolith();
  await writeFile(
    join(monolithFolder, "remotes.json"),
    JSON.stringify({ schema: 1, remotes: {} }),
  );
  const folder = await mkdtemp(join(tmpdir(), "banquete-released-"));
  await releaseBuilds(folderTarget(folder), releasedApps, "");
  const api = await serveStandInApi();
  const federated = await serveDeployment(folder, certificate);
  const monolith = await serveDeployment(monolithFolder, certificate);
  federated.apiUrl = monolith.apiUrl = api.url;
  const close = async () => {
    await monolith.close();
    await federated.close();
    await api.close();
    await rm(folder, { recursive: true });
  };
  return { federated, monolith, close };
}
