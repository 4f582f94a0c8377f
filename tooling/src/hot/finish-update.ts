// In each app under `npm run dev`. The client of webpack-dev-server gives up an update when more of the app begins to
// load just after its download, as the code of the next steps does. webpack then waits for ever, and so would all later
// changes.
const hot = import.meta.webpackHot;

hot.addStatusHandler((status) => {
  // The client applies an update in the same task.
  if (status === "ready") setTimeout(() => void finishUpdate());
});

async function finishUpdate() {
  if (hot.status() !== "ready") return;
  try {
    await hot.apply();
    await hot.check(true);
  } catch {
    location.reload();
  }
}
