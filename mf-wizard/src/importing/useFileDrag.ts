import { useEffect, useEffectEvent, useState } from "react";

/**
 * Follows files that are dragged over the window, so that the browser never leaves the page for one. Answers whether
 * they are over it now. `onDrop` gets the files. While `canDrop` answers false the cursor says so, and dropped files
 * are lost.
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

/** Text dragged from one field to another is the browser's. */
function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}
