import { EMAIL } from './accountLimits';

const isEmail = (text: string) => new RegExp(EMAIL.pattern, 'u').test(text);

test.each([
  'a@b.c',
  'ada.l+1@mail.example.com',
  'ada@.example.com',
  'ada@example.com.',
  'ada@b..c',
  'ä@bücher.example',
])('accepts the email %s', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  'ada',
  '@b.c',
  'ada@',
  'ada@b',
  'ada@.c',
  'ada@b.',
  'ada@b@c.d',
  'a da@b.c',
  'ada@b.c>',
  'ada@b.\u200bc',
])('rejects "%s"', (text) => {
  expect(isEmail(text)).toBe(false);
});
