import type { Database } from "../db/connection.ts";
import { readEnv } from "../env.ts";
import { openGateway } from "./open-gateway.ts";

/** Opening a gateway does not query the database. */
const db = {} as Database;
const address = () => "http://localhost:4000";
const onTrouble = () => undefined;
const open = (settings: NodeJS.ProcessEnv) =>
  openGateway({ env: readEnv(settings), db, address, onTrouble });

test("the default gateway takes no money", () => {
  expect(open({}).name).toBe("sandbox");
});

test("PIX Automático is off unless set, and not for Asaas", () => {
  const automatic = { BANQUETE_PIX_AUTOMATIC: "1" };
  expect(open({}).gateway.automatic).toBeNull();
  expect(open(automatic).gateway.automatic).not.toBeNull();
  expect(() => open({ ...automatic, PAYMENT_GATEWAY: "asaas" })).toThrow(
    "BANQUETE_PIX_AUTOMATIC is only for PAYMENT_GATEWAY=sandbox",
  );
});

test("PAYMENT_GATEWAY=asaas opens Asaas with a key and a token", () => {
  const asaas = { PAYMENT_GATEWAY: "asaas", ASAAS_API_KEY: "$aact_hmlg_key" };
  expect(() => open(asaas)).toThrow("ASAAS_WEBHOOK_TOKEN must be set");
  expect(open({ ...asaas, ASAAS_WEBHOOK_TOKEN: "t".repeat(32) })).toMatchObject(
    { name: "asaas", routes: null },
  );
});
