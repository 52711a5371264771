import { scrubToLength } from '@hashgrid/contracts';

/** Fields with random IDs, which are kept to correlate events. */
const ID_FIELDS = new Set(['event_id', 'trace_id', 'span_id', 'parent_span_id', 'debug_id', 'replay_id']);
/** 16 or 32 hexadecimal digits, or a UUID. Anybody can send events, so these fields may hold anything else too. */
const ID = /^(?:(?:[0-9a-f]{16}){1,2}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Returns whether a field is an ID to keep. */
const isId = (name: string, value: unknown) =>
  ID_FIELDS.has(name) && typeof value === 'string' && ID.test(value);

/** Fields that identify the player or contain what the browser sent. */
const PERSONAL_FIELDS = new Set(['user', 'server_name', 'cookies', 'headers', 'data', 'query_string', 'env']);
const MAX_DEPTH = 12;
const MAX_LENGTH = 4000;
/** Maximum total length of an event's texts; the largest expected error has a tenth of it. */
const MAX_CHARACTERS = 100_000;

/** Returns Sentry's event without personal fields, with all its texts scrubbed and cut off. */
export function scrubEvent(event: unknown): unknown {
  let charactersLeft = MAX_CHARACTERS;
  const scrub = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') {
      const text = scrubToLength(value, Math.min(MAX_LENGTH, charactersLeft));
      charactersLeft -= text.length;
      return text;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= MAX_DEPTH) return null;
    if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1));
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !PERSONAL_FIELDS.has(name))
        .map(([name, part]) => [name, isId(name, part) ? part : scrub(part, depth + 1)]),
    );
  };
  return scrub(event, 0);
}
