import { createFailureLog } from './createFailureLog';

const MINUTE_MS = 60_000;

let time: number;
let lines: string[];
let logFailure: (error: unknown) => void;

beforeEach(() => {
  time = 0;
  lines = [];
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  logFailure = createFailureLog((line) => void lines.push(line), 'Could not settle blocks');
});
afterEach(() => void jest.restoreAllMocks());

/** Fails with the same errors every 30 seconds for some minutes. */
const failFor = (minutes: number, ...messages: string[]) => {
  for (const end = time + minutes * MINUTE_MS; time < end; time += MINUTE_MS / 2)
    for (const message of messages) logFailure(new Error(message));
};

test('logs a failure that lasts when it begins, and then once an hour', () => {
  failFor(60, 'no connection');
  expect(lines).toEqual(['Could not settle blocks; retrying: Error: no connection']);
  failFor(60, 'no connection');
  expect(lines).toHaveLength(2);
});

test('logs each cause of an outage once an hour, even when they alternate', () => {
  failFor(60, 'refused', 'terminated');
  expect(lines).toEqual([
    'Could not settle blocks; retrying: Error: refused',
    'Could not settle blocks; retrying: Error: terminated',
  ]);
});

test('logs once that the work succeeds again, and for how long it failed', () => {
  logFailure(null);
  failFor(62, 'no connection');
  lines.splice(0);
  logFailure(null);
  logFailure(null);
  expect(lines).toEqual(['Could not settle blocks for 62 min. Working again.']);
  failFor(0.5, 'no connection');
  logFailure(null);
  expect(lines.slice(1)).toEqual([
    'Could not settle blocks; retrying: Error: no connection',
    'Could not settle blocks for 30 s. Working again.',
  ]);
});
