import { isOneTimeCode, isRecoveryCode, parseOneTimeCode, parseRecoveryCode } from './parseCode';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['1234567', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['a1b2', '12'],
])('parses the one-time code in %p as %p', (typed, code) => {
  expect(parseOneTimeCode(typed)).toBe(code);
});

test.each([
  ['7KQ2M-W9XTD', '7KQ2M-W9XTD'],
  [' 7kq2m w9xtd\n', '7KQ2M-W9XTD'],
  ['7kq2mw9xtd', '7KQ2M-W9XTD'],
  ['７ＫＱ２Ｍ－Ｗ９ＸＴＤ', '7KQ2M-W9XTD'],
  ['7kq2', '7KQ2'],
])('parses the recovery code in %p as %p', (typed, code) => {
  expect(parseRecoveryCode(typed)).toBe(code);
});

test('rejects codes that are too short or too long', () => {
  expect(isOneTimeCode('12345')).toBe(false);
  expect(isRecoveryCode(parseRecoveryCode('7KQ2M-W9XT'))).toBe(false);
  expect(isRecoveryCode(parseRecoveryCode('7KQ2M-W9XTDA'))).toBe(false);
});
