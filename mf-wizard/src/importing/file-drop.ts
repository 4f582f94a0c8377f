/** Said of what was dropped and is not one budget file. */
const SEVERAL = "Solte um arquivo de cada vez. Nenhum foi aberto.";
const OTHER_KIND =
  "Só arquivos .json de orçamento podem ser abertos aqui. Nada mudou.";

/** The one .json file of what was dropped, or the text that tells the user why there is none. */
export function droppedFile(
  files: readonly File[],
): { ok: true; file: File } | { ok: false; error: string } {
  const [file] = files;
  if (files.length > 1) return { ok: false, error: SEVERAL };
  if (!file || !isJson(file)) return { ok: false, error: OTHER_KIND };
  return { ok: true, file };
}

/** Some systems know no type for .json, others give a file without that ending the type. */
function isJson({ name, type }: File): boolean {
  return /\.json$/i.test(name) || type === "application/json";
}
