import type { Context } from '../../Context';
import { DomainError, type ErrorKind } from '../../DomainError';
import { listRunningCanaries } from '../registry/canaries.queries';
import { promoteCanary } from './canaryChanges';
import { checkCanaries } from './checkCanaries';

jest.mock('../registry/canaries.queries');
jest.mock('./canaryChanges');

const REPORTERS = { reporters: 100, failedLoads: 0, errors: 0 };
const NOW = new Date('2026-02-01T00:00:00.000Z');

/** Checks a canary whose promotion is due and fails. */
const checkDueCanary = async (kind: ErrorKind): Promise<void> => {
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
  await checkCanaries({ now: () => NOW } as Partial<Context> as Context);
};

test('fails while a promotion waits for the store, but not while somebody holds the name', async () => {
  await expect(checkDueCanary('unavailable')).rejects.toThrow('shop in live: The store does not respond.');
  await checkDueCanary('conflict');
});
