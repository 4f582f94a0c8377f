import { useLoaded } from "../forms/useLoaded.ts";

/** The one key of the account's profile in the query cache. */
export const PROFILE_KEY = ["profile"] as const;

/** Name, email and phone of the account. */
export const useProfile = () =>
  useLoaded(PROFILE_KEY, (client, signal) =>
    client.call("getProfile", { signal }),
  );
