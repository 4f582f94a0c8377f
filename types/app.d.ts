/** The package's version, put in by the build. */
declare const APP_VERSION: string;
/** What a remote states of the contracts its package.json names, put in by the build. */
declare const APP_CONTRACTS: {
  contract: string;
  contracts: { core: string; budget?: string };
};
