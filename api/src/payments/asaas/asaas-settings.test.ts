import { readEnv } from "../../env.ts";
import { asaasSettings } from "./asaas-settings.ts";

const complete = {
  ASAAS_API_KEY: "$aact_hmlg_key",
  ASAAS_WEBHOOK_TOKEN: "t".repeat(32),
};

test("with only a key and a token, the URL is Asaas's sandbox", () => {
  expect(asaasSettings(readEnv(complete))).toEqual({
    baseUrl: "https://api-sandbox.asaas.com/v3",
    apiKey: "$aact_hmlg_key",
    webhookToken: "t".repeat(32),
  });
});

test.each(["ASAAS_API_KEY", "ASAAS_WEBHOOK_TOKEN"] as const)(
  "without %s the service does not start and says why",
  (name) => {
    const start = () => asaasSettings(readEnv({ ...complete, [name]: "" }));
    expect(start).toThrow(`PAYMENT_GATEWAY is asaas: ${name} must be set.`);
  },
);

test.each([
  ["https://api.asaas.com/v3", "$aact_hmlg_key", "api.asaas.com"],
  [
    "https://api-sandbox.asaas.com/v3",
    "$aact_prod_key",
    "api-sandbox.asaas.com",
  ],
])(
  "a key of the other environment is refused at the start: %s",
  (url, key, host) => {
    const env = { ...complete, ASAAS_BASE_URL: url, ASAAS_API_KEY: key };
    expect(() => asaasSettings(readEnv(env))).toThrow(
      `ASAAS_API_KEY is not one for ${host}: it begins with ${key.slice(0, 11)}.`,
    );
  },
);

test("an error never prints the key, not even a wrong one", () => {
  const key = "$aact_prod_secret";
  let printed = "";
  try {
    asaasSettings(readEnv({ ...complete, ASAAS_API_KEY: key }));
  } catch (error) {
    printed = String(error);
  }
  expect(printed).toMatch(/ASAAS_API_KEY/);
  expect(printed).not.toContain("secret");
});
