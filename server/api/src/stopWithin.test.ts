import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOSE_GRACE_MS } from '@hashgrid/connection';
import { STOP_SECONDS, stopWithin } from './stopWithin';

const lines: string[] = [];
const log = (line: string) => void lines.push(line);

beforeEach(() => lines.splice(0));

test('ends when everything has stopped, without a line in the log', async () => {
  const stop = jest.fn(() => Promise.resolve());
  await stopWithin(600, log, stop);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([]);
});

test('gives up on work that never ends, and logs it', async () => {
  await stopWithin(0.05, log, () => new Promise(() => undefined));
  expect(lines).toEqual([expect.stringMatching(/^Background work did not stop within 0\.05 s/)]);
});

test('rejects when stopping fails', async () => {
  await expect(stopWithin(600, log, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
});

test.each([
  ['hashgrid-api.service', STOP_SECONDS],
  ['hashgrid-gateway.service', 0],
])('%s waits for a complete stop, with a margin of five seconds', (unit, stopSeconds) => {
  const readSetting = (file: string, name: string) => {
    const text = readFileSync(join(__dirname, '../../../docs/operations', file), 'utf8');
    return Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(text)![1]);
  };
  const longestStop = readSetting('hashgrid.env', 'DRAIN_SECONDS') + CLOSE_GRACE_MS / 1000 + stopSeconds;
  expect(readSetting(unit, 'TimeoutStopSec')).toBeGreaterThanOrEqual(longestStop + 5);
});
