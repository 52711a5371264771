import { sanitizeText } from './sanitizeText';

describe('sanitizeText', () => {
  test.each([
    ['  Cellar ', 'Cellar'],
    ['', ''],
    ['   ', ''],
    ['e\u0301', 'é'],
    ['⛏️ 👩‍🚀', '⛏️ 👩‍🚀'],
    ['می‌خواهم', 'می‌خواهم'],
    ['上野 №7', '上野 №7'],
  ])('trims and normalizes readable text: "%s"', (text, line) => {
    expect(sanitizeText('note', text)).toBe(line);
  });

  test.each([
    ['a control character', 'a\u0007b'],
    ['a line break', 'a\nb'],
    ['a line separator', 'a\u2028b'],
    ['a bidirectional override', 'pay \u202e100'],
    ['a bidirectional isolate', 'pay \u2066100'],
    ['a bidirectional mark', 'a\u200fb'],
    ['the Arabic letter mark', 'a\u061cb'],
    ['a noncharacter', 'a\ufffeb'],
    ['only zero-width spaces', '\u200b\u200b'],
    ['only a word joiner', '\u2060'],
    ['only a Hangul filler', '\u3164'],
    ['only a blank braille pattern', '\u2800'],
    ['only a soft hyphen', '\u00ad'],
    ['only a combining mark', '\u0301'],
    ['only a variation selector', '\ufe0f'],
  ])('throws a field error for %s', (_name, text) => {
    expect(() => sanitizeText('note', text)).toThrow(
      expect.objectContaining({ errors: { note: ['This contains characters that aren’t allowed.'] } }),
    );
  });
});
