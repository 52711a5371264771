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

/** Loads a page with this body, which should be in German, and returns the problems that `npm run languages` finds in it. */
const inspectBody = async (page: Page, body: string, html = 'lang="de-DE"'): Promise<string[]> => {
  await page.setContent(
    `<!doctype html><html ${html}><title>Titel</title><style>body { font: 16px monospace }</style>${body}`,
  );
  const problems = await inspectPage(page, 'de-DE', TEXTS);
  return problems.filter((problem) => !problem.startsWith('font:'));
};

test.use({ viewport: { width: 390, height: 844 } });

test('the language check finds nothing in a correct page', async ({ page }) => {
  const body = `<main><h1>Knoten</h1><bdi>Nodes</bdi><p>Joined forces</p>
    <div style="overflow-x: auto; width: 60px"><span>Langes Wort im Rollbereich</span></div>
    <button style="width: 200px">Senden</button>
    <span style="position: absolute; overflow: hidden; width: 1px; height: 1px">Nur zu hören</span></main>`;
  expect(await inspectBody(page, body)).toEqual([]);
});

test('the language check allows English dates', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="ja-JP"><title>題</title><p>March 2026</p><p>Mar 4, 2026, 12:00 PM</p>',
  );
  const problems = await inspectPage(page, 'ja-JP', TEXTS);
  expect(problems.filter((problem) => problem.startsWith('english:'))).toEqual([]);
});

for (const { fault, body, html, problem } of [
  {
    fault: 'a page wider than its window',
    body: '<div style="width: 500px">x</div>',
    problem: 'overflow: the page is 508 px wide',
  },
  {
    fault: 'a text that is cut off',
    body: '<div style="overflow: hidden; width: 40px; white-space: nowrap">Abgeschnitten</div>',
    problem: 'cut: "Abgeschnitten"',
  },
  {
    fault: 'a text that extends beyond its button',
    body: '<button style="width: 40px; padding: 0; white-space: nowrap">Bestätigen</button>',
    problem: 'outside: "Bestätigen" extends beyond its button',
  },
  {
    fault: 'a text that extends beyond its card',
    body: '<div style="width: 60px; border: 1px solid"><p>Willkommensbonus</p></div>',
    problem: 'outside: "Willkommensbonus" extends beyond its div',
  },
  {
    fault: 'a word broken in two',
    body: '<div style="width: 60px; overflow-wrap: anywhere">ausgewählt</div>',
    problem: 'broken: the word "ausgewählt"',
  },
  {
    fault: 'a number broken in two',
    body: '<div style="width: 40px; overflow-wrap: anywhere"><bdi>7.738,32</bdi></div>',
    problem: 'broken: the number "7.738,32"',
  },
  { fault: 'digits that are not Latin', body: '<bdi>٧٫٥</bdi>', problem: 'digits: "٧٫٥"' },
  {
    fault: 'texts on top of each other',
    body: '<p style="margin: 0">Eins</p><p style="margin: -19px 0 0">Zwei</p>',
    problem: 'overlap: "Eins" and "Zwei"',
  },
  { fault: 'an English text', body: '<p>Nodes</p>', problem: 'english: "Nodes"' },
  {
    fault: 'an English text with a value',
    body: '<p>Joined 1.2.2026</p>',
    problem: 'english: "Joined 1.2.2026"',
  },
  { fault: 'an English name', body: '<button aria-label="Nodes">x</button>', problem: 'english: "Nodes"' },
  { fault: 'another language', body: '<p>x</p>', html: 'lang="fr-FR"', problem: 'lang: fr-FR' },
  { fault: 'the wrong direction', body: '<p>x</p>', html: 'lang="de-DE" dir="rtl"', problem: 'dir: rtl' },
  // No font has this letter yet: its script is among the latest in Unicode.
  { fault: 'a letter without a glyph', body: '<p>\u{16D40}</p>', problem: 'glyph: none for \u{16D40}' },
]) {
  test(`the language check finds ${fault}`, async ({ page }) => {
    const problems = await inspectBody(page, body, html);
    expect(problems).toContain(problem);
  });
}
