import { isOneTimeCode, isRecoveryCode, readOneTimeCode, readRecoveryCode } from './readCode';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['1234567', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['a1b2', '12'],
])('the one-time code in %p is %p', (typed, code) => {
  expect(readOneTimeCode(typed)).toBe(code);
});

test.each([
  ['7KQ2M-W9XTD', '7KQ2M-W9XTD'],
  [' 7kq2m w9xtd\n', '7KQ2M-W9XTD'],
  ['7kq2mw9xtd', '7KQ2M-W9XTD'],
  ['７ＫＱ２Ｍ－Ｗ９ＸＴＤ', '7KQ2M-W9XTD'],
  ['7kq2', '7KQ2'],
])('the recovery code in %p is %p', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

test('what is too short or too long is no code', () => {
  expect(isOneTimeCode('12345')).toBe(false);
  expect(isRecoveryCode(readRecoveryCode('7KQ2M-W9XT'))).toBe(false);
  expect(isRecoveryCode(readRecoveryCode('7KQ2M-W9XTDA'))).toBe(false);
});
