import { useState } from "react";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation } from "shared-contracts/platform/query";
import { useLoaded } from "../forms/useLoaded.ts";

const LOGO_KEY = ["logo"] as const;

/** The account's logo. */
export const useLogo = () =>
  useLoaded(LOGO_KEY, (client, signal) => client.call("getLogo", { signal }));

/** Uploads a logo, which replaces the last one; `percent` is the share that was sent. */
export function useUploadLogo() {
  const { client, queryClient } = useCoreState();
  const [percent, setPercent] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) => {
      setPercent(0);
      return client.call("uploadLogo", {
        body: file,
        onUpload: (share) => setPercent(Math.round(share * 100)),
      });
    },
    networkMode: "always",
    onSuccess: (logo) => queryClient.setQueryData(LOGO_KEY, logo),
  });
  return { upload, percent };
}

/** Removes the logo. */
export function useDeleteLogo() {
  const { client, queryClient } = useCoreState();
  return useMutation({
    mutationFn: () => client.call("deleteLogo"),
    networkMode: "always",
    onSuccess: () =>
      queryClient.setQueryData(LOGO_KEY, { logoUrl: null, file: null }),
  });
}
