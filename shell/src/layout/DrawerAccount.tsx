import type { ApiClient } from "shared-contracts/client/api-client";
import { displayName } from "shared-contracts/formats/display-name";
import { useQuery } from "shared-contracts/platform/query";
import styles from "./DrawerAccount.module.css";

/** Whose account it is, at the head of the phone's menu (screen 34); asked for each time the menu opens, and absent without an answer. */
export function DrawerAccount({ client }: { client: ApiClient }) {
  const { data } = useQuery({
    queryKey: ["menu-account"],
    queryFn: ({ signal }) => client.call("getProfile", { signal }),
    networkMode: "always",
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (!data) return null;
  return (
    <>
      <p className={styles.name}>{displayName(data.name)}</p>
      <p className={styles.email}>{data.email}</p>
    </>
  );
}
