import { formatRatios, formatValue } from './formatValue';

it.each([
  ['ratio', 1.249, '1.25'],
  ['ms', 2331.6, '2332 ms'],
  ['bytes', 149_320, '149.3 kB'],
  ['bytes', 0, '0 B'],
  ['number', 0.00412, '0.004'],
  ['number', 96, '96'],
] as const)('formats %s %d as %s', (unit, value, text) => {
  expect(formatValue(unit, value)).toBe(text);
});

it('shows the median of ratios with their quartiles', () => {
  expect(formatRatios([1.3, 0.9, 1, 1.1, 0.8])).toBe('1.00 (0.90–1.10)');
});

it('shows a dash for a value that was not measured', () => {
  expect([formatRatios([]), formatValue('ms', null)]).toEqual(['–', '–']);
});
