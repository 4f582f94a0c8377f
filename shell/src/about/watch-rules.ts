/**
 * Compares the rules of this page with the API's, by their hashes. The result receives each answer to `health`, and
 * warns once when the two differ. [rules-are-one-copy]
 */
export function watchRules(own = RULES_HASH) {
  let warned = false;
  return ({ rulesHash }: { rulesHash?: string | undefined }): void => {
    if (warned || rulesHash === undefined || rulesHash === own) return;
    warned = true;
    console.warn(
      `This page prices by the rules ${own}, the API by ${rulesHash}: a total on the screen may differ from the saved one. Release the shell and restart the API from the same sources.`,
    );
  };
}
