import LoaderCircle from "lucide-react/icons/loader-circle";
import { Icon } from "../icon/Icon.tsx";
import styles from "./Spinner.module.css";

export interface SpinnerProps {
  /** Width and height in px. */
  size?: number | undefined;
}

/** A turning ring; still when the user asks for less motion. Words beside it say what is going on. */
export function Spinner({ size = 18 }: SpinnerProps) {
  return (
    <span className={styles.spinner}>
      <Icon of={LoaderCircle} size={size} />
    </span>
  );
}
