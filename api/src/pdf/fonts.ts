import { createRequire } from "node:module";

const resolve = createRequire(import.meta.url).resolve;

/** The fonts of a proposal by the names that a PDF gives them; Roboto has signs that the others lack. */
export const fontFiles: Readonly<Record<string, string>> = {
  "InstrumentSans-Regular": resolve(
    "@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf",
  ),
  "InstrumentSans-SemiBold": resolve(
    "@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf",
  ),
  "Gabarito-SemiBold": resolve(
    "@expo-google-fonts/gabarito/600SemiBold/Gabarito_600SemiBold.ttf",
  ),
  "Roboto-Regular": resolve(
    "@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf",
  ),
  "Roboto-SemiBold": resolve(
    "@expo-google-fonts/roboto/600SemiBold/Roboto_600SemiBold.ttf",
  ),
};
