import { isCommonPassword } from './isCommonPassword';

test.each([
  ['that leaked', 'sunshine'],
  ['with digits and symbols after it', 'password123!'],
  ['with digits and symbols before it', '!!2024sunshine'],
  ['with symbols for letters', 'p@$$w0rd2024!'],
  ['with a 1 for an l', 'we1come2026!'],
  ['with a 1 for an i', '1loveyou2026'],
  ['that is a repeated word', 'monkeymonkey'],
  ['that is a repeated word with digits', 'monkey1monkey1'],
  ['that repeats a short sequence', 'xk4xk4xk4xk4'],
  ['of one repeated character', 'xxxxxxxxxxxx'],
  ['that counts up', '0123456789'],
  ['that counts down', '9876543210'],
  ['in alphabetical order', 'abcdefghijkl'],
  ['along the keyboard', 'asdfghjkl;zxcvbnm'],
  ['from columns of the keyboard', '1qaz2wsx3edc'],
  ['of several keyboard sequences', '123qweasdzxc'],
  ['of keyboard sequences followed by symbols', 'qwer1234asdf!!'],
  ['that contains the name of the game', 'hashgrid2026!'],
  ['in another language', 'contraseña12'],
])('rejects a password %s as common: %s', (_name, password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'tr0ub4dor-and-3',
  'golden-fish-swims-9',
  'x7kp2mqz9w',
  'monkey-eats-lemon',
  'dragon84739201',
  'قهوة-على-السطح',
  '屋根の上で飲む珈琲いい',
  '12:45 to lisbon',
])('accepts the password %s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test.each(['a', '1@34!$0', 'password1!', 'qwe123', 'ab'])(
  'takes at most quadratically longer for a longer repetition of %s',
  (unit) => {
    const fastest = { 32: Infinity, 128: Infinity };
    const measure = (length: 32 | 128) => {
      const password = `${unit.repeat(length).slice(0, length - 1)}ß`;
      const start = performance.now();
      isCommonPassword(password);
      fastest[length] = Math.min(fastest[length], performance.now() - start);
    };
    const limit = (128 / 32) ** 2;
    // The first rounds are slower, because the engine has not compiled the code yet. On a busy machine, more rounds are measured.
    for (let round = 0; round < 60 || (round < 1000 && fastest[128] / fastest[32] >= limit); round += 1) {
      measure(128);
      measure(32);
    }
    expect(fastest[128] / fastest[32]).toBeLessThan(limit);
  },
);
