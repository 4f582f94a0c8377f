import { useEffect, useRef } from "react";

interface AllBoxProps {
  label: string;
  ticked: number;
  of: number;
  onChange: (isTicked: boolean) => void;
}

/** Ticks or unticks all boxes of a list; half ticked while only some are. */
export function AllBox({ label, ticked, of, onChange }: AllBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const isMixed = ticked > 0 && ticked < of;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={of > 0 && ticked === of}
      disabled={of === 0}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
