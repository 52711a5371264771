import { formatSummary } from './formatSummary';

const STEPS = [
  { name: 'lint and types', seconds: 61.04 },
  { name: 'unit tests', seconds: 170 },
];

test('lists the time of each step and the total', () => {
  expect(formatSummary(STEPS, []).split('\n')).toEqual([
    'Time of each step',
    '   61.0 s  lint and types',
    '  170.0 s  unit tests',
    '  231.0 s  total',
  ]);
});

test('lists the ten slowest files, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `file${index}`, seconds: index }));
  const lines = formatSummary(STEPS, files).split('\n').slice(4);
  expect(lines.slice(0, 3)).toEqual(['', 'The 10 slowest test files', '   11.0 s  file11']);
  expect(lines.at(-1)).toBe('    2.0 s  file2');
});
