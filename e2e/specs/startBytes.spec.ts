import type { APIRequestContext } from '@playwright/test';
import { DEFAULT_LOCALE, LANGUAGES, SCREENS } from '@hashgrid/contracts';
import { expect, test } from '../fixtures/test';

/**
 * Limits on the bytes (Brotli) of the scripts that a page loads before it is shown, by part of the page. Lower a limit whenever its
 * part has become smaller; before you raise one, look for code that could be loaded later.
 */
const BUDGETS: Record<string, Record<string, number>> = {
  [SCREENS.login]: { shell: 129_800, 'entry of auth': 2_900, 'chunks of auth': 13_600 },
  [SCREENS.dashboard]: {
    shell: 129_800,
    'entry of game': 2_700,
    'chunks of game': 21_200,
    // A widget of finance is in the first view.
    'entry of finance': 2_700,
    'chunks of finance': 10_750,
  },
};

const PRELOADED = /<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g;

/** Returns the part of the page that a script belongs to: `shell`, `entry of auth` or `chunks of auth`. */
const findPart = (url: string): string => {
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
  return {
    file: url.split('/').at(-1) ?? url,
    part: findPart(url),
    bytes: Number(headers['content-length']),
  };
};

for (const [path, budgets] of Object.entries(BUDGETS))
  test(`loads no more bytes of scripts at ${path} than its budget`, async ({ request }) => {
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

/** Locales that the HTML or its scripts name: the fonts, the writing direction and the kind of Chinese depend on them. */
const NAMED_LOCALES = ['zh-HK', 'zh-CN', 'ar-SA'];

test('[E6] loads no list of languages at the start, so that more languages cost nothing', async ({
  request,
}) => {
  const others = LANGUAGES.filter(({ locale }) => locale !== DEFAULT_LOCALE);
  for (const path of Object.keys(BUDGETS)) {
    const { html, urls } = await readStart(request, path);
    const scripts = await Promise.all(urls.map(async (url) => (await request.get(url)).text()));
    const start = [html, ...scripts].join('\n');
    const namedLanguages = others.filter(
      ({ locale, language }) =>
        start.includes(language) || (start.includes(locale) && !NAMED_LOCALES.includes(locale)),
    );
    expect(namedLanguages, `languages that the HTML of ${path} or its scripts name`).toEqual([]);
  }
});
