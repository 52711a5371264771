import { toLine } from './toLine';

test.each([
  ['several lines', 'Fix the totals\n\n\tof October\r\n', 'Fix the totals of October'],
  ['control characters', '\u001b[31mFix\u0007 the\u0085totals\0', '[31mFix the totals'],
  ['bidirectional controls', 'Fix \u202eslatot\u202c the\u2066 rest', 'Fix slatot the rest'],
  ['more characters than a line of the log', '💰'.repeat(600), '💰'.repeat(500)],
])('makes one line of a text with %s', (_, text, line) => {
  expect(toLine(text)).toBe(line);
});
