import { newRecoveryCodes, normalizeCode } from './recoveryCodes';

describe('recovery codes', () => {
  test('are ten different codes in two groups without ambiguous characters', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
  });

  test.each([
    ['7KQ2M-W9XTD', '7KQ2MW9XTD'],
    [' 7kq2m w9xtd ', '7KQ2MW9XTD'],
    ['7kq2m\u2014w9xtd', '7KQ2MW9XTD'],
    ['\u200f123456\u202c', '123456'],
    ['123 456', '123456'],
    ['\u0661\u0662\u0663\u0664\u0665\u0666', '123456'],
    ['\uff11\uff12\uff13456', '123456'],
  ])('normalizes "%s" to %s', (typed, plain) => {
    expect(normalizeCode(typed)).toBe(plain);
  });
});
