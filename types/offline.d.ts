/**
 * Whether the shell opens without network, put in by the build: not under `npm run dev`, with an override, or with
 * BANQUETE_WORKER=off.
 */
declare const OPENS_OFFLINE: boolean;

/** What the compiler's types of pages lack of a service worker; only what is used here. */
interface ExtendableEvent extends Event {
  /** Keeps the worker running until the promise is settled. */
  waitUntil(work: Promise<unknown>): void;
}
