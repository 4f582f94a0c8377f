import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv, readServiceEnv } from "./env.ts";

const SECRET = "f1d2e3c4b5a697887766554433221100";

test("with nothing set, the service is on loopback port 4000 with the embedded database", () => {
  expect(readEnv({})).toMatchObject({
    BANQUETE_API_HOST: "127.0.0.1",
    BANQUETE_API_PORT: 4000,
    BANQUETE_DEMO: false,
    BANQUETE_DOCS: true,
    BANQUETE_LOG_LEVEL: "warn",
  });
  expect(readEnv({}).DATABASE_URL).toBeUndefined();
  expect(readEnv({ BANQUETE_API_PORT: "" }).BANQUETE_API_PORT).toBe(4000);
});

test.each([
  [{}, false],
  [{ BANQUETE_DOCS: "1" }, true],
  [{ BANQUETE_DOCS: "0" }, false],
])(
  "on a PostgreSQL server, with %j the page of calls is there: %s",
  (given, there) => {
    const env = readEnv({ DATABASE_URL: "postgres://db/banquete", ...given });
    expect(env.BANQUETE_DOCS).toBe(there);
  },
);

test("origins are a comma list", () => {
  const env = readEnv({ BANQUETE_ORIGINS: "https://a.com, http://b.com:8080" });
  expect(env.BANQUETE_ORIGINS).toEqual(["https://a.com", "http://b.com:8080"]);
});

test("the API's address may have a path", () => {
  const given = "https://banquete.example.com/api";
  expect(readEnv({ BANQUETE_API_URL: given }).BANQUETE_API_URL).toBe(given);
});

test.each([
  [undefined, []],
  ["0", []],
  ["1", ["127.0.0.0/8", "::1/128"]],
  ["10.0.0.5, 10.1.0.0/16", ["10.0.0.5", "10.1.0.0/16"]],
])("BANQUETE_TRUST_PROXY=%s trusts %j", (given, trusted) => {
  expect(readEnv({ BANQUETE_TRUST_PROXY: given }).BANQUETE_TRUST_PROXY).toEqual(
    trusted,
  );
});

test("Asaas's URL defaults to its sandbox; a slash at the end does not matter", () => {
  const address = (given?: string) =>
    readEnv({ ASAAS_BASE_URL: given }).ASAAS_BASE_URL;
  expect(address()).toBe("https://api-sandbox.asaas.com/v3");
  expect(address("https://api.asaas.com/v3/")).toBe("https://api.asaas.com/v3");
  expect(address("http://127.0.0.1:9000/v3")).toBe("http://127.0.0.1:9000/v3");
});

test.each([
  [{}, "direct"],
  [{ PAYMENT_GATEWAY: "asaas" }, "hosted"],
  [{ PAYMENT_GATEWAY: "asaas", CARD_MODE: "direct" }, "direct"],
  [{ CARD_MODE: "hosted" }, "hosted"],
])("with %j a card is typed in mode %s", (given, mode) => {
  expect(readEnv(given).CARD_MODE).toBe(mode);
});

test.each([
  ["BANQUETE_API_PORT", "70000"],
  ["BANQUETE_API_PORT", "porta"],
  ["BANQUETE_DEMO", "yes"],
  ["BANQUETE_ORIGINS", "*"],
  ["BANQUETE_ORIGINS", "https://a.com/app"],
  ["BANQUETE_API_URL", "https://a.com/api/"],
  ["BANQUETE_API_URL", "ftp://a.com"],
  ["BANQUETE_TRUST_PROXY", "yes"],
  ["DATABASE_URL", "mysql://x"],
  ["BANQUETE_JWT_SECRET", "short"],
  ["BANQUETE_JWT_SECRET", "a".repeat(40)],
  ["BANQUETE_LOGIN_RATE_LIMIT", "-1"],
  ["BANQUETE_LOGIN_ADDRESS_LIMIT", "1.5"],
  ["BANQUETE_LOGIN_ACCOUNT_LIMIT", "many"],
  ["BANQUETE_REGISTRATION_LIMIT", "-5"],
  ["BANQUETE_RATE_LIMIT", "0"],
  ["BANQUETE_DB_POOL", "1"],
  ["BANQUETE_DRAIN_SECONDS", "soon"],
  ["BANQUETE_CEP_URL", "https://example.com/cep"],
  ["BANQUETE_CEP_URL", "file:///etc/{cep}"],
  ["ASAAS_BASE_URL", "http://api.asaas.com/v3"],
  ["ASAAS_BASE_URL", "api.asaas.com"],
  ["ASAAS_API_KEY", "a key\nof two lines"],
  ["ASAAS_WEBHOOK_TOKEN", "x".repeat(31)],
  ["ASAAS_WEBHOOK_TOKEN", "x".repeat(256)],
])("%s=%s is refused in one line that names it", (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} is not valid: [^\\n]+\\.$`));
});

describe("the secrets that sign tokens", () => {
  const OLD = "0123456789abcdef0123456789abcdef0";
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "banquete-secrets-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const inFile = (text: string) => {
    const file = join(folder, "secrets");
    writeFileSync(file, text);
    return readServiceEnv({ BANQUETE_JWT_SECRET_FILE: file });
  };

  test("are one or two, the newest first", () => {
    const { BANQUETE_JWT_SECRET } = readServiceEnv({
      BANQUETE_JWT_SECRET: `${SECRET} ${OLD}`,
    });
    expect(BANQUETE_JWT_SECRET).toEqual([SECRET, OLD]);
  });

  test("may be in a file, one a line", () => {
    const env = inFile(`${SECRET}\n${OLD}\n`);
    expect(env.BANQUETE_JWT_SECRET).toEqual([SECRET, OLD]);
  });

  test.each(["", "short", "a".repeat(32), `${SECRET} ${OLD} ${SECRET}`])(
    "%j in a file is refused in one line",
    (text) => {
      expect(() => inFile(text)).toThrow(/^BANQUETE_JWT_SECRET[^\n]+\.$/);
    },
  );

  test("a file that cannot be read is refused in one line", () => {
    const BANQUETE_JWT_SECRET_FILE = join(folder, "missing");
    expect(() => readServiceEnv({ BANQUETE_JWT_SECRET_FILE })).toThrow(
      /^BANQUETE_JWT_SECRET_FILE cannot be read: [^\n]+\.$/,
    );
  });
});

describe("a service on a PostgreSQL server", () => {
  const DATABASE_URL = "postgres://db/banquete";

  test.each([undefined, ""])(
    "is refused without a gateway's name (%j), in one line that says which setting",
    (PAYMENT_GATEWAY) => {
      expect(() => readServiceEnv({ DATABASE_URL, PAYMENT_GATEWAY })).toThrow(
        /^PAYMENT_GATEWAY must be set [^\n]+\.$/,
      );
    },
  );

  test("may use the sandbox when it is named", () => {
    const env = readServiceEnv({
      DATABASE_URL,
      PAYMENT_GATEWAY: "sandbox",
      BANQUETE_JWT_SECRET: SECRET,
    });
    expect(env.PAYMENT_GATEWAY).toBe("sandbox");
  });

  test("is refused without a secret, in one line that says which setting", () => {
    expect(() =>
      readServiceEnv({ DATABASE_URL, PAYMENT_GATEWAY: "sandbox" }),
    ).toThrow(/^BANQUETE_JWT_SECRET or [^\n]+\.$/);
  });

  test("does not need a gateway with the embedded database", () => {
    expect(readServiceEnv({}).PAYMENT_GATEWAY).toBe("sandbox");
  });
});
