import type { AxiosInstance, CreateAxiosDefaults } from "axios";

/** The library of calls. A page requests it early where it is needed soon; each call asks for it again. */
export const fetchCallLibrary = () => import("axios");

/** Opens the library of calls with these defaults, once and by the first call. A failure is not remembered. */
export function opener(
  defaults: CreateAxiosDefaults,
): () => Promise<AxiosInstance> {
  let opened: Promise<AxiosInstance> | undefined;
  return () =>
    (opened ??= fetchCallLibrary().then(
      ({ default: axios }) => axios.create(defaults),
      (error: unknown) => {
        opened = undefined;
        throw error;
      },
    ));
}
