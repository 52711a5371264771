import { incorrectCodeError } from './incorrectCodeError';

test.each([
  ['123456', 'That code is incorrect. Wait for a new one and try again.'],
  ['12345', 'That code is incorrect. Wait for a new one and try again.'],
  ['7kq2m-w9xtd', 'That recovery code is incorrect or already used. Check it, or enter another one.'],
  ['7kq2m-w9xt', 'That recovery code is incorrect or already used. Check it, or enter another one.'],
  ['23456-78923', 'That recovery code is incorrect or already used. Check it, or enter another one.'],
])('tells what to do next after the incorrect code "%s"', (code, text) => {
  expect(incorrectCodeError(code).errors).toEqual({ code: [text] });
});
