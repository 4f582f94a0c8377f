import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";

/** How long a text must stand still before it is read out, in ms. */
const DEBOUNCE_MS = 1000;

/** Reads a changed text out, politely and only when typing has stopped. Silent until something changes. */
export function SettledStatus({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  const known = useRef(text);

  useEffect(() => {
    if (known.current === text) return undefined;
    const timer = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
