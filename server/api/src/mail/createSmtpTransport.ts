import { createTransport } from 'nodemailer';
import { isLocalHost } from '@hashgrid/connection';
import type { SmtpConfig } from '../config';
import { EmailRefusedError, type EmailTransport } from './EmailTransport';

const CONNECTIONS = 3;
/** How long to wait for a mail server that can't be reached. */
const CONNECTION_TIMEOUT_MS = 20_000;
/**
 * How long to wait for a response. An email whose response comes later is sent again, and servers that scan it may take minutes
 * (RFC 5321, 4.5.3.2.6). Two emails on one connection, each at this limit, end before the lease of the second one does.
 */
const RESPONSE_TIMEOUT_MS = 120_000;

interface SmtpFailure extends Error {
  code?: string;
  /** The SMTP command that failed. */
  command?: string;
  responseCode?: number;
}

/** Returns whether the mail server will never accept the email. A rejected sender is a mistake in `MAIL_FROM`, which can be corrected. */
const isPermanent = ({ code, command, responseCode }: SmtpFailure) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') &&
  command !== 'MAIL FROM' &&
  responseCode !== undefined &&
  responseCode >= 500;

/** Connects to a mail server by its `smtp://` or `smtps://` URL. One on another machine must offer TLS unless `isPlainAllowed`. */
export function createSmtpTransport(
  { url, from, isPlainAllowed = false }: SmtpConfig,
  publicUrl: string,
): EmailTransport {
  const smtp = createTransport({
    url,
    // Otherwise, a man in the middle could strip STARTTLS, and read the links and the password of the mail server.
    requireTLS: !isPlainAllowed && !isLocalHost(new URL(url).host),
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: RESPONSE_TIMEOUT_MS,
    // Text from players must not make the server open files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(publicUrl).hostname;
  return {
    async send({ id, recipient, subject, body, link, footer, createdAt }) {
      try {
        await smtp.sendMail({
          from,
          // As a string, it would be parsed as a list of addresses.
          to: { name: '', address: recipient },
          subject,
          text: `${[body, link, footer].filter(Boolean).join('\n\n')}\n`,
          date: createdAt,
          // The same for every attempt, so that duplicates can be recognized.
          messageId: `<${id}.${createdAt.getTime()}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const failure = error as SmtpFailure;
        throw isPermanent(failure) ? new EmailRefusedError(failure.message) : failure;
      }
    },
    async check() {
      await smtp.verify();
    },
    close: () => smtp.close(),
  };
}
