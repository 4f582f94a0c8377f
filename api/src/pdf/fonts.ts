import { createRequire } from "node:module";

const resolve = createRequire(import.meta.url).resolve;
const instrument = (weight: number) =>
  resolve(
    `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`,
  );
const gabarito = (weight: number) =>
  resolve(`@fontsource/gabarito/files/gabarito-latin-${weight}-normal.woff`);
const roboto = (style: string) =>
  resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`);

/** Weights of the design: text 400 and 600, titles and totals 600 and 700. */
export const fonts = {
  Instrument: { normal: instrument(400), bold: instrument(600) },
  Gabarito: { normal: gabarito(600), bold: gabarito(700) },
  Roboto: { normal: roboto("Regular"), bold: roboto("Medium") },
};

/** The only files a document may read. */
export const fontFiles: ReadonlySet<string> = new Set(
  Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]),
);
