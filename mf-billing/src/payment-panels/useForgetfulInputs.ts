import { useLayoutEffect, type RefObject } from "react";

/** Empties a form's inputs when it leaves the page, and when the browser shows the page again as it was left. */
export function useForgetfulInputs(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    const element = form.current;
    const empty = () => element?.reset();
    const shown = (event: PageTransitionEvent) => event.persisted && empty();
    window.addEventListener("pageshow", shown);
    // The browser's cache gets an empty form.
    window.addEventListener("pagehide", empty);
    return () => {
      empty();
      window.removeEventListener("pageshow", shown);
      window.removeEventListener("pagehide", empty);
    };
  }, [form]);
}
