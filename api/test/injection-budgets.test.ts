import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { contentDisposition } from "../src/calls/content-disposition.ts";
import { proposalFileName } from "../src/modules/pdf/file-name.ts";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "./test-app.ts";
import { sample, sampleBody } from "./test-budget.ts";
import { issueKey, send, wedding } from "./test-request.ts";
import {
  filledWith,
  payloads,
  shorter,
  onOneLine,
  writeAll,
} from "./write-payloads.ts";

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await createTestApp();
  user = await createUser(service.app);
});
afterAll(() => service.close());

describe("a budget", () => {
  const listed = async () =>
    (await user.call("GET", "/orcamentos")).json<SavedBudget[]>();
  const clear = async () => {
    await service.db.deleteFrom("budgets").execute();
  };
  beforeEach(clear);

  test("keeps its name as typed, on one line", async () => {
    const taken = await writeAll((text) =>
      user.call("POST", "/orcamentos", sampleBody(text)),
    );
    expect(taken).toEqual(shorter(200));
    const names = (await listed()).map(({ nome }) => nome);
    expect(names.reverse()).toEqual(onOneLine(taken));
  });

  test.each<[string, (text: string) => unknown]>([
    ["an object", (text) => filledWith(sample(), text)],
    ["text", (text) => JSON.stringify(filledWith(sample(), text))],
    // Computed: an ordinary key, not the object's prototype.
    ["a key of another tool", (text) => ({ ...sample(), [text]: [text] })],
  ])(
    "is stored without changing a character, sent as %s",
    async (_what, make) => {
      const taken = await writeAll((text) =>
        user.call("POST", "/orcamentos", sampleBody("Injeção", make(text))),
      );
      expect(taken.length).toBeGreaterThanOrEqual(payloads.length - 1);
      const wanted = taken.map((text) => {
        const sent = make(text);
        return typeof sent === "string" ? JSON.parse(sent) : sent;
      });
      const kept = (await listed()).map(({ dados }) => dados);
      expect(kept.reverse()).toEqual(wanted);
    },
  );

  test("is saved over without changing a character", async () => {
    const { id } = (await user.call("POST", "/orcamentos", sampleBody())).json<{
      id: number;
    }>();
    const kept: unknown[] = [];
    const taken = await writeAll(async (text) => {
      const body = sampleBody("Injeção", filledWith(sample(), text));
      const answer = await user.call("PUT", `/orcamentos/${id}`, body);
      kept.push((await listed())[0]?.dados);
      return answer;
    });
    expect(taken).toEqual(payloads);
    expect(kept).toEqual(taken.map((text) => filledWith(sample(), text)));
  });

  test("names its file after its client, without header injection", () => {
    const plain =
      /^attachment; filename="orcamento-[^"\\/\r\n]+\.pdf"(?:; filename\*=UTF-8''[\w.!~*'()%-]+)?$/;
    const odd = payloads
      .map((text) => contentDisposition(proposalFileName(text)))
      .filter((header) => !plain.test(header));
    expect(odd).toEqual([]);
  });
});

describe("a request", () => {
  const listed = async () =>
    (await user.call("GET", "/b2b/orcamentos/recebidos/list")).json<
      ReceivedBudget[]
    >();
  let key: string;
  beforeAll(async () => {
    key = await issueKey(service.db, user);
  });
  beforeEach(async () => {
    await service.db.deleteFrom("received_budgets").execute();
  });

  const merged = (
    part: "clientInfo" | "eventData" | "calculatedEvent",
    change: object,
  ) => {
    const dados = wedding();
    return { ...dados, [part]: { ...dados[part], ...change } };
  };

  test.each<[string, number, (text: string) => object]>([
    ["clientInfo.name", 120, (name) => merged("clientInfo", { name })],
    ["clientInfo.email", 0, (email) => merged("clientInfo", { email })],
    ["clientInfo.phone", 30, (phone) => merged("clientInfo", { phone })],
    ["event_type", 80, (event_type) => merged("eventData", { event_type })],
    ["event_date", 0, (event_date) => merged("eventData", { event_date })],
    ["location", 300, (location) => merged("eventData", { location })],
    [
      "location.city",
      120,
      (city) => merged("eventData", { location: { city } }),
    ],
    [
      "location.cep",
      0,
      (cep) => merged("eventData", { location: { city: "x", cep } }),
    ],
    ["event_style", 120, (event_style) => merged("eventData", { event_style })],
    [
      "budget_range",
      0,
      (budget_range) => merged("eventData", { budget_range }),
    ],
    [
      "suggested_menu",
      200,
      (item) => merged("calculatedEvent", { suggested_menu: [item] }),
    ],
  ])("keeps %s as typed", async (_field, max, make) => {
    const taken = await writeAll((text) =>
      send(service, key, { nome: "Pedido", dados: make(text) }),
    );
    expect(taken).toEqual(
      payloads.filter((text) => [...text.trim()].length <= max),
    );
    const kept = (await listed()).map(({ dados }) => dados);
    expect(kept.reverse()).toEqual(taken.map((text) => make(text.trim())));
  });

  test("keeps its name as typed on one line, or gets one from its event and client", async () => {
    const taken = await writeAll((nome) =>
      send(service, key, { nome, dados: wedding() }),
    );
    expect(taken).toEqual(shorter(200));
    const names = (await listed()).map(({ nome }) => nome);
    expect(names.reverse()).toEqual(onOneLine(taken));
  });

  test("is saved over without changing a character", async () => {
    await send(service, key);
    const [request] = await listed();
    const kept: unknown[] = [];
    const taken = await writeAll(async (text) => {
      const dados = { ...filledWith({ ...wedding(), ...sample() }, text) };
      const answer = await user.call(
        "PUT",
        `/b2b/orcamentos/recebidos/${request?.id}`,
        { dados, totalFinal: 1 },
      );
      kept.push((await listed())[0]?.dados);
      return answer;
    });
    expect(taken).toEqual(payloads);
    expect(kept).toEqual(
      taken.map((text) => filledWith({ ...wedding(), ...sample() }, text)),
    );
  });
});
