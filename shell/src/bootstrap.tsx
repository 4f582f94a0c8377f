import "shared-ui/layers.css";
import "shared-ui/reset.css";
import "shared-ui/tokens.css";
import "./start.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { buildParts } from "./parts.ts";
import { StartFailed } from "./errors/StartFailed.tsx";
import { watchErrors } from "./errors/watch-errors.ts";
import { loadFirstPage } from "./first-page.ts";
import { type PartsWithFrames, withFrames } from "./load-frames.ts";
import { watchNews } from "./news/watch-news.ts";
import { openOffline } from "./offline/offline-after-start.ts";
import { readRegistry } from "./remotes/registry.ts";
import { trustKeysOf } from "./remotes/signed-list.ts";
import { mayHavePreview } from "./preview/may-have-preview.ts";
import { declaredPagesWhen, routeObjects } from "./route-objects.tsx";
import { showDeclaredPages } from "./route-table.ts";
import { readRuntimeConfig } from "./runtime-config.ts";

const root = createRoot(document.getElementById("root")!, {
  // What a boundary caught is reported like what nothing caught.
  onCaughtError: (error) => reportError(error),
});

/** Kept for a retry of the start. */
let parts: PartsWithFrames | undefined;

/** Composition root: builds the page's singletons once. */
async function start() {
  const runtime = readRuntimeConfig();
  trustKeysOf(runtime);
  const registry = readRegistry();
  const config = await runtime;
  if (!parts) {
    watchErrors(config.apiUrl);
    parts = withFrames(buildParts(config));
    openOffline(parts, registry);
    if (config.news !== "off") watchNews(config.apiUrl, parts.session);
  }
  if (REMOTE_OVERRIDE) {
    const { takeOverrides } = await import("./remote-override/overrides.ts");
    for (const address of takeOverrides(config.overrideOrigins ?? []))
      parts.notifier.notify({
        text: `Este Banquete não aceita versões de ${address}.`,
        tone: "error",
      });
  }
  if (mayHavePreview()) {
    const { takePreview } = await import("./preview/take-preview.tsx");
    await takePreview(config.previews, parts, root);
  }
  const patchRoutesOnNavigation = declaredPagesWhen(
    showDeclaredPages(registry),
  );
  await loadFirstPage(parts, registry);
  root.render(
    <StrictMode>
      <RouterProvider
        router={createBrowserRouter(routeObjects(parts), {
          patchRoutesOnNavigation,
        })}
      />
    </StrictMode>,
  );
}

function tryToStart() {
  start().catch((error: unknown) => {
    console.error(error);
    root.render(<StartFailed onRetry={tryToStart} />);
  });
}

tryToStart();
