import Wrench from "lucide-react/icons/wrench";
import { useState } from "react";
import { TabStrip, TabStripLine } from "../frame/TabStrip.tsx";
import { overrides, removeOverride } from "./overrides.ts";

/** The strip at the top while a remote is overridden: which, from where, and how to end it. */
export function OverrideStrip() {
  const [lines] = useState(() => Object.entries(overrides()));
  if (lines.length === 0) return null;
  return (
    <TabStrip label="Versões locais">
      {lines.map(([remote, origin]) => (
        <TabStripLine
          key={remote}
          icon={Wrench}
          endLabel="Usar a versão publicada"
          onEnd={() => removeOverride(remote)}
        >
          <b>{remote}</b> vem de <b>{origin}</b>
          <span> nesta sessão.</span>
        </TabStripLine>
      ))}
    </TabStrip>
  );
}
