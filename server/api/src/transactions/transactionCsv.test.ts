import fc from 'fast-check';
import { formatCsvCell, formatCsvLine } from './transactionCsv';

const transaction = {
  id: 'e1',
  lineId: '1',
  kind: 'transfer',
  token: 'USDT',
  amount: '-2.5',
  purpose: null,
  counterparty: 'ada',
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe('transaction CSV', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@sum(a1)', "'@sum(a1)"],
    [' =1', "' =1"],
    ['\t=1', "'\t'=1"],
    ['＝1+1', "'＝1+1"],
    ['x;=1+1', "x;'=1+1"],
    ['x; @sum(a1);y', "x; '@sum(a1);y"],
    ['x;"=1+1"', `"x;""'=1+1"""`],
    ['a,b;-1', `"a,b;'-1"`],
    ['x\t＋1', "x\t'＋1"],
    ['two\n=1', `"two\n'=1"`],
    ['x;y=1-1', 'x;y=1-1'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['=a,"b"', '"\'=a,""b"""'],
    ['two\nlines', '"two\nlines"'],
    ['plain', 'plain'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(formatCsvCell(text)).toBe(cell);
  });

  test('never starts a cell like a formula, whatever a note contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(formatCsvCell(text).replace(/^"/, '')).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });

  test('never starts a cell like a formula where a spreadsheet splits at semicolons, tabs or line breaks', () => {
    const unit = fc.constantFrom(...';\t\r\n ",x=+-@＝＋－＠');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        for (const part of formatCsvCell(text).split(/[;\t\r\n]/))
          expect(part).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
      }),
    );
  });

  test('writes the direction of an amount in a separate column', () => {
    expect(formatCsvLine({ ...transaction, note: '=cmd()' })).toBe(
      "2026-01-01T00:00:00.000Z,transfer,out,2.5,USDT,,ada,'=cmd(),e1\r\n",
    );
    expect(formatCsvLine({ ...transaction, amount: '2.5' })).toContain(',in,2.5,USDT,');
  });
});
