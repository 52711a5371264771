import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { scrubEvent } from './scrubEvent';

const ID = /^[0-9a-f]{32}$/;

const malformedError = () => new DomainError('malformed', MESSAGES.badRequest);

const parseObject = (line: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(line ?? '');
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Rejected below.
  }
  throw malformedError();
};

/**
 * Returns an envelope of Sentry's browser SDK with its event scrubbed; null when it has none. Sessions, attachments, replays and
 * user feedback are left out: they aren't needed to find errors.
 * @throws {DomainError} When it isn't an envelope, or for another project than `dsn`.
 */
export const parseEnvelope = (body: string, dsn: string): string | null => {
  const [headerLine, ...lines] = body.split('\n');
  const header = parseObject(headerLine);
  if (header.dsn !== dsn) throw malformedError();
  for (let index = 0; index + 1 < lines.length; index += 2) {
    if (parseObject(lines[index]).type !== 'event') continue;
    const event = scrubEvent(parseObject(lines[index + 1]));
    const id = header.event_id;
    const newHeader = { dsn, ...(typeof id === 'string' && ID.test(id) && { event_id: id }) };
    return [newHeader, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
  }
  return null;
};
