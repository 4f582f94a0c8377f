import LoaderCircle from "lucide-react/icons/loader-circle";
import { Icon } from "../icon/Icon.tsx";
import styles from "./Spinner.module.css";

export interface SpinnerProps {
  /** Width and height in px. */
  size?: number | undefined;
}

/** A rotating ring, still with `prefers-reduced-motion`. Put words beside it. */
export function Spinner({ size = 18 }: SpinnerProps) {
  return (
    <span className={styles.spinner}>
      <Icon of={LoaderCircle} size={size} />
    </span>
  );
}
