import { createErrorReport } from '../../test/createErrorReport';
import { openTestApi } from '../../test/openTestApi';

const DAY = 24 * 3600;
const api = openTestApi({
  limits: {
    errorRows: { count: 30, seconds: DAY },
    errorRowsByIpAddress: { count: 20, seconds: DAY },
  },
});

/** Sends errors and returns how many were stored. */
async function sendErrors(count: number, from: string): Promise<number> {
  const error = createErrorReport({ at: api.context.now().toISOString() });
  const items = Array.from({ length: count }, () => error);
  const { body } = await api.call<{ stored: number }>('POST /public/telemetry/errors', {
    body: { items },
    from,
  });
  return body.data.stored;
}

beforeEach(() => {
  // Starts a new window, in which the reports of the previous test don't count.
  api.advanceClock(DAY);
  api.log.length = 0;
});

test('stores no more than the global daily cap', async () => {
  expect(await sendErrors(20, '10.1.0.1')).toBe(20);
  expect(await sendErrors(20, '10.1.0.2')).toBe(0);
  api.advanceClock(DAY);
  expect(await sendErrors(20, '10.1.0.2')).toBe(20);
});

test('stores errors from other IP addresses after one has reached its cap', async () => {
  expect(await sendErrors(15, '10.1.0.1')).toBe(15);
  expect(await sendErrors(15, '10.1.0.1')).toBe(0);
  expect(await sendErrors(15, '10.1.0.1')).toBe(0);
  expect(await sendErrors(15, '10.1.0.2')).toBe(15);
});

test('logs once a day when the global cap is reached', async () => {
  for (const from of ['10.1.0.1', '10.1.0.2', '10.1.0.3', '10.1.0.4']) await sendErrors(20, from);
  expect(api.log).toEqual([
    expect.stringMatching(/^The cap of 30 errorRows a day is reached\. Further ones are dropped until 2026-/),
  ]);
  api.advanceClock(DAY);
  for (const from of ['10.1.0.1', '10.1.0.2']) await sendErrors(20, from);
  expect(api.log).toHaveLength(2);
});
