import { scrubText } from '@hashgrid/contracts';
import { createLogDestination } from './createLogDestination';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Receives the lines of a log instead of the standard output. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Private IPv4 addresses. They stay in the log, because they belong to the installation's own machines, such as a proxy that is
 * missing from `TRUSTED_PROXIES`. Players have public ones.
 */
const PRIVATE_ADDRESS =
  /\b(?:10|127)(?:\.\d{1,3}){3}\b|\b192\.168(?:\.\d{1,3}){2}\b|\b172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}\b/;
/** Positions in the installation's own code, as in stacks. They stay in the log, although a long path with a digit looks like a secret. */
const CODE_POSITION = /(?<=[\s(])(?:file:\/\/)?\/[\w./@+-]+\.[cm]?[jt]sx?:\d+(?::\d+)?/;
const UNSCRUBBED = new RegExp(`(${PRIVATE_ADDRESS.source}|${CODE_POSITION.source})`);

/** Longest text in a line, in characters. journald splits lines of more than 48 KiB, and the parts are no JSON. */
const MAX_TEXT = 8_000;
/** Length of the part of it that is kept from the end of a longer text: a stack has the calls there, after the whole message. */
const END_LENGTH = 3_000;

/** Shortens a text, such as the reply of a mail server, after scrubbing: a part of a secret may not look like one. */
const shorten = (text: string): string =>
  text.length <= MAX_TEXT
    ? text
    : `${text.slice(0, MAX_TEXT - END_LENGTH)}… (${text.length - MAX_TEXT} more characters) …${text.slice(-END_LENGTH)}`;

const scrubLine = (text: string): string =>
  shorten(
    text
      // The pattern is a group, so the parts with odd indexes are what it matches.
      .split(UNSCRUBBED)
      .map((part, index) => (index % 2 === 1 ? part : scrubText(part)))
      .join(''),
  );

/** Fields that identify the request that a line is about. They are not scrubbed, because request IDs look like secrets. */
const UNSCRUBBED_FIELDS = new Set(['requestId', 'method', 'route']);

const scrubFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && !UNSCRUBBED_FIELDS.has(name) ? scrubLine(value) : value,
    ]),
  );

/**
 * Returns the parts of an error that may be logged. A database error also holds the values of its statement: hashes,
 * mailed links, addresses.
 */
const describeError = ({ name, message, stack, code }: Error & { code?: unknown }) => ({
  type: name,
  message: scrubLine(message),
  stack: scrubLine(stack ?? ''),
  ...(typeof code === 'string' && { code }),
});

let destination: LogStream | undefined;
/** Returns the destination of all logs of this process: concurrent writes of several streams would mix their lines. */
const getDestination = (): LogStream => (destination ??= createLogDestination());

/**
 * Returns the options of pino for one JSON object a line, without what may identify a player or grant access: emails, tokens, public
 * addresses, the queries of URLs.
 */
export const createLogOptions = (level: LogLevel, stream: LogStream = getDestination()) => ({
  level,
  stream,
  serializers: {
    err: describeError,
    // Fastify's own lines about a request would name its URL and the address of its client.
    req: ({ method }: { method?: string }) => ({ method }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  },
  formatters: { log: scrubFields },
  hooks: {
    logMethod(this: unknown, values: unknown[], write: (...values: never[]) => void): void {
      const scrubbed = values.map((value) => (typeof value === 'string' ? scrubLine(value) : value));
      // Without a message, pino would log the message of the error unscrubbed.
      if (scrubbed.length === 1 && typeof scrubbed[0] === 'object') scrubbed.push('Unexpected error');
      write.apply(this, scrubbed as never[]);
    },
  },
});
