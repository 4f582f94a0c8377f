import { startProduct } from "./started-product.ts";

/** One product for the whole run: every test registers users of its own. Its address travels in the environment. */
export default async function globalSetup() {
  // Many accounts from one address are what a test run is.
  const product = await startProduct({
    env: { BANQUETE_LOGIN_RATE_LIMIT: "100000" },
  });
  process.env.BANQUETE_URL = product.url;
  process.env.BANQUETE_API_URL = product.apiUrl;
  return () => product.stop();
}
