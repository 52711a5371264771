import { countColumns } from './countColumns';

test.each([
  ['three that fit', [100, 60, 80], 248, null],
  ['three that need a pixel more', [100, 60, 80], 247, 2],
  ['two in a narrow window', [180, 160], 326, 1],
  ['five in rows of three, not of four', [70, 70, 70, 70, 70], 300, 3],
  ['six in two rows', [90, 40, 40, 40, 40, 40], 300, 3],
  ['one wider than the window', [400], 300, 1],
  ['one that fits', [40], 300, null],
])('arranges %s', (_name, widths, available, columns) => {
  expect(countColumns(widths, available, 4)).toBe(columns);
});
