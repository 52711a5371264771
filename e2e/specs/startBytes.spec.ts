import type { APIRequestContext } from '@playwright/test';
import { DEFAULT_LOCALE, LANGUAGES, SCREENS } from '@hashgrid/contracts';
import { expect, test } from '../fixtures/test';

/**
 * Bytes (Brotli) of the scripts that a page loads before it shows, by what they belong to. Lower a budget whenever its part has become
 * smaller; before you raise one, look for what could be loaded later.
 */
const BUDGETS: Record<string, Record<string, number>> = {
  [SCREENS.login]: { shell: 132_300, 'entry of auth': 2_900, 'chunks of auth': 13_150 },
  [SCREENS.dashboard]: {
    shell: 132_300,
    'entry of game': 2_700,
    'chunks of game': 28_300,
    // Its widget is in the first view.
    'entry of finance': 2_700,
    'chunks of finance': 10_300,
  },
};

const PRELOADED = /<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g;

/** Returns the part of the page that a script belongs to: `shell`, `entry of auth` or `chunks of auth`. */
const partOf = (url: string): string => {
  const remote = /\/remotes\/([^/]+)\//.exec(url)?.[1];
  if (!remote) return 'shell';
  return `${/\/entry\.[^/]*$/.test(url) ? 'entry' : 'chunks'} of ${remote}`;
};

/** Returns the HTML of a path and the URLs of the scripts that it loads. */
const readStart = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(path)).text();
  return { html, urls: [...html.matchAll(PRELOADED)].map(([, url]) => url ?? '') };
};

const measureFile = async (request: APIRequestContext, url: string) => {
  const response = await request.get(url, { headers: { 'accept-encoding': 'br' } });
  const headers = response.headers();
  expect(headers['content-encoding'], `encoding of ${url}`).toBe('br');
  return { file: url.split('/').at(-1) ?? url, part: partOf(url), bytes: Number(headers['content-length']) };
};

for (const [path, budgets] of Object.entries(BUDGETS))
  test(`loads no more scripts at ${path} than its budget`, async ({ request }) => {
    const { urls } = await readStart(request, path);
    const files = await Promise.all(urls.map((url) => measureFile(request, url)));
    for (const [part, budget] of Object.entries(budgets)) {
      const ofPart = files.filter((file) => file.part === part);
      const bytes = ofPart.reduce((sum, file) => sum + file.bytes, 0);
      const list = ofPart.map((file) => `${file.file}: ${file.bytes}`).join(', ');
      expect.soft(bytes, `bytes of the ${part} at ${path} (${list})`).toBeLessThanOrEqual(budget);
      expect.soft(bytes, `bytes of the ${part} at ${path}`).toBeGreaterThan(0);
    }
    const unknown = files.filter((file) => !(file.part in budgets));
    expect(unknown, `scripts without a budget at ${path}`).toEqual([]);
  });

/** Locales that fonts, the direction of writing and the closest Chinese are chosen by. */
const NAMED_LOCALES = ['zh-HK', 'zh-CN', 'ar-SA'];

test('[E6] a start holds no list of languages, so that more of them cost nothing', async ({ request }) => {
  const others = LANGUAGES.filter(({ locale }) => locale !== DEFAULT_LOCALE);
  for (const path of Object.keys(BUDGETS)) {
    const { html, urls } = await readStart(request, path);
    const scripts = await Promise.all(urls.map(async (url) => (await request.get(url)).text()));
    const start = [html, ...scripts].join('\n');
    const found = others.filter(
      ({ locale, language }) =>
        start.includes(language) || (start.includes(locale) && !NAMED_LOCALES.includes(locale)),
    );
    expect(found, `languages that a start at ${path} names`).toEqual([]);
  }
});
