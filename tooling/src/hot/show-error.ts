import { showProblems } from "webpack-dev-middleware/client/overlay";
import { readableStack } from "./readable-stack.ts";

/** How many parents of the failed component are listed. */
const COMPONENTS = 8;

/** Shows an error over the page, with files of the checkout and the components that threw. */
export async function showError(
  error: unknown,
  componentStack = "",
): Promise<void> {
  const stack = error instanceof Error ? error.stack : undefined;
  const thrown = await readableStack(stack ?? String(error));
  const drawn = await readableStack(componentStack.trim());
  const components = drawn.split("\n").slice(0, COMPONENTS).join("\n");
  // The dev server's client clears what has this name when it builds.
  showProblems(
    "errors",
    [drawn ? `${thrown}\n\nIn\n${components}` : thrown],
    "runtime",
  );
}
