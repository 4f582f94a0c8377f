import type { Transporter } from "nodemailer";
import type { Transport } from "./sender.ts";

const PATIENCE_MS = 30_000;

/** Sends by an SMTP server, such as `smtps://user:password@host`. */
export function smtpTransport(
  url: string,
  from: string,
): { send: Transport; close: () => void } {
  let server: Promise<Transporter> | undefined;
  return {
    send: async (mail) => {
      const opened = await (server ??= open(url));
      return opened.sendMail({
        ...mail,
        from,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => void server?.then((opened) => opened.close()),
  };
}

/** The library is loaded with the first mail: most starts need none of its memory. */
async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    requireTLS: leavesThisMachine(url),
    pool: true,
    maxConnections: 1,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // No mail may name a file or an address whose content would be sent.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether a server is elsewhere: mail goes there by TLS or not at all. */
export function leavesThisMachine(url: string): boolean {
  return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
