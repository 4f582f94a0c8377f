import type { Database } from "../db/connection.ts";
import { readEnv } from "../env.ts";
import { openGateway } from "./open-gateway.ts";

/** Opening asks the database nothing. */
const db = {} as Database;
const address = () => "http://localhost:4000";
const onTrouble = () => undefined;
const open = (settings: NodeJS.ProcessEnv) =>
  openGateway({ env: readEnv(settings), db, address, onTrouble });

test("unless told, no money moves", () => {
  expect(open({}).name).toBe("sandbox");
});

test("Asaas is opened by name, with a key and a token", () => {
  const asaas = { PAYMENT_GATEWAY: "asaas", ASAAS_API_KEY: "$aact_hmlg_key" };
  expect(() => open(asaas)).toThrow("ASAAS_WEBHOOK_TOKEN must be set");
  expect(open({ ...asaas, ASAAS_WEBHOOK_TOKEN: "t".repeat(32) })).toMatchObject(
    { name: "asaas", routes: null },
  );
});
