import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "shared-contracts/platform/router";
import { WIZARD_STEPS } from "shared-contracts/platform/rules";
import { useResetBudget } from "../frame/useResetBudget.ts";
import { isLetterKey } from "shared-ui/letter-keys/letter-keys.ts";
import { Waiting } from "shared-ui/waiting/Waiting";

const Palette = lazy(async () => {
  const { Palette: palette } = await import("./Palette.tsx");
  return { default: palette };
});

const KeysSheet = lazy(async () => {
  const { KeysSheet: sheet } = await import("./KeysSheet.tsx");
  return { default: sheet };
});

/** What is open. */
type Panel = "palette" | "keys";

/** The shell's link to the palette. */
const PALETTE_HASH = "#buscar";

/** How long after G the number of a step is awaited, in ms. */
const STEP_WAIT_MS = 1500;

/**
 * Ctrl+K (⌘K) opens the palette, as does the phone's link to it. Outside fields / goes to the page's search, N starts a
 * budget, G and a number open a step, and ? lists the keys. What they open is a separate download.
 */
export function Shortcuts() {
  const navigate = useNavigate();
  const start = useResetBudget();
  const { hash, search } = useLocation();
  const [opened, setPanel] = useState<Panel | null>(null);
  const panel = opened ?? (hash === PALETTE_HASH ? "palette" : null);
  const goesUntil = useRef(0);

  function act(key: string): boolean {
    const step = WIZARD_STEPS[Number(key) - 1];
    if (step && goesUntil.current > Date.now()) {
      goesUntil.current = 0;
      void navigate(step.path);
      return true;
    }
    goesUntil.current = key === "g" ? Date.now() + STEP_WAIT_MS : 0;
    if (key === "/") return focusSearch();
    if (key === "?") setPanel("keys");
    else if (key === "n") start("startNew");
    else return false;
    return true;
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const key = event.key.toLowerCase();
    if (key === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey) {
      // Over another dialog there would be two.
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setPanel("palette");
      // While a panel downloads, what is typed is meant for it.
    } else if (panel === null && isLetterKey(event) && act(key))
      event.preventDefault();
  });

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    window.addEventListener("keydown", (event) => press(event), { signal });
    return () => gone.abort();
  }, []);

  function close() {
    setPanel(null);
    if (window.location.hash === PALETTE_HASH)
      void navigate({ search, hash: "" }, { replace: true });
  }
  return (
    <Suspense fallback={<Waiting>Abrindo...</Waiting>}>
      {panel === "palette" && (
        <Palette onKeys={() => setPanel("keys")} onClose={close} />
      )}
      {panel === "keys" && <KeysSheet onClose={close} />}
    </Suspense>
  );
}

/** Focuses the search of the page; false where there is none. On a phone it is a button until it is pressed. */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLElement>("main [type='search']");
  search?.focus();
  return search !== null;
}
