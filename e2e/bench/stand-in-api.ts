import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { API_ANSWERS } from "./served-product.ts";

/**
 * A server in the API's place, for pages whose browser must answer nothing by itself: it would keep no files meanwhile.
 */
export async function serveStandInApi() {
  const server = createServer((request, response) => {
    const answer = API_ANSWERS[new URL(request.url!, "http://api").pathname];
    const status = request.method === "OPTIONS" ? 204 : answer ? 200 : 404;
    response
      .writeHead(status, {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "*, Authorization",
        "Access-Control-Allow-Methods": "*",
        "Access-Control-Expose-Headers": "*",
        "Content-Type": "application/json",
      })
      .end(
        status === 204
          ? ""
          : JSON.stringify(answer ?? { error: "Não encontrado" }),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
