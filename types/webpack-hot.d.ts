/** What webpack gives to a module under `npm run dev`; only what is used here. */
interface ImportMeta {
  readonly webpackHot: {
    status(): string;
    addStatusHandler(handler: (status: string) => void): void;
    /** Replaces what was downloaded. Rejects when a changed module cannot be replaced. */
    apply(): Promise<unknown>;
    /** Downloads the next change, if there is one, and with `true` applies it. */
    check(apply: true): Promise<unknown>;
  };
}
