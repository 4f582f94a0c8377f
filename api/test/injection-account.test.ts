import { sql } from "kysely";
import { phoneDigits } from "shared-contracts/formats/phone";
import type { Logo } from "shared-contracts/entities/logo";
import { creditCard, customerData } from "./paying.ts";
import { png } from "./picture-parts.ts";
import {
  createTestApp,
  createUser,
  PASSWORD,
  type TestApp,
  type TestUser,
} from "./test-app.ts";
import { uploadLogo } from "./test-logo.ts";
import {
  NUL,
  payloads,
  shorter,
  onOneLine,
  without,
  writeAll,
} from "./write-payloads.ts";

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await createTestApp();
  user = await createUser(service.app);
});
afterAll(() => service.close());

describe("an account", () => {
  let count = 0;
  const newcomer = () => {
    count += 1;
    const digits = String(count).padStart(8, "0");
    return {
      name: "Ana",
      email: `injetada${digits}@exemplo.com.br`,
      phone: `319${digits}`,
      password: PASSWORD,
    };
  };
  const register = (payload: object) =>
    service.app.inject({ method: "POST", url: "/auth/register", payload });

  test("can be created with any name and password, and signed in to with them", async () => {
    const taken = await writeAll(async (text) => {
      const account = { ...newcomer(), name: text, password: text };
      const answer = await register(account);
      if (answer.statusCode !== 201) return answer;
      return service.app.inject({
        method: "POST",
        url: "/auth/login",
        payload: { email: account.email, password: text },
      });
    });
    expect(taken).toEqual(shorter(120));
  });

  /** A phone is reduced to its digits: what has too few is refused. */
  const taken = (field: string) =>
    field === "phone"
      ? payloads.filter((text) => phoneDigits(text).length >= 10)
      : [];

  test.each(["email", "phone"])("keeps none of them as %s", async (field) => {
    const written = await writeAll((text) =>
      register({ ...newcomer(), [field]: text }),
    );
    expect(written).toEqual(taken(field));
    const { rows } = await sql<{ phone: string }>`
      select phone from users where phone !~ '^[0-9]{10,11}$'
    `.execute(service.db);
    expect(rows).toEqual([]);
  });

  test("stores them as its name, in lower case", async () => {
    const kept: string[] = [];
    const taken = await writeAll(async (name) => {
      const { email, phone } = user;
      const answer = await user.call("PUT", "/user/profile", {
        name,
        email,
        phone,
      });
      if (answer.statusCode === 200) {
        const read = await user.call("GET", "/user/profile");
        kept.push(read.json<{ name: string }>().name);
      }
      return answer;
    });
    expect(taken).toEqual(shorter(120));
    expect(kept).toEqual(onOneLine(taken).map((text) => text.toLowerCase()));
  });

  test.each(["email", "phone"])(
    "refuses to change %s to one of them",
    async (field) => {
      const { email, phone } = user;
      const written = await writeAll((text) =>
        user.call("PUT", "/user/profile", {
          name: "ana",
          email,
          phone,
          [field]: text,
        }),
      );
      // The password is missing, which another phone needs.
      expect(written).toEqual([]);
    },
  );
});

describe("a company", () => {
  const empty = {
    companyName: "",
    cnpj: "",
    address: "",
    cep: "",
    contactEmail: "",
    contactPhone: "",
  };

  test.each([
    ["companyName", 120],
    ["cnpj", 18],
    ["address", 200],
    ["cep", 9],
    ["contactEmail", 254],
    ["contactPhone", 15],
  ] as const)("keeps %s as it was typed", async (field, max) => {
    const kept: unknown[] = [];
    const taken = await writeAll(async (text) => {
      const body = { ...empty, [field]: text };
      const answer = await user.call("PUT", "/buffet/buffet-data", body);
      if (answer.statusCode === 200) {
        const read = await user.call("GET", "/buffet/buffet-data");
        kept.push(read.json<typeof empty>()[field]);
      }
      return answer;
    });
    expect(taken).toEqual(shorter(max));
    expect(kept).toEqual(onOneLine(taken));
  });

  test("stores the logo's file name unchanged", async () => {
    const picture = await png();
    const kept: (string | undefined)[] = [];
    const taken = await writeAll(async (text) => {
      const answer = await uploadLogo(service, user, picture, text);
      if (answer.statusCode === 200) kept.push(answer.json<Logo>().file?.name);
      return answer;
    });
    expect(taken).toEqual(without(NUL));
    expect(kept).toEqual(taken.map((text) => text.slice(0, 200)));
  });
});

describe("a payment", () => {
  const subscribe = (change: object, payer: object = {}) =>
    user.call("POST", "/plans/subscribe", {
      planId: "monthly",
      paymentMethod: "CREDIT_CARD",
      customerData: { ...customerData, ...payer },
      ...change,
    });

  test("refuses them as plan, method and CPF", async () => {
    const write = [
      (planId: string) => subscribe({ planId }),
      (paymentMethod: string) => subscribe({ paymentMethod }),
      (cpfCnpj: string) => subscribe({}, { cpfCnpj }),
    ];
    for (const each of write) {
      expect(await writeAll(each)).toEqual([]);
    }
  });

  test("accepts them as the payer's name, also by card", async () => {
    const taken = await writeAll((name) => subscribe({}, { name }));
    expect(taken).toContain("<script>alert(1)</script>");
    const { payment } = (await subscribe({})).json<{
      payment: { id: string };
    }>();
    const pay = (card: object, payer: object = {}) =>
      user.call("POST", "/plans/pay-with-card", {
        paymentId: payment.id,
        creditCard: { ...creditCard, ...card },
        customerData: {
          ...customerData,
          email: "ana@exemplo.com",
          phone: "",
          ...payer,
        },
      });
    for (const field of ["number", "expiryMonth", "expiryYear", "ccv"]) {
      expect(await writeAll((text) => pay({ [field]: text }))).toEqual([]);
    }
    expect(await writeAll((email) => pay({}, { email }))).toEqual([]);
    expect(await writeAll((holderName) => pay({ holderName }))).toContain(
      "<script>alert(1)</script>",
    );
  });
});
