/** A short message to the user. */
export interface ToastContent {
  text: string;
  /** `error` is announced at once and stays until closed. Default: `success`. */
  tone?: "success" | "error" | "info";
  /** A button, such as "Desfazer". */
  action?: { label: string; run(): void };
  /** A second button, such as "Excluir já". */
  also?: { label: string; run(): void };
  /** Says how long it stays, in ms, as the seconds left: "em 6 s". */
  countdown?: number;
  /** Called when its time pauses and goes on. */
  onHold?(held: boolean): void;
  /** The topic, such as "pdf": a newer notice of the same topic replaces this one. */
  about?: string;
}

/** A notice on screen. */
export interface ShownNotice extends ToastContent {
  readonly id: number;
}

/** The notices of a page, for their senders and for the `Toaster`. All methods may be passed on alone. */
export interface Notifier {
  /** Shows a notice. */
  readonly notify: (notice: ToastContent) => void;
  /** Removes the notices of a topic. */
  readonly withdraw: (about: string) => void;
  /** Removes one notice. */
  readonly dismiss: (id: number) => void;
  /** Removes all notices. */
  readonly clear: () => void;
  /** The notice to show, or null. */
  readonly current: () => ShownNotice | null;
  /** Sets the line about calls in retry, 'Tentando novamente (2/3)…', or null. */
  readonly sayRetrying: (text: string | null) => void;
  /** The line about calls in retry, or null. */
  readonly retrying: () => string | null;
  /** Calls `listener` at each change. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the notifier of a page; `Toaster` shows its notices. */
export function createNotifier(): Notifier {
  const listeners = new Set<() => void>();
  /** The last one is on screen. */
  let notices: readonly ShownNotice[] = [];
  let retrying: string | null = null;
  let lastId = 0;
  const changed = () => listeners.forEach((listener) => listener());
  function replace(next: readonly ShownNotice[]) {
    notices = next;
    changed();
  }
  return {
    notify(notice) {
      const next = { ...notice, id: ++lastId };
      const kept = notices.filter((shown) => isKept(shown, notice));
      const isFirst = notice.tone === "error" || notice.action;
      replace(isFirst ? [...kept, next] : [next, ...kept]);
    },
    withdraw: (about) =>
      replace(notices.filter((shown) => shown.about !== about)),
    dismiss: (id) => replace(notices.filter((shown) => shown.id !== id)),
    clear: () => replace([]),
    current: () => notices.at(-1) ?? null,
    sayRetrying(text) {
      retrying = text;
      changed();
    },
    retrying: () => retrying,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Whether a notice stays beside a later one: it has a button and no error, the later one has no button, and their topics
 * differ. [one-notice]
 */
function isKept(
  { text, tone, action, about }: ToastContent,
  later: ToastContent,
): boolean {
  const isSame =
    text === later.text || (about !== undefined && about === later.about);
  return action !== undefined && tone !== "error" && !later.action && !isSame;
}
