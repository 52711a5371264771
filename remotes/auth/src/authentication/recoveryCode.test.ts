import { isRecoveryCode, parseRecoveryCode } from './recoveryCode';

test.each([
  ['7KQ2M-W9XTD', '7KQ2M-W9XTD'],
  [' 7kq2m w9xtd\n', '7KQ2M-W9XTD'],
  ['7kq2mw9xtd', '7KQ2M-W9XTD'],
  ['７ＫＱ２Ｍ－Ｗ９ＸＴＤ', '7KQ2M-W9XTD'],
  ['٧kq٢m-w٩xtd', '7KQ2M-W9XTD'],
  ['۷kq۲m-w۹xtd', '7KQ2M-W9XTD'],
  ['7kq2', '7KQ2'],
])('parses the recovery code in %p as %p', (typed, code) => {
  expect(parseRecoveryCode(typed)).toBe(code);
});

test('rejects codes that are too short or too long', () => {
  expect(isRecoveryCode(parseRecoveryCode('7KQ2M-W9XT'))).toBe(false);
  expect(isRecoveryCode(parseRecoveryCode('7KQ2M-W9XTDA'))).toBe(false);
});
