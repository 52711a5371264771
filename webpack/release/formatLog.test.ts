import type { ReleaseLogEntry } from '@hashgrid/contracts/releases';
import { formatLog } from './formatLog';

const ENTRY: ReleaseLogEntry = {
  id: '41',
  at: '2026-11-22T10:00:00.000Z',
  action: 'publish',
  channel: 'live',
  name: 'finance',
  from: null,
  to: '1.1.0-bbbbbbbb',
  revision: 7,
  team: 'money',
  who: 'GitLab CI',
  tokenId: '3',
  commit: 'c0ffee',
  ciRun: null,
  reason: 'new prices',
  check: 'skipped',
  percent: null,
};

test('shows each change of the log with who made it and why', () => {
  expect(formatLog({ items: [ENTRY], nextCursor: '41' })).toBe(
    `2026-11-22T10:00:00.000Z  publish finance  nothing → 1.1.0-bbbbbbbb  by GitLab CI (money), commit c0ffee, check skipped, because: new prices
There are older changes: add --cursor 41`,
  );
});

test.each([
  [{}, 'The log of live has no changes.'],
  [{ name: 'finanse' }, 'The log of live has no changes of finanse.'],
  [{ name: 'finance', channel: 'stagign' }, 'The log of stagign has no changes of finance.'],
  [{ cursor: '41' }, 'The log of live has no changes before 41.'],
])('says what has no changes for %j, so that a wrong name is noticed', (filter, text) => {
  expect(formatLog({ items: [], nextCursor: null }, filter)).toBe(text);
});

test('shows which share of the players a canary had', () => {
  const canary: ReleaseLogEntry = { ...ENTRY, action: 'canary', from: '1.0.0-aaaaaaaa', percent: 5 };
  expect(formatLog({ items: [canary], nextCursor: null })).toContain(
    'canary finance  1.0.0-aaaaaaaa → 1.1.0-bbbbbbbb  for 5% of the players, by GitLab CI',
  );
});
