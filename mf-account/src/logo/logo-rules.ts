import { LOGO_MAX_BYTES, type Logo } from "shared-contracts/entities/logo";

/** The types of files that are accepted. */
export const LOGO_TYPES = ["image/png", "image/jpeg"];

/** The reason to refuse a file, or null; the server checks its bytes. */
export function logoRefusal({ type, size }: File): string | null {
  if (!LOGO_TYPES.includes(type))
    return "Apenas arquivos PNG, JPG e JPEG são permitidos";
  return size > LOGO_MAX_BYTES ? "Arquivo muito grande. Máximo 5MB" : null;
}

const COUNT = new Intl.NumberFormat("pt-BR");

/** "1.200 × 450, 84 KB". */
export function logoFacts({
  width,
  height,
  bytes,
}: NonNullable<Logo["file"]>): string {
  const size = COUNT.format(Math.max(1, Math.round(bytes / 1024)));
  return `${COUNT.format(width)} × ${COUNT.format(height)}, ${size} KB`;
}
