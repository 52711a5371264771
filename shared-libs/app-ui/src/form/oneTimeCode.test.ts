import { checkOneTimeCode, isOneTimeCode, parseOneTimeCode } from './oneTimeCode';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['1234567', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['a1b2', '12'],
])('parses %p as the code %p', (typed, code) => {
  expect(parseOneTimeCode(typed)).toBe(code);
});

test('accepts only a code with all its digits', () => {
  expect(isOneTimeCode('12345')).toBe(false);
  expect(isOneTimeCode('123456')).toBe(true);
});

test('requires all digits of a code', () => {
  expect(checkOneTimeCode('123 45')).toEqual({
    code: [{ text: 'Enter all %count% digits.', values: { count: 6 } }],
  });
  expect(checkOneTimeCode()).toHaveProperty('code');
  expect(checkOneTimeCode('١٢٣ ٤٥٦')).toEqual({});
});
