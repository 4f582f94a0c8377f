import { useEffect, useEffectEvent, useState } from "react";

/**
 * Handles files dragged over the window, so that the browser never navigates to one. Returns whether they are over it
 * now. `onDrop` gets the files. While `canDrop` returns false the cursor says so, and a drop does nothing.
 */
export function useFileDrag({
  canDrop,
  onDrop,
}: {
  canDrop: () => boolean;
  onDrop: (files: File[]) => void;
}): boolean {
  const [over, setOver] = useState(false);

  const hover = useEffectEvent((event: DragEvent) => {
    if (!bringsFiles(event)) return;
    event.preventDefault();
    const allowed = canDrop();
    if (event.dataTransfer)
      event.dataTransfer.dropEffect = allowed ? "copy" : "none";
    setOver(allowed);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // Going from one element of the page to another has a related target.
    if (!event.relatedTarget) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!bringsFiles(event)) return;
    event.preventDefault();
    if (canDrop()) onDrop([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("dragenter", (event) => hover(event), { signal });
    window.addEventListener("dragover", (event) => hover(event), { signal });
    window.addEventListener("dragleave", (event) => leave(event), { signal });
    window.addEventListener("drop", (event) => drop(event), { signal });
    return () => ended.abort();
  }, []);

  return over;
}

/** Leaves text dragged between fields to the browser. */
function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}
