import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";

// A page with one grid, as `?grid=` names it: what the grids bench compares the product with.
const grids: Readonly<Record<string, () => Promise<ComponentType>>> = {
  ag: async () => (await import("./Ag.tsx")).Ag,
  glide: async () => (await import("./Glide.tsx")).Glide,
  mui: async () => (await import("./Mui.tsx")).Mui,
  handsontable: async () => (await import("./Hot.tsx")).Hot,
  datasheet: async () => (await import("./Datasheet.tsx")).Datasheet,
};

const name = new URLSearchParams(location.search).get("grid") ?? "";
const Grid = await grids[name]!();
createRoot(document.getElementById("root")!).render(<Grid />);
