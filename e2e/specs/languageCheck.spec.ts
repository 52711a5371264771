import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import type { LanguageTexts } from '../languages/readTexts';
import { inspectPage } from '../languages/visitScreen';

const TEXTS: LanguageTexts = {
  english: ['Nodes'],
  englishPatterns: ['^Joined .+$'],
  translations: ['Joined forces'],
  latinWords: ['ore'],
};

/** Shows German content in a page of its own and returns what `npm run languages` finds in it. */
const inspect = async (page: Page, body: string, html = 'lang="de-DE"'): Promise<string[]> => {
  await page.setContent(
    `<!doctype html><html ${html}><title>Titel</title><style>body { font: 16px monospace }</style>${body}`,
  );
  const problems = await inspectPage(page, 'de-DE', TEXTS);
  return problems.filter((problem) => !problem.startsWith('font:'));
};

test.use({ viewport: { width: 390, height: 844 } });

test('the check of languages finds nothing in a page that is right', async ({ page }) => {
  const body = `<main><h1>Knoten</h1><bdi>Nodes</bdi><p>Joined forces</p>
    <div style="overflow-x: auto; width: 60px"><span>Langes Wort im Rollbereich</span></div>
    <button style="width: 200px">Senden</button>
    <span style="position: absolute; overflow: hidden; width: 1px; height: 1px">Nur zu hören</span></main>`;
  expect(await inspect(page, body)).toEqual([]);
});

test('the check of languages allows English dates', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="ja-JP"><title>題</title><p>March 2026</p><p>Mar 4, 2026, 12:00 PM</p>',
  );
  const problems = await inspectPage(page, 'ja-JP', TEXTS);
  expect(problems.filter((problem) => problem.startsWith('english:'))).toEqual([]);
});

for (const { what, body, html, problem } of [
  {
    what: 'a page wider than its window',
    body: '<div style="width: 500px">x</div>',
    problem: 'overflow: the page is 508 px wide',
  },
  {
    what: 'a text that is cut off',
    body: '<div style="overflow: hidden; width: 40px; white-space: nowrap">Abgeschnitten</div>',
    problem: 'cut: "Abgeschnitten"',
  },
  {
    what: 'a text that leaves its button',
    body: '<button style="width: 40px; padding: 0; white-space: nowrap">Bestätigen</button>',
    problem: 'outside: "Bestätigen" leaves its button',
  },
  {
    what: 'a text that leaves its card',
    body: '<div style="width: 60px; border: 1px solid"><p>Willkommensbonus</p></div>',
    problem: 'outside: "Willkommensbonus" leaves its div',
  },
  {
    what: 'a word broken in two',
    body: '<div style="width: 60px; overflow-wrap: anywhere">ausgewählt</div>',
    problem: 'broken: the word "ausgewählt"',
  },
  {
    what: 'a number broken in two',
    body: '<div style="width: 40px; overflow-wrap: anywhere"><bdi>7.738,32</bdi></div>',
    problem: 'broken: the number "7.738,32"',
  },
  { what: 'digits that are not Latin', body: '<bdi>٧٫٥</bdi>', problem: 'digits: "٧٫٥"' },
  {
    what: 'texts on top of each other',
    body: '<p style="margin: 0">Eins</p><p style="margin: -19px 0 0">Zwei</p>',
    problem: 'overlap: "Eins" and "Zwei"',
  },
  { what: 'an English text', body: '<p>Nodes</p>', problem: 'english: "Nodes"' },
  {
    what: 'an English text with a value',
    body: '<p>Joined 1.2.2026</p>',
    problem: 'english: "Joined 1.2.2026"',
  },
  { what: 'an English name', body: '<button aria-label="Nodes">x</button>', problem: 'english: "Nodes"' },
  { what: 'another language', body: '<p>x</p>', html: 'lang="fr-FR"', problem: 'lang: fr-FR' },
  { what: 'the wrong direction', body: '<p>x</p>', html: 'lang="de-DE" dir="rtl"', problem: 'dir: rtl' },
  // No font has this letter of the last script that Unicode gave room.
  { what: 'a letter without a glyph', body: '<p>\u{16D40}</p>', problem: 'glyph: none for \u{16D40}' },
]) {
  test(`the check of languages finds ${what}`, async ({ page }) => {
    const problems = await inspect(page, body, html);
    expect(problems).toContain(problem);
  });
}
