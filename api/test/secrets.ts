import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { wedding } from "./test-request.ts";

/** What callers send in paths, queries, headers and bodies, and nobody may read outside the database. */
const SECRETS = {
  password: "senha-muito-secreta",
  /** Of a mailed link that sets a password or confirms an address, and of a client's page. */
  link: "ficha-de-um-link-muito-secreta".padEnd(64, "x"),
  invitation: "convite-muito-secreto",
  intakeKey: "chave-muito-secreta",
  name: "Marina Segredo Alves",
  email: "marina.segredo@exemplo.com.br",
  phone: "31987650321",
  cpf: "52998224725",
  cep: "30140071",
  budget: "987654321",
  payment: "pay_muito_secreto",
  session: "0b5c7a1e-7d0c-4d5e-9a53-5ec2e7000001",
  trace: "0af7651916cd43dd8448eb211c80319c",
};
const { password, link, invitation, name, email, phone, cpf } = SECRETS;

/** Paths of calls with secrets in them. */
export const SECRET_PATHS = [
  `/orcamentos/${SECRETS.budget}?token=${link}`,
  `/orcamentos/${link}`,
  `/plans/payment-status/${SECRETS.payment}`,
  `/plans/payments/${SECRETS.payment}/receipt`,
  `/buffet/cep/${SECRETS.cep}`,
  `/logo/files/${link}`,
  `/auth/reset-password?token=${link}`,
  `/auth/confirm-email/${link}`,
  `/login?convite=${invitation}`,
  `/p/${link}`,
  `/p/${link}?ver=${link}`,
  `/p/${link}/pdf/1`,
  `/p/${link}/aceitar?opcao=${link}`,
  `/p/${link}/comprovante`,
  `/p/${link}/estado`,
  `/p/${link}/cartao.jpg`,
  `/p/${link}${link}`,
  `/${link}`,
];

/** Sends one call of the API and resolves with its answer. */
type Send = (
  path: string,
  request: { method: string; headers: Record<string, string>; body?: string },
) => Promise<string>;

/** Sends the secrets wherever a caller may put them. Resolves with the token of the session. */
export async function callWithSecrets(sendCall: Send): Promise<string> {
  const headers: Record<string, string> = {
    traceparent: `00-${SECRETS.trace}-b7ad6b7169203331-01`,
    tracestate: `vendor=${invitation}`,
    baggage: `user=${invitation}`,
  };
  const send = (path: string, body: object, more = {}, method = "POST") =>
    sendCall(path, {
      method,
      headers: { ...headers, "content-type": "application/json", ...more },
      body: JSON.stringify(body),
    });
  const person = { name, email, phone, password, invitation };
  const answer = await send(`/auth/register?nome=Segredo`, person);
  const { token } = JSON.parse(answer) as { token: string };
  await send("/auth/login", { email, password: link });
  await send("/auth/reset-password", { token: link, newPassword: password });
  await send("/auth/confirm-email", { token: link });
  headers["authorization"] = `Bearer ${token}`;
  await send("/plans/activate-trial", {});
  for (const path of SECRET_PATHS)
    await sendCall(path, { method: "GET", headers });
  await send(`/p/${link}/visto`, {});
  const session = `/user/sessions/${SECRETS.session}`;
  await send(session, { password }, {}, "DELETE");
  const customerData = { name, cpfCnpj: cpf };
  const choice = { planId: "monthly", paymentMethod: "PIX", customerData };
  await send("/plans/subscribe", choice);
  const request = { dados: wedding() };
  await send("/b2b/orcamentos", request, { "X-Intake-Key": SECRETS.intakeKey });
  const path = `/edit-budget/${cpf}?nome=Segredo`;
  await send("/telemetry", { part: "shell", path, name, stack: link });
  return token;
}

/** The secrets that are in a text. */
export const secretsIn = (text: string, token: string): string[] =>
  [...Object.values(SECRETS), token, "Marina", "Segredo"].filter((secret) =>
    text.toLowerCase().includes(secret.toLowerCase()),
  );

/** Takes the place of a collector and of an error service on loopback. */
export async function startCollector() {
  const bodies: Record<string, string[]> = {};
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => (text += part));
    request.on("end", () => {
      (bodies[request.url!] ??= []).push(text);
      response.end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    /** What sends spans and reports of errors here. */
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      BANQUETE_ERROR_DSN: `http://key@127.0.0.1:${port}/7`,
    },
    spans: () => bodies["/v1/traces"] ?? [],
    reports: () => bodies["/api/7/envelope/"] ?? [],
    close: () => void server.close(),
  };
}
