export function git(folder: string, ...args: string[]): string | null;
export function isGitCheckout(folder: string): boolean;
export function treeProblem(folder: string): string | undefined;
