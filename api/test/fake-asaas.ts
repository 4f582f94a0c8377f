/**
 * A fake of Asaas, as far as the product uses it, on a free port of loopback: strict about requests, and faulty on
 * demand.
 */
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import {
  type Books,
  type FakePayment,
  isRefusal,
  openBooks,
} from "./fake-asaas-books.ts";
import type { Call, Fault } from "./fake-asaas-faults.ts";

export const FAKE_KEY = "$aact_hmlg_a-key-for-tests";

/** 1 × 1 pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";

interface Answer {
  status: number;
  body: unknown;
}

export interface FakeAsaas {
  baseUrl: string;
  books: Books;
  /** All requests in order, carried out or not. */
  calls: Call[];
  /** The bodies as sent. */
  bodies: string[];
  /** The fault of a request; none by default. */
  fault: (call: Call) => Fault | undefined;
  close(): Promise<void>;
}

/** Starts a fake without customers and charges. */
export async function startFakeAsaas(): Promise<FakeAsaas> {
  const books = openBooks();
  const app = Fastify({ forceCloseConnections: true });
  const fake: FakeAsaas = {
    baseUrl: "",
    books,
    calls: [],
    bodies: [],
    fault: () => undefined,
    close: () => app.close(),
  };
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    (_request, body, done) => {
      fake.bodies.push(String(body));
      done(null, JSON.parse(String(body)));
    },
  );

  const route = (
    method: "GET" | "POST" | "DELETE",
    url: string,
    act: (request: FastifyRequest) => Answer,
  ) =>
    app.route({
      method,
      url: `/v3${url}`,
      handler: async (request, reply) => {
        const call = `${method} ${url}`;
        fake.calls.push(call);
        const fault = fake.fault(call);
        const answer =
          fault && !fault.done
            ? { status: 500, body: {} }
            : answerTo(request, act);
        if (fault) return goWrong(fault, reply, answer);
        return reply.code(answer.status).send(answer.body);
      },
    });

  const withPayment =
    (act: (payment: FakePayment, request: FastifyRequest) => Answer) =>
    (request: FastifyRequest) => {
      const { id } = request.params as { id: string };
      const payment = books.payments.get(id);
      return payment ? act(payment, request) : refused("not_found", 404);
    };

  route("GET", "/customers", ({ query }) => {
    const { cpfCnpj } = query as { cpfCnpj?: string };
    return list(books.customers.filter((one) => one.cpfCnpj === cpfCnpj));
  });
  route("POST", "/customers", ({ body }) =>
    outcome(books.createCustomer(body)),
  );
  // By prefix, as a search field may: the caller must compare the whole reference.
  route("GET", "/payments", ({ query }) => {
    const { externalReference = "" } = query as { externalReference?: string };
    return list(
      [...books.payments.values()].filter((one) =>
        one.externalReference.startsWith(externalReference),
      ),
    );
  });
  route("POST", "/payments", ({ body }) => outcome(books.createPayment(body)));
  route("GET", "/payments/:id", withPayment(outcome));
  route(
    "DELETE",
    "/payments/:id",
    withPayment((payment) => outcome(books.deletePayment(payment))),
  );
  route(
    "GET",
    "/payments/:id/pixQrCode",
    withPayment(({ id }) =>
      outcome({ encodedImage: PNG, payload: `pix-${id}` }),
    ),
  );
  route(
    "POST",
    "/payments/:id/payWithCreditCard",
    withPayment((payment, { body }) =>
      outcome(books.payWithCard(payment, body)),
    ),
  );
  route(
    "POST",
    "/payments/:id/refund",
    withPayment((payment, { body }) =>
      outcome(books.refundPayment(payment, body)),
    ),
  );

  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  fake.baseUrl = `${url}/v3`;
  return fake;
}

function answerTo(
  request: FastifyRequest,
  act: (request: FastifyRequest) => Answer,
): Answer {
  const { headers, method, body } = request;
  if (headers.access_token !== FAKE_KEY) {
    return refused("invalid_access_token", 401);
  }
  if (!headers["user-agent"]) return refused("invalid_user_agent", 403);
  const isGetWithBody = method === "GET" && headers["content-length"];
  if (isGetWithBody) return refused("invalid_body", 403);
  if (method === "POST" && !body) return refused("invalid_body", 400);
  return act(request);
}

async function goWrong(
  fault: Fault,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  if (fault.kind === "answer") {
    if (fault.location) reply.header("location", fault.location);
    return reply
      .code(fault.status)
      .type(fault.type ?? "application/json")
      .send(fault.body);
  }
  if (fault.kind === "late") {
    await new Promise((resolve) => setTimeout(resolve, fault.ms));
    return reply.code(answer.status).send(answer.body);
  }
  reply.hijack();
  if (fault.kind === "drop") reply.raw.destroy();
  return reply;
}

function outcome(result: object): Answer {
  if (!isRefusal(result)) return { status: 200, body: result };
  return { status: 400, body: { errors: [result] } };
}

function list(data: object[]): Answer {
  const { length } = data;
  return {
    status: 200,
    body: { object: "list", hasMore: false, totalCount: length, data },
  };
}

function refused(code: string, status: number): Answer {
  return { status, body: { errors: [{ code, description: code }] } };
}
