import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DEFAULT_LOCALE, LANGUAGES } from '@hashgrid/contracts';
import { listLocales } from '../compile/copyLocales';
import { SHELL_DIR } from '../compile/paths';
import { checkAllTexts, checkTexts } from './checkTexts';
import type { Glossary } from './readGlossaries';
import { createRemotePackage, listTextPackages, type TextPackage } from './listTextPackages';

const GLOSSARY: Glossary = { you: 'informal', notes: [], terms: {}, exceptions: {}, sameAsEnglish: [] };

test('[LG9] [LG7] translates every text of the shell, the API and the remotes, with the placeholders of its key', () => {
  const packages = listTextPackages();
  // The check reports each translation whose text it doesn't find in the code, so it finds at least as many.
  const translations = packages.flatMap(({ localesDir }) =>
    Object.keys(JSON.parse(readFileSync(join(localesDir, 'ja-JP.json'), 'utf8')) as object),
  );
  expect(translations.length).toBeGreaterThan(1_000);
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['shell', 'server/api', 'remotes/auth', 'remotes/game']),
  );
  expect(checkAllTexts()).toEqual([]);
});

test('[E6] the shell has the flag of every language', () => {
  for (const { flagImg } of LANGUAGES) expect(existsSync(join(SHELL_DIR, 'public', flagImg))).toBe(true);
});

test('[E6] each of the shell’s locale files translates the key `English` as the language’s name in the language picker', () => {
  const named = LANGUAGES.filter(({ locale }) => locale !== DEFAULT_LOCALE).map(({ locale }) => {
    const texts = JSON.parse(readFileSync(join(SHELL_DIR, 'locales', `${locale}.json`), 'utf8')) as {
      English: string;
    };
    return [locale, texts.English];
  });
  expect(Object.fromEntries([[DEFAULT_LOCALE, 'English'], ...named])).toEqual(
    Object.fromEntries(LANGUAGES.map(({ locale, language }) => [locale, language])),
  );
});

test('[E6] [LG9] ships all fifteen languages, each translation smaller than 30 kB when compressed', () => {
  const translated = LANGUAGES.map(({ locale }) => locale).filter((locale) => locale !== DEFAULT_LOCALE);
  expect(listLocales(SHELL_DIR)).toEqual(translated.sort());
  const notLoadedByBrowsers = new Set(['emails', 'e2e/lab']);
  const browserPackages = listTextPackages().filter(({ name }) => !notLoadedByBrowsers.has(name));
  for (const locale of translated) {
    const files = browserPackages.map(({ localesDir }) =>
      readFileSync(join(localesDir, `${locale}.json`), 'utf8'),
    );
    const texts = Object.assign({}, ...files.map((file) => JSON.parse(file) as object)) as object;
    // The gateway compresses them with the best quality, too, which is the default.
    expect(brotliCompressSync(JSON.stringify(texts)).byteLength).toBeLessThan(30_000);
  }
});

describe('checkTexts', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'texts-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (files: Record<string, string>) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  };
  /** Creates a remote with one component and two locale files. */
  const createRemote = (name: string, source: string, ja: object, ar: object = ja) => {
    write({
      [`${name}/remote.config.ts`]: 'export default { routes: [], menu: [] };',
      [`${name}/src/Page.tsx`]: source,
      [`${name}/locales/ja-JP.json`]: JSON.stringify(ja),
      [`${name}/locales/ar-SA.json`]: JSON.stringify(ar),
    });
    return createRemotePackage(name, join(root, name));
  };
  const check = (packages: readonly TextPackage[]) =>
    checkTexts(packages, ['ar-SA', 'ja-JP'], {
      terms: {},
      byLocale: new Map([
        ['ar-SA', GLOSSARY],
        ['ja-JP', GLOSSARY],
      ]),
    });
  const findProblems = (packages: readonly TextPackage[]) =>
    check(packages).map((line) =>
      line.replace(/^.*(ar-SA|ja-JP)(\.json)?: /, '$1 ').replace(/ \(\S*Page\.tsx:\d+\)/, ''),
    );

  test('reports missing, empty and unused keys', () => {
    const shop = createRemote(
      'shop',
      "t('Buy'); t('Sell');",
      { Sell: ' ', Rent: '借りる' },
      { Buy: 'اشترِ', Sell: 'بع' },
    );
    expect(findProblems([shop])).toEqual([
      'ja-JP "Buy" is missing.',
      'ja-JP "Sell" is empty; write the translation.',
      expect.stringContaining('ja-JP "Rent" is unused.'),
    ]);
  });

  test('[LG7] reports placeholders that differ', () => {
    const shop = createRemote('shop', "t('Buy %count%', { count })", { 'Buy %count%': '%number% を買う' });
    expect(findProblems([shop])).toEqual([
      'ar-SA "Buy %count%" lacks the placeholder %count%.',
      'ar-SA "Buy %count%" has the placeholder %number%, which its key does not have.',
      'ja-JP "Buy %count%" lacks the placeholder %count%.',
      'ja-JP "Buy %count%" has the placeholder %number%, which its key does not have.',
    ]);
  });

  test('[LG7] reports a placeholder that occurs fewer times in a translation than in its key', () => {
    const shop = createRemote('shop', "t('%name% sends to %name%', { name })", {
      '%name% sends to %name%': '%name%',
    });
    expect(findProblems([shop])[0]).toBe('ar-SA "%name% sends to %name%" lacks the placeholder %name%.');
  });

  test('requires the plural forms of each locale, six in Arabic and one in Japanese', () => {
    const source = "t.plural({ one: '%count% node', other: '%count% nodes' }, count)";
    const shop = createRemote('shop', source, { '%count% nodes': '%count%台', '%count% nodes|one': '1台' });
    expect(findProblems([shop])).toEqual([
      'ar-SA "%count% nodes|few" is missing.',
      'ar-SA "%count% nodes|many" is missing.',
      'ar-SA "%count% nodes|two" is missing.',
      'ar-SA "%count% nodes|zero" is missing.',
      expect.stringContaining('ja-JP "%count% nodes|one" is unused.'),
    ]);
  });

  test('accepts forms for zero, one and two that spell the number out', () => {
    const source = "t.plural({ one: '1 node', other: '%count% nodes' }, count)";
    const forms = { zero: 'لا عقد', one: 'عقدة', two: 'عقدتان', few: '%count% عقد', many: '%count% عقدة' };
    const ar = Object.fromEntries(
      Object.entries({ ...forms, other: '%count% عقدة' }).map(([category, text]) => [
        category === 'other' ? '%count% nodes' : `%count% nodes|${category}`,
        text,
      ]),
    );
    expect(findProblems([createRemote('shop', source, { '%count% nodes': '%count%台' }, ar)])).toEqual([]);
  });

  const findProblemsIn = (locale: string, source: string, texts: Record<string, string>) => {
    const shop = createRemote('shop', source, {});
    write({ [`shop/locales/${locale}.json`]: JSON.stringify(texts) });
    return checkTexts([shop], [locale], { terms: {}, byLocale: new Map([[locale, GLOSSARY]]) });
  };

  test('requires `%count%` in a plural form that covers several numbers, such as French `one`', () => {
    const problems = findProblemsIn(
      'fr-FR',
      "t.plural({ one: 'Last block', other: 'Last %count% blocks' }, count)",
      {
        'Last %count% blocks|one': 'Dernier bloc',
        'Last %count% blocks|many': 'Derniers blocs',
        'Last %count% blocks': '%count% derniers blocs',
      },
    );
    expect(problems).toEqual([
      expect.stringContaining('"Last %count% blocks|many" lacks the placeholder %count%'),
      expect.stringContaining('"Last %count% blocks|one" lacks the placeholder %count%'),
    ]);
  });

  test('reports a key that a file translates twice', () => {
    const shop = createRemote('shop', "t('Buy')", {}, { Buy: 'اشترِ' });
    write({ 'shop/locales/ja-JP.json': '{ "Buy": "購入", "Buy": "買う" }' });
    expect(findProblems([shop])).toEqual(['ja-JP "Buy" is translated twice. Keep one.']);
  });

  test.each([
    ['Oui !', false],
    ['Oui\u00a0!', false],
    ['Oui\u202f!', true],
    ['Total : 5', false],
    ['Total\u00a0: 5, à 00:00', true],
    ['« Oui »', false],
    ['«\u202fOui\u202f»', true],
  ])('checks the spaces of French punctuation: %s', (text, isCorrect) => {
    const problem = expect.stringContaining('"Yes" has a wrong space next to a punctuation mark');
    expect(findProblemsIn('fr-FR', "t('Yes')", { Yes: text })).toEqual(isCorrect ? [] : [problem]);
  });

  test.each([
    ['0.2%를 넘으면', false],
    ['0.2%\u2060를 넘으면', true],
    ['가동 시간(UTC)에 따라', false],
    ['‘송금’을 열어', false],
    ['메모(선택), 5% 수수료', true],
  ])('checks that a Korean particle stays with the sign before it: %s', (text, isCorrect) => {
    const problem = expect.stringContaining('"Yes" can break before a particle');
    expect(findProblemsIn('ko-KR', "t('Yes')", { Yes: text })).toEqual(isCorrect ? [] : [problem]);
  });

  test('reports a plural whose English forms are not literals', () => {
    const shop = createRemote('shop', "t.plural({ one, other: 'nodes' }, count)", {});
    expect(check([shop])).toEqual([
      expect.stringContaining('t.plural() needs the literals "one" and "other".'),
    ]);
  });

  test('reports a key that two packages translate differently', () => {
    const shop = createRemote('shop', "t('Cost')", { Cost: '費用' });
    const bank = createRemote('bank', "t('Cost')", { Cost: '価格' }, { Cost: '費用' });
    expect(findProblems([shop, bank])).toEqual([
      'ja-JP "Cost" is translated in 2 ways: "費用" (shop) and "価格" (bank). Choose one.',
    ]);
  });

  test('reports a locale file that is missing', () => {
    const shop = createRemote('shop', '', {});
    rmSync(join(root, 'shop', 'locales', 'ar-SA.json'));
    expect(check([shop])).toEqual([expect.stringContaining('ar-SA.json is missing.')]);
  });
});
