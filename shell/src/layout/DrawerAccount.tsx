import { useEffect, useState } from "react";
import type { Profile } from "shared-contracts/entities/profile";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { displayName } from "shared-contracts/formats/display-name";
import styles from "./DrawerAccount.module.css";

const KEY = ["menu-account"];

/**
 * The account's name and email at the head of the phone's menu. Loaded each time the menu opens; absent until the first
 * answer.
 */
export function DrawerAccount({ services }: { services: ShellServices }) {
  const { client, queryClient } = services;
  const [profile, setProfile] = useState(() =>
    queryClient.getQueryData<Profile>(KEY),
  );
  useEffect(() => {
    let current = true;
    // `useQuery` would split the platform doors into two downloads, on every first load.
    queryClient
      .fetchQuery({
        queryKey: KEY,
        queryFn: () => client.call("getProfile"),
        networkMode: "always",
      })
      .then(
        (answer) => current && setProfile(answer),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [client, queryClient]);
  return (
    profile && (
      <>
        <p className={styles.name}>{displayName(profile.name)}</p>
        <p className={styles.email}>{profile.email}</p>
      </>
    )
  );
}
