import { endpoints } from "shared-contracts/endpoints/table";
import { toStored } from "./send-answer.ts";

test("an answer has the fields of its schema and no other, whatever the handler returns", () => {
  const profile = {
    name: "ana",
    email: "ana@exemplo.com",
    phone: "31999990000",
  };
  const row = { ...profile, password_hash: "$argon2id$", token_version: 1 };
  const { body } = toStored(endpoints.getProfile, { body: row });
  expect(JSON.parse(body)).toEqual(profile);
});
