import { deviceName } from "./device-name.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    "Chrome no Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari no iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
    "Chrome no Android",
  ],
  [undefined, "Aparelho desconhecido"],
  ["", "Aparelho desconhecido"],
  ["<script>alert(1)</script>", "Aparelho desconhecido"],
])("the User-Agent %j is named %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
