import { SANDBOX_WEBHOOK_TOKEN } from "./sandbox.ts";
import { startProduct } from "./started-product.ts";

/**
 * One product for the whole run: every test registers its own users. Its address travels in the environment;
 * where that already names one, such as `npm run dev`, the tests run against it.
 */
export default async function globalSetup() {
  if (process.env.BANQUETE_URL) return undefined;
  const product = await startProduct({
    env: {
      // Many accounts from one address are what a test run is.
      BANQUETE_LOGIN_RATE_LIMIT: "0",
      BANQUETE_INTAKE_RATE_LIMIT: "100000",
      BANQUETE_RATE_LIMIT: "1000000",
      BANQUETE_SANDBOX_WEBHOOK_TOKEN: SANDBOX_WEBHOOK_TOKEN,
      BANQUETE_PIX_AUTOMATIC: "1",
    },
  });
  process.env.BANQUETE_URL = product.url;
  process.env.BANQUETE_API_URL = product.apiUrl;
  process.env.BANQUETE_RUN_DATA_DIR = product.dataDir;
  return () => product.stop();
}
