import type { ComponentType } from "react";

/** The props of a Lucide icon. */
interface GlyphProps {
  size?: string | number;
  strokeWidth?: string | number;
  "aria-hidden"?: boolean | "true" | "false";
  className?: string;
}

/** A Lucide icon, or another component with the same props. */
export type Glyph = ComponentType<GlyphProps>;

export interface IconProps {
  /** The icon, such as `Plus` from `lucide-react/icons/plus`. */
  of: Glyph;
  /** Width and height in px: 18 in buttons and menus, 16 in rows, 20 to 24 in dialogs. */
  size?: number | undefined;
  className?: string | undefined;
}

/** A decorative icon with the stroke of the design, hidden from assistive technology. */
export function Icon({ of: Drawing, size = 18, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      {...(className === undefined ? {} : { className })}
    />
  );
}
