import { once } from "node:events";
import { connect } from "node:net";
import { createTestApp } from "../../test/test-app.ts";
import { untilClosed } from "../../test/until-closed.ts";

test("a body that arrives too slowly is answered 408, and its connection closes even while the caller keeps sending", async () => {
  const service = await createTestApp({ bodyMs: 200 });
  const url = new URL(await service.app.listen({ port: 0 }));
  const socket = connect(Number(url.port), url.hostname);
  const closed = untilClosed(socket);
  await once(socket, "connect");
  socket.write(
    "POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n",
  );
  const trickle = setInterval(() => socket.write(" "), 20);
  const answer = await closed;
  clearInterval(trickle);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toEqual({
    error: "O envio demorou demais. Tente de novo.",
    code: "REQUEST_TIMEOUT",
  });
  await service.close();
});
