import type { Release } from '@hashgrid/contracts';
import type { Descriptor } from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import { DomainError, type ErrorKind } from '../../DomainError';
import type { ReleaseStore } from '../../release-store/ReleaseStore';
import { requireFiles } from '../builds/storedBuilds';
import { listRunningCanaries } from '../registry/canaries.queries';
import { promoteCanary } from './canaryChanges';
import { checkCanaries } from './checkCanaries';

jest.mock('../registry/canaries.queries');
jest.mock('./canaryChanges');

const REPORTERS = { reporters: 100, failedLoads: 0, errors: 0 };
const NOW = new Date('2026-02-01T00:00:00.000Z');

/** Checks a canary whose promotion is due. */
const checkDueCanary = async (promote: () => Promise<never>): Promise<void> => {
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
  jest.mocked(promoteCanary).mockImplementation(promote);
  await checkCanaries({ now: () => NOW } as Partial<Context> as Context);
};

const failWith = (kind: ErrorKind) => () => Promise.reject(new DomainError(kind, 'It failed.'));

test('fails while a promotion waits for the store, but not while somebody holds the name', async () => {
  await expect(checkDueCanary(failWith('unavailable'))).rejects.toThrow('shop in live: It failed.');
  await checkDueCanary(failWith('conflict'));
});

test('fails while a file of a canary whose promotion is due is missing', async () => {
  const artifacts = {
    location: '/releases',
    verifyRelease: async () => [{ file: 'entry.js', problem: 'missing' }],
  };
  const release = { version: '1.1.0', hash: 'bbbbbbbb', base: '/remotes/shop/1.1.0-bbbbbbbb/' };
  const promote = () =>
    requireFiles(
      { artifacts } as unknown as ReleaseStore,
      { name: 'shop', verb: 'promote the canary of' },
      release as Release<Descriptor>,
    ) as Promise<never>;
  await expect(checkDueCanary(promote)).rejects.toThrow(
    'shop in live: Could not promote the canary of "shop" 1.1.0-bbbbbbbb: entry.js is missing in /releases',
  );
});
