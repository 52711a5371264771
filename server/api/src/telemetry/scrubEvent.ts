import { scrubText } from '@hashgrid/contracts';

/** Random by nature, and needed to match what belongs together. */
const IDS = new Set(['event_id', 'trace_id', 'span_id', 'parent_span_id', 'debug_id', 'replay_id']);
/** Say who the player is or what their browser sent. */
const PERSONAL = new Set(['user', 'server_name', 'cookies', 'headers', 'data', 'query_string', 'env']);
const MAX_DEPTH = 12;

/** Returns a part of Sentry's event without personal fields, and with all its texts scrubbed. */
export const scrubEvent = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => scrubEvent(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !PERSONAL.has(name))
      .map(([name, part]) => [name, IDS.has(name) ? part : scrubEvent(part, depth + 1)]),
  );
};
