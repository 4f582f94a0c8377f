import { leavesThisMachine } from "./smtp.ts";

test.each([
  ["smtp://mail.example.com", true],
  ["smtp://USER:PASSWORD@mail.example.com:587", true],
  ["smtp://127.0.0.1.example.com", true],
  ["smtp://10.0.0.5:25", true],
  ["smtp://127.0.0.1:2525", false],
  ["smtp://localhost", false],
  ["smtp://[::1]:25", false],
])("mail for %s must be encrypted: %s", (url, encrypted) => {
  expect(leavesThisMachine(url)).toBe(encrypted);
});
