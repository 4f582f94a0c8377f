import axios from "axios";
import type { Root } from "react-dom/client";
import { createApiClient } from "shared-contracts/client/create-api-client";
import { loggingAdapter, type LoggedCall } from "../call-log.ts";
import type { Scene } from "./scene.ts";
import { SignIn } from "./SignIn.tsx";

/** The serving command proxies this path. */
const baseUrl = "/api";

const TOKEN_KEY = "isolation_token";

/** The scene in front of the real API; shows the sign-in form, once for each tab. */
export async function realScene(
  root: Root,
  onCall: (logged: LoggedCall) => void,
): Promise<Scene> {
  const adapter = loggingAdapter(axios.getAdapter("xhr"), onCall);
  const client = createApiClient({
    baseUrl,
    getToken: () => null,
    onSignal: () => undefined,
    adapter,
  });
  const known = sessionStorage.getItem(TOKEN_KEY);
  const token =
    known ??
    (await new Promise<string>((resolve) =>
      root.render(<SignIn client={client} onSignedIn={resolve} />),
    ));
  sessionStorage.setItem(TOKEN_KEY, token);
  return { adapter, baseUrl, token };
}

/** Clears the sign-in, so that the next scene shows the form again. */
export function forgetRealToken(): void {
  sessionStorage.removeItem(TOKEN_KEY);
}
