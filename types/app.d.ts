/** The package's version, put in by the build. */
declare const APP_VERSION: string;
/** What a remote states of the contracts its package.json names, put in by the build. */
declare const APP_CONTRACTS: { core: string; budget?: string };
/** Identifies the rules of budgets that the sources have, put in by the build. */
declare const RULES_HASH: string;
