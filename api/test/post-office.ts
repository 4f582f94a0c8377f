import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A server of mail on loopback that keeps what it takes. */
export interface PostOffice {
  url: string;
  /** The mails taken, in order. */
  taken: ParsedMail[];
  /** What the next mails are refused with, one each: a code such as 450. */
  refusals: number[];
  /** Called after a mail was taken, before the sender gets the reply. */
  onTaken: (mail: ParsedMail) => void | Promise<void>;
  close(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, callback) => {
      void simpleParser(stream).then(async (mail) => {
        const responseCode = office.refusals.shift();
        if (responseCode !== undefined) {
          callback(Object.assign(new Error("refused"), { responseCode }));
          return;
        }
        office.taken.push(mail);
        await office.onTaken(mail);
        callback();
      });
    },
  });
  server.on("error", () => {
    // A sender that is killed leaves its connection.
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const office: PostOffice = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    refusals: [],
    onTaken: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return office;
}
