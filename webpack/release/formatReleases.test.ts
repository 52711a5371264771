import type { ListedRelease } from '@hashgrid/contracts/releases';
import { formatReleases } from './formatReleases';

const FINANCE: ListedRelease = {
  name: 'finance',
  current: '1.1.0-bbbbbbbb',
  publishedAt: '2026-11-22T10:00:00.000Z',
  publishedBy: 'ci:/srv',
  previous: ['1.0.0-aaaaaaaa'],
  rolledBack: ['1.2.0-cccccccc'],
  unpublishedAt: null,
  malformed: null,
  paused: { at: '2026-11-22T11:00:00.000Z', who: 'olga', reason: 'month end' },
  pinned: null,
  canary: null,
  team: 'money',
  paths: ['/wallet'],
};
const list = (...remotes: ListedRelease[]) => formatReleases({ channel: 'live', revision: 7, remotes });

test('lists live and previous releases, and who paused them', () => {
  expect(list(FINANCE)).toBe(
    `Channel live, revision 7
finance  1.1.0-bbbbbbbb  published 2026-11-22T10:00:00.000Z; previous: 1.0.0-aaaaaaaa; rolled back: 1.2.0-cccccccc; team money; paused by olga because: month end`,
  );
});

test('says what is not served, and why', () => {
  expect(list({ ...FINANCE, malformed: 'current is missing' })).toContain('malformed (current is missing)');
  expect(list({ ...FINANCE, current: null, unpublishedAt: '2026-11-22T12:00:00.000Z' })).toContain(
    'unpublished at 2026-11-22T12:00:00.000Z',
  );
  expect(list()).toContain('npm run release -- publish --all');
  expect(formatReleases({ channel: 'staging', revision: 0, remotes: [] })).toBe(
    'Nothing is published in staging yet. Publish with: npm run release -- publish --all --channel staging',
  );
});

test('shows the share of a canary, and what was reported about both builds', () => {
  const candidate = { reporters: 21, failedLoads: 1, errors: 2 };
  const live = { reporters: 400, failedLoads: 3, errors: 0 };
  const startedAt = '2026-11-22T12:00:00.000Z';
  const canary = { release: '1.2.0-cccccccc', percent: 5, startedAt, candidate, live };
  expect(list({ ...FINANCE, canary: { ...canary, promoteAt: '2026-11-22T12:30:00.000Z' } })).toContain(
    'canary 1.2.0-cccccccc for 5% of the players since 2026-11-22T12:00:00.000Z (21 networks, 1 with failed loads, 2 with errors; live: 400 networks, 3 with failed loads, 0 with errors); to be promoted after 2026-11-22T12:30:00.000Z, unless it fails',
  );
});
