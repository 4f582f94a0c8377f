import { readEnv } from "./env.ts";

test("with nothing set, the service is on loopback port 4000 with the embedded database", () => {
  expect(readEnv({})).toMatchObject({
    BANQUETE_API_HOST: "127.0.0.1",
    BANQUETE_API_PORT: 4000,
    BANQUETE_DEMO: false,
    BANQUETE_LOG_LEVEL: "warn",
  });
  expect(readEnv({}).DATABASE_URL).toBeUndefined();
  expect(readEnv({ BANQUETE_API_PORT: "" }).BANQUETE_API_PORT).toBe(4000);
});

test("origins are a comma list", () => {
  const env = readEnv({ BANQUETE_ORIGINS: "https://a.com, http://b.com:8080" });
  expect(env.BANQUETE_ORIGINS).toEqual(["https://a.com", "http://b.com:8080"]);
});

test.each([
  ["BANQUETE_API_PORT", "70000"],
  ["BANQUETE_API_PORT", "porta"],
  ["BANQUETE_DEMO", "yes"],
  ["BANQUETE_ORIGINS", "*"],
  ["BANQUETE_ORIGINS", "https://a.com/app"],
  ["DATABASE_URL", "mysql://x"],
  ["BANQUETE_JWT_SECRET", "short"],
  ["BANQUETE_LOGIN_RATE_LIMIT", "0"],
])("%s=%s is refused in one line that names it", (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} is not valid: [^\\n]+\\.$`));
});
