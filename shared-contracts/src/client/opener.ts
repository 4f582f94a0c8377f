import type { AxiosInstance, CreateAxiosDefaults } from "axios";

/**
 * Opens the library of calls with these defaults, once. It travels beside what the page draws first, from now on; where
 * it does not arrive, the next call asks for it again.
 */
export function opener(
  defaults: CreateAxiosDefaults,
): () => Promise<AxiosInstance> {
  let opened: Promise<AxiosInstance> | undefined;
  const open = () =>
    (opened ??= import("axios").then(
      ({ default: axios }) => axios.create(defaults),
      (error: unknown) => {
        opened = undefined;
        throw error;
      },
    ));
  open().catch(() => undefined);
  return open;
}
