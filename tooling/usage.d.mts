export function usageOf(command: string): string;

export function wrongUse(
  command: string,
  words: readonly string[],
): string | undefined;
