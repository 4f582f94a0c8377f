import { useState } from "react";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation, useQuery } from "shared-contracts/platform/query";

const LOGO_KEY = ["logo"] as const;

/** The account's logo, asked for at each visit. */
export function useLogo() {
  const { client } = useCoreState();
  return useQuery({
    queryKey: LOGO_KEY,
    queryFn: ({ signal }) => client.call("getLogo", { signal }),
    gcTime: 0,
    networkMode: "always",
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Sends a logo in the place of the one before; `percent` is how much of it was sent. */
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
