import type { Context } from '../../Context';
import { DomainError, type ErrorKind } from '../../DomainError';
import { listRunningCanaries } from '../registry/canaries.queries';
import { promoteCanary } from './canaryChanges';
import { checkCanaries, watchCanaries } from './watchCanaries';

jest.mock('../registry/canaries.queries');
jest.mock('./canaryChanges');

const REPORTERS = { reporters: 100, failedLoads: 0, errors: 0 };
const NOW = new Date('2026-02-01T00:00:00.000Z');

/** Checks a canary whose promotion is due and fails. Returns what is logged. */
const checkDueCanary = async (kind: ErrorKind): Promise<string[]> => {
  jest.mocked(listRunningCanaries).mockResolvedValue([
    {
      channel: 'live',
      name: 'shop',
      build: '1.1.0-bbbbbbbb',
      baseline: '1.0.0-aaaaaaaa',
      percent: 5,
      startedAt: NOW,
      promoteAt: NOW,
      candidate: REPORTERS,
      live: REPORTERS,
    },
  ]);
  jest.mocked(promoteCanary).mockRejectedValue(new DomainError(kind, 'The store does not respond.'));
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  await checkCanaries({ now: () => NOW, log } as Partial<Context> as Context);
  return logged;
};

test('logs that a promotion waits for the store, but not that somebody holds the name', async () => {
  expect(await checkDueCanary('unavailable')).toEqual([
    expect.stringContaining('Could not check the canary of shop in live'),
  ]);
  expect(await checkDueCanary('conflict')).toEqual([]);
});

test('does not queue checks while one takes long, such as with a slow store', async () => {
  jest.useFakeTimers();
  let finish: (canaries: []) => void = () => undefined;
  jest.mocked(listRunningCanaries).mockClear();
  jest.mocked(listRunningCanaries).mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const stop = watchCanaries({} as Context);
  await jest.advanceTimersByTimeAsync(60_000);
  finish([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(listRunningCanaries).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(listRunningCanaries).toHaveBeenCalledTimes(2);
  finish([]);
  await stop();
  jest.useRealTimers();
});
