import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** An email as the mail server receives it. */
export interface ReceivedEmail {
  from: string;
  to: string[];
  /** Headers and decoded text. */
  content: string;
}

/** Decodes quoted-printable text byte by byte, so only ASCII characters are readable. */
const decodeQuotedPrintable = (quoted: string) =>
  quoted
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** SMTP reply that rejects every recipient or sender, with a code such as 550; null accepts them. */
type Rejection = { code: number; message: string } | null;

const toError = (rejection: Rejection) =>
  rejection && Object.assign(new Error(rejection.message), { responseCode: rejection.code });

/** Starts an SMTP server on a free port; `emails` holds what it received. */
export async function openMailServer() {
  const emails: ReceivedEmail[] = [];
  let rejection: Rejection = null;
  let senderRejection: Rejection = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Cuts the idle connections of an API that still runs; the default waits 30 s for them.
    closeTimeout: 1,
    onMailFrom: (_address, _session, response) => response(toError(senderRejection)),
    onRcptTo: (_address, _session, response) => response(toError(rejection)),
    onData(stream, { envelope }, response) {
      void text(stream).then((content) => {
        emails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          content: decodeQuotedPrintable(content),
        });
        response(null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    /** Rejects every recipient from now on; null accepts them again. */
    refuse: (next: Rejection) => void (rejection = next),
    /** Rejects every sender from now on; null accepts them again. */
    refuseSender: (next: Rejection) => void (senderRejection = next),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
