/** The error for anything but one budget file. */
const SEVERAL = "Solte um arquivo de cada vez. Nenhum foi aberto.";
const OTHER_KIND =
  "Só arquivos .json de orçamento podem ser abertos aqui. Nada mudou.";

/** The dropped .json file, or the error text when it is not one. */
export function droppedFile(
  files: readonly File[],
): { ok: true; file: File } | { ok: false; error: string } {
  const [file] = files;
  if (files.length > 1) return { ok: false, error: SEVERAL };
  if (!file || !isJson(file)) return { ok: false, error: OTHER_KIND };
  return { ok: true, file };
}

/** Some systems have no type for .json, others give its type to a file with another ending. */
function isJson({ name, type }: File): boolean {
  return /\.json$/i.test(name) || type === "application/json";
}
