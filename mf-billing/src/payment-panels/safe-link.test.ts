import { safeLink } from "./safe-link.ts";

const live = { protocol: "https:", hostname: "banquete.app" };
const local = { protocol: "http:", hostname: "localhost" };
const lan = { protocol: "http:", hostname: "10.0.0.5" };

test.each([
  ["https://pay.test/i/1", live, "https://pay.test/i/1"],
  ["https://pay.test/i/1", local, "https://pay.test/i/1"],
  ["http://pay.test/i/1", live, null],
  ["http://pay.test/i/1", local, null],
  ["http://localhost:4000/i/1", live, null],
  ["http://localhost:4000/i/1", local, "http://localhost:4000/i/1"],
  ["http://127.0.0.1:4000/i/1", local, "http://127.0.0.1:4000/i/1"],
  ["http://10.0.0.5:4000/i/1", lan, "http://10.0.0.5:4000/i/1"],
  ["javascript:alert(1)", live, null],
  ["data:text/html,x", local, null],
  ["/i/1", live, null],
  ["", live, null],
  [null, live, null],
])("%s from %j: %s", (address, page, link) => {
  expect(safeLink(address, page)).toBe(link);
});
