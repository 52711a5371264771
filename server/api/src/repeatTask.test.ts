import { waitUntil } from '../test/waitUntil';
import type { Context } from './Context';
import { repeatTask } from './repeatTask';

let lines: string[];
let running: { stop(): Promise<void> };
beforeEach(() => {
  lines = [];
});
afterEach(async () => {
  await running.stop();
  jest.restoreAllMocks();
});

const start = (task: () => Promise<void>) => {
  running = repeatTask({ log: (line) => void lines.push(line) } as Partial<Context> as Context, {
    task,
    pauseMs: 1,
    failure: 'Could not check canaries',
  });
};

test('starts no run before the previous one has finished, even if it takes longer than the pause', async () => {
  let inFlight = 0;
  let runs = 0;
  const counts: number[] = [];
  start(async () => {
    counts.push((inFlight += 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    inFlight -= 1;
    runs += 1;
  });
  await waitUntil(() => runs > 2);
  expect(new Set(counts)).toEqual(new Set([1]));
});

test('logs an outage when it begins and when it ends, not every run of it', async () => {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  let failures = 0;
  let isReachable = false;
  start(async () => {
    if (isReachable) return;
    failures += 1;
    throw new Error('no database');
  });
  await waitUntil(() => failures > 3);
  time = 60_000;
  isReachable = true;
  await waitUntil(() => lines.length > 1);
  expect(lines).toEqual([
    'Could not check canaries; retrying: Error: no database',
    'Could not check canaries for 60 s. Working again.',
  ]);
});
