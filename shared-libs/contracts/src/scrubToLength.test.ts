import { scrubToLength } from './scrubToLength';

test('scrubs a text before truncating it', () => {
  expect(scrubToLength('From ada@example.org with love', 10)).toBe('From [remo');
});

test.each([
  ['an emoji that truncation splits', `${'a'.repeat(9)}😀`, `${'a'.repeat(9)}\ufffd`],
  ['half a surrogate pair', 'a\ud800b', 'a\ufffdb'],
  ['NUL', 'a\0b', 'a\ufffdb'],
])('replaces %s', (_name, text, expected) => {
  expect(scrubToLength(text, 10)).toBe(expected);
});

test('keeps an emoji that fits', () => {
  expect(scrubToLength('😀 broke', 10)).toBe('😀 broke');
});
