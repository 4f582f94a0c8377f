import { readEnv } from "../env.ts";
import { sandboxWarning } from "./sandbox-warning.ts";

const warned = (settings: NodeJS.ProcessEnv) =>
  sandboxWarning(readEnv(settings));

test.each([
  [{}],
  [{ BANQUETE_API_HOST: "::1", BANQUETE_API_URL: "http://localhost:4000" }],
  [
    {
      PAYMENT_GATEWAY: "asaas",
      DATABASE_URL: "postgres://db/banquete",
      BANQUETE_API_URL: "https://api.example.com",
    },
  ],
])("%j needs no warning", (settings) => {
  expect(warned(settings)).toBeNull();
});

test.each([
  [{ DATABASE_URL: "postgres://db/banquete" }, "DATABASE_URL is set"],
  [{ BANQUETE_API_HOST: "0.0.0.0" }, "reached from other machines"],
  [
    {
      PAYMENT_GATEWAY: "sandbox",
      DATABASE_URL: "postgres://db/banquete",
      BANQUETE_API_URL: "https://api.example.com",
    },
    "DATABASE_URL is set and the API is reached from other machines",
  ],
])("%j prints a warning", (settings, reason) => {
  expect(warned(settings)).toMatch(/^WARNING: PLANS ARE GIVEN AWAY\. [^\n]+$/);
  expect(warned(settings)).toContain(reason);
});
