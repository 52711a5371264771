import { parseTwoFactorCode } from './parseTwoFactorCode';

test.each([
  [' 123 456 ', '123456'],
  ['\u200f123456\u200e', '123456'],
  ['\u2068ABCDE-FGHIJ\u2069', 'ABCDE-FGHIJ'],
  ['١٢٣٤٥٦', '١٢٣٤٥٦'],
])('returns %j without spaces and direction marks', (typed, code) => {
  expect(parseTwoFactorCode(typed)).toBe(code);
});
