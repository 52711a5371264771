import { translate } from './translate';

const TEXTS = {
  Wallet: 'ウォレット',
  'Hello %name%': 'こんにちは %name%',
  'Off %rate%%': '%rate%%引き',
  Plain: 'はい %name%',
};

test('[LG6] a key without a text is its own text', () => {
  expect(translate(TEXTS, 'Wallet')).toBe('ウォレット');
  expect(translate(TEXTS, 'Nothing like it')).toBe('Nothing like it');
  expect(translate(TEXTS, 'constructor')).toBe('constructor');
});

test.each([
  ['a value', { name: 'Hal' }, 'こんにちは Hal'],
  ['a number', { name: 0 }, 'こんにちは 0'],
  ['an empty text', { name: '' }, 'こんにちは '],
  ['null', { name: null }, 'こんにちは %name%'],
  ['undefined', { name: undefined }, 'こんにちは %name%'],
  ['another name', { count: 3 }, 'こんにちは %name%'],
  ['a value that looks like a pattern', { name: '$& %name%' }, 'こんにちは $& %name%'],
])('[LG7] a placeholder with %s', (_, values, text) => {
  expect(translate(TEXTS, 'Hello %name%', values)).toBe(text);
});

test('[LG7] a placeholder that the key does not contain is left alone', () => {
  expect(translate(TEXTS, 'Plain', { name: 'Hal' })).toBe('はい %name%');
});

test('[LG7] a percent sign beside a placeholder stays', () => {
  expect(translate(TEXTS, 'Off %rate%%', { rate: 20 })).toBe('20%引き');
});
