import type { TestApp, TestUser } from "./test-app.ts";

/** Sends a file as the account's logo, as a browser's form does. */
export async function uploadLogo(
  { app }: TestApp,
  user: TestUser,
  bytes: Buffer | string,
  name = "logo.png",
  field = "logo",
) {
  const form = new FormData();
  form.append(field, new File([bytes as BlobPart], name));
  const sent = new Request("http://x", { method: "POST", body: form });
  return app.inject({
    method: "POST",
    url: "/logo/upload-logo",
    headers: {
      authorization: `Bearer ${user.token}`,
      "content-type": sent.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}
