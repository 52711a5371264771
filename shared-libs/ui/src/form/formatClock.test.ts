import { formatClock } from './formatClock';

test('formats a countdown as hours, minutes and seconds', () => {
  expect([0, 9, 65, 600, 4000, 86_399].map(formatClock)).toEqual([
    '0:00',
    '0:09',
    '1:05',
    '10:00',
    '1:06:40',
    '23:59:59',
  ]);
});
