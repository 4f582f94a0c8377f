import Utensils from "lucide-react/icons/utensils";
import type { PartLook } from "../parts/part-look.ts";

export { PartStep } from "../parts/PartStep.tsx";

/** Prato Principal. */
export const look: PartLook = { icon: Utensils };
