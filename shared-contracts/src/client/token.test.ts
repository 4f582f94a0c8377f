import { userIdOf } from "./token.ts";

const tokenOf = (payload: unknown) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.sign`;

test.each([
  [{ sub: "0199-a" }, "0199-a"],
  [{ sub: 12 }, "12"],
  [{ sub: "joão?>~" }, "joão?>~"],
])("the user of %j is %s", (payload, userId) => {
  expect(userIdOf(tokenOf(payload))).toBe(userId);
});

test.each([
  null,
  "",
  "abc",
  "a.b",
  "a.%%%.c",
  tokenOf(null),
  tokenOf("sub"),
  tokenOf({}),
  tokenOf({ sub: "" }),
  tokenOf({ sub: {} }),
])("%j is anonymous", (token) => {
  expect(userIdOf(token)).toBe("anonymous");
});
