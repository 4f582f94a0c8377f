import type { ApiClient } from "shared-contracts/client/api-client";
import { displayName } from "shared-contracts/formats/display-name";
import { useQuery } from "shared-contracts/platform/query";
import styles from "./DrawerAccount.module.css";

/**
 * The account's name and email at the head of the phone's menu. Loaded each time the menu opens; absent until the first
 * answer.
 */
export function DrawerAccount({ client }: { client: ApiClient }) {
  const { data: profile } = useQuery({
    queryKey: ["menu-account"],
    queryFn: () => client.call("getProfile"),
    networkMode: "always",
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    profile && (
      <>
        <p className={styles.name}>{displayName(profile.name)}</p>
        <p className={styles.email}>{profile.email}</p>
      </>
    )
  );
}
