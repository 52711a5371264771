import { findBrokenJourneys, formatMatrix, type LineupResult } from './formatMatrix';

const RESULTS: LineupResult[] = [
  { name: 'live', outcomes: { pays: 'passed', swaps: 'failed', tops: 'passed' } },
  { name: 'candidate + live', outcomes: { pays: 'failed', swaps: 'failed', tops: 'passed' } },
  { name: 'candidate + previous shell', outcomes: null, reason: 'no previous shell is in the registry' },
];

test('finds a journey that fails with the candidate and passes with the live releases', () => {
  expect(findBrokenJourneys(RESULTS)).toEqual([{ id: 'pays', lineups: ['candidate + live'] }]);
});

test('finds a failed journey that was not run with the live releases', () => {
  const results: LineupResult[] = [
    { name: 'live', outcomes: {} },
    { name: 'candidate + live', outcomes: { lends: 'failed' } },
  ];
  expect(findBrokenJourneys(results).map(({ id }) => id)).toEqual(['lends']);
});

test('reports the counts of each lineup, and the failed journeys with their remotes', () => {
  const text = formatMatrix({
    candidate: 'finance 1.1.0-0a1b2c3d',
    live: 'finance 1.0.0-99887766',
    unaffected: 120,
    results: RESULTS,
    remotes: { pays: ['auth', 'finance'], swaps: ['finance'] },
  });
  expect(text.split('\n')).toEqual([
    'Candidate: finance 1.1.0-0a1b2c3d',
    'Live: finance 1.0.0-99887766',
    'Journeys left out, because they show nothing of the candidate: 120',
    '',
    '                            passed  failed',
    'live                             2       1',
    'candidate + live                 1       2',
    'candidate + previous shell  not run: no previous shell is in the registry',
    '',
    'Failing with the live releases too',
    '  swaps (finance)',
    '',
    'Broken by the candidate',
    '  pays (auth, finance)',
    '    with candidate + live',
  ]);
});
