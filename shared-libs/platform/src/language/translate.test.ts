import { translate, translatePlural } from './translate';

const TEXTS = {
  Wallet: 'ウォレット',
  'Hello %name%': 'こんにちは %name%',
  'Off %rate%%': '%rate%%引き',
  Plain: 'はい %name%',
};

test('[LG6] returns the key if it has no text', () => {
  expect(translate(TEXTS, 'Wallet')).toBe('ウォレット');
  expect(translate(TEXTS, 'Unknown key')).toBe('Unknown key');
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
])('[LG7] replaces a placeholder only by a value that is not null or undefined: %s', (_, values, text) => {
  expect(translate(TEXTS, 'Hello %name%', values)).toBe(text);
});

test('[LG7] leaves a placeholder that the key does not contain', () => {
  expect(translate(TEXTS, 'Plain', { name: 'Hal' })).toBe('はい %name%');
});

test('[LG7] keeps a percent sign next to a placeholder', () => {
  expect(translate(TEXTS, 'Off %rate%%', { rate: 20 })).toBe('20%引き');
});

describe('a plural text', () => {
  const STARTED = { one: '%count% node started', other: '%count% nodes started' };
  const ARABIC = {
    [STARTED.other]: '%count% عقدة',
    [`${STARTED.other}|zero`]: 'لا عقد',
    [`${STARTED.other}|one`]: 'عقدة واحدة',
    [`${STARTED.other}|two`]: 'عقدتان',
    [`${STARTED.other}|few`]: '%count% عقد',
    [`${STARTED.other}|many`]: '%count% عقدةً',
  };
  const plural = (locale: string, texts: Record<string, string>, count: number) =>
    translatePlural({ locale, texts }, STARTED, count, { count: String(count) });

  test.each([
    [0, 'لا عقد'],
    [1, 'عقدة واحدة'],
    [2, 'عقدتان'],
    [3, '3 عقد'],
    [11, '11 عقدةً'],
    [100, '100 عقدة'],
  ])('has the form for %d in a language with six forms', (count, text) => {
    expect(plural('ar-SA', ARABIC, count)).toBe(text);
  });

  test('has one form in a language without plurals', () => {
    const texts = { [STARTED.other]: '%count% ノード' };
    expect([1, 2].map((count) => plural('ja-JP', texts, count))).toEqual(['1 ノード', '2 ノード']);
  });

  test('falls back to the form “other”', () => {
    expect(plural('ar-SA', { [STARTED.other]: '%count% عقدة' }, 3)).toBe('3 عقدة');
  });

  test('[LG6] uses the English plural rules without a translation', () => {
    expect([0, 1, 2].map((count) => plural('ar-SA', {}, count))).toEqual([
      '0 nodes started',
      '1 node started',
      '2 nodes started',
    ]);
  });

  test('[LG7] replaces the other placeholders that the key contains', () => {
    const forms = { one: '%count% node of %name%', other: '%count% nodes of %name%' };
    const values = { count: '2', name: 'Ada', more: 'x' };
    expect(translatePlural({ locale: 'en-US', texts: {} }, forms, 2, values)).toBe('2 nodes of Ada');
  });
});
