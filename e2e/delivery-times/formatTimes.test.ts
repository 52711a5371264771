import { formatTimes } from './formatTimes';

test('shows the median and the spread of the runs, and no verdict without a limit', () => {
  const [, , row] = formatTimes([{ name: 'edit → screen', runsMs: [900, 300, 1200] }]).split('\n');
  expect(row?.trim().split(/\s{2,}/)).toEqual(['edit → screen', '0.90 s', '0.30 s – 1.20 s', '3']);
});

test('judges a limit by the slowest run', () => {
  const judge = (runsMs: number[]) =>
    formatTimes([{ name: 'publish', runsMs, limitMs: 5_000 }]).split('\n')[2];
  expect(judge([100, 5_000])).toMatch(/ 5\.00 s +met$/);
  expect(judge([100, 200, 5_001])).toMatch(/ 5\.00 s +not met$/);
});
