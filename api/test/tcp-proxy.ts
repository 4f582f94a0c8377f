import { once } from "node:events";
import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Socket,
} from "node:net";

/** A port of loopback that passes bytes on to a server. */
export interface TcpProxy {
  port: number;
  /** Connects every later connection to another server. */
  redirect(target: NetConnectOpts): void;
  /** Swallows the bytes of every connection that is open or opened until `mend`, without closing one. */
  swallow(): void;
  /** Passes on the bytes of later connections. What was swallowed is lost, and so are its connections. */
  mend(): void;
  close(): void;
}

export async function startTcpProxy(target: NetConnectOpts): Promise<TcpProxy> {
  let to = target;
  let swallowing = false;
  const pairs = new Set<Pair>();
  const server = createServer((near) => {
    const pair: Pair = { near, far: connect(to), lost: swallowing };
    pairs.add(pair);
    pass(pair, pair.near, pair.far);
    pass(pair, pair.far, pair.near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  function pass(pair: Pair, from: Socket, into: Socket): void {
    from.on("data", (bytes) => {
      if (!pair.lost) into.write(bytes);
    });
    from.on("error", () => {});
    from.on("close", () => {
      if (!pair.lost) into.destroy();
    });
  }

  return {
    port: (server.address() as AddressInfo).port,
    redirect: (next) => (to = next),
    swallow: () => {
      swallowing = true;
      for (const pair of pairs) pair.lost = true;
    },
    mend: () => (swallowing = false),
    close: () => {
      server.close();
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
    },
  };
}

interface Pair {
  near: Socket;
  far: Socket;
  lost: boolean;
}
