/** A short message to the user. */
export interface ToastContent {
  text: string;
  /** `error` is announced at once and stays until closed. Default: `success`. */
  tone?: "success" | "error" | "info";
  /** One thing the user can do about it, such as "Desfazer". */
  action?: { label: string; run(): void };
  /** What it is about, such as "pdf": a newer notice about the same takes its place. */
  about?: string;
}

/** A notice on screen. */
export interface ShownNotice extends ToastContent {
  readonly id: number;
}

/** The notice on screen, for their senders and for the one place that shows them. */
export interface Notifier {
  /** Shows a notice. Bound: may be passed on alone. */
  readonly notify: (notice: ToastContent) => void;
  /** Takes away what was said about something. Bound. */
  readonly withdraw: (about: string) => void;
  /** Takes one away. */
  readonly dismiss: (id: number) => void;
  /** Takes all away. */
  readonly clear: () => void;
  /** The notice to show; null without one. */
  readonly current: () => ShownNotice | null;
  /** Says that calls are tried again, 'Tentando novamente (2/3)…'; null once none is. Bound. */
  readonly sayRetrying: (text: string | null) => void;
  /** The line about calls that are being retried. */
  readonly retrying: () => string | null;
  /** Calls back at each change; returns what stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes the page's one notifier; `Toaster` shows its notices. */
export function createNotifier(): Notifier {
  const listeners = new Set<() => void>();
  /** The one to show is the last. */
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
 * Whether a notice outlives a later one: while it offers to take something back and the later one does not, unless both
 * are about the same. [one-notice]
 */
function isKept(
  { text, tone, action, about }: ToastContent,
  later: ToastContent,
): boolean {
  const isSame =
    text === later.text || (about !== undefined && about === later.about);
  return action !== undefined && tone !== "error" && !later.action && !isSame;
}
