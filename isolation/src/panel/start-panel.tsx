import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { IsolationParts } from "../isolation-parts.ts";
import { IsolationPanel } from "./IsolationPanel.tsx";

/** Draws the panel around the stage. */
export function startPanel(parts: IsolationParts): void {
  document.title = `${parts.scenarios.remote} isolado | Banquete`;
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <IsolationPanel {...parts} />
    </StrictMode>,
  );
}
