import { checkTwoFactorCode, parseTwoFactorCode } from './twoFactorCode';

test.each([
  [' 123 456 ', '123456'],
  ['\u200f123456\u200e', '123456'],
  ['\u2068ABCDE-FGHIJ\u2069', 'ABCDE-FGHIJ'],
  ['١٢٣٤٥٦', '١٢٣٤٥٦'],
])('returns %j without spaces and direction marks', (typed, code) => {
  expect(parseTwoFactorCode(typed)).toBe(code);
});

test('counts no spaces and direction marks as characters of a code', () => {
  expect(checkTwoFactorCode('\u206812 345\u2069')).toEqual({
    code: [{ text: 'Enter a two-factor code or a recovery code.' }],
  });
  expect(checkTwoFactorCode()).toHaveProperty('code');
  expect(checkTwoFactorCode('\u2068123 456\u2069')).toEqual({});
});
