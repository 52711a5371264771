import { SCREENS } from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';
import { expect, test } from '../fixtures/test';
import { expectDashboard, expectLogin, pageHeading } from '../fixtures/screens';

const selectLanguage = (page: Page, locale: string) => page.locator('main select').selectOption(locale);
const readStoredLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const html = (page: Page) => page.locator('html');

const storeLanguage = (page: Page, language: string) =>
  page.addInitScript((value) => localStorage.setItem('language', value), language);

const recordLocaleCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/locales/')) calls.push(pathname);
  });
  return calls;
};

test('[LG1] uses en-US without a stored language and fetches no locale', async ({ page }) => {
  const calls = recordLocaleCalls(page);
  await page.goto('/login');
  await expectLogin(page);
  await expect(html(page)).toHaveAttribute('lang', 'en-US');
  expect(calls).toEqual([]);
});

for (const language of ['../../x', '<script>alert(1)</script>', '{"locale":"ja-JP"}', 'constructor', '']) {
  test(`[LG1] falls back to en-US for the stored language ${JSON.stringify(language)} without a request for it`, async ({
    page,
  }) => {
    const calls = recordLocaleCalls(page);
    await storeLanguage(page, language);
    await page.goto('/login');
    await expectLogin(page);
    await expect(html(page)).toHaveAttribute('lang', 'en-US');
    expect(calls).toEqual([]);
  });
}

test('[LG1] falls back to en-US for a stored language that the product does not have', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404 .*\/locales\/xx-XX/, /API: Failed to fetch locale xx-XX/);
  await storeLanguage(page, 'xx-XX');
  await page.goto('/login');
  await expectLogin(page);
  await expect(html(page)).toHaveAttribute('lang', 'en-US');
  await selectLanguage(page, 'ja-JP');
  await expect(html(page)).toHaveAttribute('lang', 'ja-JP');
});

test('[LG1, LG2, C15] fetches a stored language once at the start', async ({ page }) => {
  const calls = recordLocaleCalls(page);
  await storeLanguage(page, 'ja-JP');
  await page.goto('/login');
  await expect(html(page)).toHaveAttribute('lang', 'ja-JP');
  await expect(page.getByRole('main').locator('form button[type=submit]')).not.toHaveText('Log in');
  await expect(page).not.toHaveTitle('Login | Hashgrid');
  expect(calls).toEqual(['/locales/ja-JP.json']);
});

test('[LG3, LG4] fetches a language on first use and switches immediately after that', async ({
  page,
  consoleErrors,
}) => {
  // Flags, prefetched pages and what the shell loads when it is idle may fail offline.
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED .*\/(flags|remotes|shell)\//);
  const calls = recordLocaleCalls(page);
  await page.goto('/login');
  await selectLanguage(page, 'ja-JP');
  await expect(html(page)).toHaveAttribute('lang', 'ja-JP');
  expect(await readStoredLanguage(page)).toBe('ja-JP');
  await selectLanguage(page, 'en-US');
  await expect(html(page)).toHaveAttribute('lang', 'en-US');
  await expectLogin(page);
  // On a busy machine, a request of the start may still be in flight, and would fail.
  await waitForNetworkIdle(page);
  await page.context().setOffline(true);
  await selectLanguage(page, 'ja-JP');
  await expect(html(page)).toHaveAttribute('lang', 'ja-JP');
  expect(await readStoredLanguage(page)).toBe('ja-JP');
  expect(calls).toEqual(['/locales/ja-JP.json']);
});

for (const { failure, response, reason } of [
  { failure: 'fails', response: { status: 503, body: 'no' }, reason: /Service Unavailable/ },
  { failure: 'is not JSON', response: { status: 200, body: '<!doctype html>' }, reason: /is not valid JSON/ },
]) {
  test(`[LG5] keeps the language and logs one error for a locale file that ${failure}`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 503/, /API: Failed to fetch locale/);
    await page.route('**/locales/ja-JP.json', (route) => route.fulfill(response));
    await page.goto('/login');
    await selectLanguage(page, 'ja-JP');
    await expect
      .poll(() => consoleErrors.getMessages().filter((text) => text.includes('API: Failed')).length)
      .toBe(1);
    const text = consoleErrors.getMessages().find((message) => message.includes('API: Failed')) ?? '';
    expect(text).toContain('API: Failed to fetch locale ja-JP');
    expect(text).toMatch(reason);
    await expect(html(page)).toHaveAttribute('lang', 'en-US');
    await expectLogin(page);
    expect(await readStoredLanguage(page)).not.toBe('ja-JP');
    await expect(page.locator('main select')).toHaveAttribute('aria-busy', 'false');
    await page.unroute('**/locales/ja-JP.json');
    await selectLanguage(page, 'ja-JP');
    await expect(html(page)).toHaveAttribute('lang', 'ja-JP');
  });
}

test('[LG6] shows a text without a translation as its key', async ({ page }) => {
  await page.route('**/locales/ja-JP.json', (route) => route.fulfill({ json: { Password: 'パスワード' } }));
  await storeLanguage(page, 'ja-JP');
  await page.goto('/login');
  await expect(page.getByLabel('パスワード', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test('[LG9] lays out Arabic from right to left and amounts from left to right', async ({
  loggedInPage: page,
}) => {
  await page.goto('/dashboard');
  await expectDashboard(page);
  const menuLeft = (await page.getByRole('navigation').first().boundingBox())?.x ?? 0;
  expect(menuLeft).toBeLessThan(300);
  await page.getByRole('button', { name: /^Language: / }).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ar-SA');
  const menuRight = (await page.getByRole('navigation').first().boundingBox())?.x ?? 0;
  expect(menuRight).toBeGreaterThan(900);
  await expect(page.getByRole('main').locator('bdi[dir=ltr]').first()).toBeVisible();
  await page.reload();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(page).not.toHaveTitle('Dashboard | Hashgrid');
});

/** Returns the texts of a page that contain words, except names of players, amounts and names of languages. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const isProductText = !node.parentElement?.closest(
        'bdi, [lang]:not(html), script, style, noscript, [translate=no]',
      );
      if (isProductText && /[A-Za-z]{3,}/.test(text)) texts.add(text);
    }
    return [...texts];
  });

/** Proper names: the game and its tokens. */
const NAMES = /^(Hashgrid|USDT|ORE|Ore|Tether( USD)?)$/;
/** Dates are in English in every language. */
const DATE = /^[A-Z][a-z]{2} \d{1,2}(,|$)/;
const isSameEverywhere = (text: string): boolean => NAMES.test(text) || DATE.test(text);

test('[LG9] translates the texts of pages of the shell and of every remote', async ({
  page,
  context,
  session,
  setTokens,
}) => {
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(pageHeading(page)).toBeVisible();
    await waitForNetworkIdle(page);
    return { texts: await readTexts(page), title: await page.title() };
  };
  // On a page without the app, which could store its own language again.
  const setLanguage = async (locale: string) => {
    await page.goto('/healthz');
    await page.evaluate((value) => localStorage.setItem('language', value), locale);
  };
  const compare = async (paths: string[]) => {
    await setLanguage('en-US');
    const english = new Map<string, { texts: string[]; title: string }>();
    for (const path of paths) english.set(path, await visit(path));
    await setLanguage('ja-JP');
    for (const path of paths) {
      const { texts, title } = await visit(path);
      const inEnglish = english.get(path);
      const untranslated = texts.filter((text) => inEnglish?.texts.includes(text) && !isSameEverywhere(text));
      expect.soft(untranslated, `texts of ${path} that stay English`).toEqual([]);
      expect.soft(title, path).not.toBe(inEnglish?.title);
    }
  };
  await compare(['/', '/dashboard', '/wallet', '/pay', '/setting', '/_app', '/no/such/page']);
  await context.clearCookies();
  await compare(['/login', '/sign-up', '/ref', '/activate', '/authentication']);
  await setTokens(session);
});

interface Frame {
  lang: string;
  title: string;
  shell: string;
  remote: string;
}

/**
 * Records for each later frame the texts of the shell and of the remote's page, and in which frames texts change. Returns
 * after one frame, so that the recording begins before the next action of the test.
 */
const recordFrames = (page: Page): Promise<void> =>
  page.evaluate(async (bell) => {
    const readText = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
    const frames: Frame[] = [];
    const changes: { frame: number; isInRemote: boolean }[] = [];
    const record = () => {
      frames.push({
        lang: document.documentElement.lang,
        title: document.title,
        shell: readText('nav'),
        remote: readText('main h1'),
      });
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        // The bell shows a new count when the player earns something meanwhile.
        if (element?.closest(bell)) continue;
        changes.push({ frame: frames.length, isInRemote: Boolean(element?.closest('main')) });
      }
    }).observe(document.body, { characterData: true, childList: true, subtree: true });
    Object.assign(window, { recording: { frames, changes } });
    await new Promise(requestAnimationFrame);
  }, `a[href="${SCREENS.notifications}"]`);

const readFrames = (page: Page) =>
  page.evaluate(
    () =>
      (
        window as unknown as {
          recording: { frames: Frame[]; changes: { frame: number; isInRemote: boolean }[] };
        }
      ).recording,
  );

test('[LG3] a switch to a loaded language reaches shell and remote in one frame, and other loaded remotes without a reload', async ({
  loggedInPage: page,
}) => {
  const calls = recordLocaleCalls(page);
  // Loads two other remotes, and leaves them, before the switch.
  await page.goto('/wallet');
  await expect(pageHeading(page)).toHaveText('Wallet');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expectDashboard(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/setting');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(pageHeading(page)).toHaveText('Settings');
  const select = page.getByRole('main').locator('select').first();
  await select.selectOption('ja-JP');
  await expect(html(page)).toHaveAttribute('lang', 'ja-JP');
  await select.selectOption('en-US');
  await expect(pageHeading(page)).toHaveText('Settings');
  await waitForNetworkIdle(page);

  await recordFrames(page);
  await select.selectOption('ja-JP');
  await expect(pageHeading(page)).not.toHaveText('Settings');
  await waitForNetworkIdle(page);
  const { frames, changes } = await readFrames(page);
  const shown = new Set(frames.map((frame) => JSON.stringify(frame)));
  expect([...shown], 'distinct frames').toHaveLength(2);
  const [before, after] = [...shown].map((frame) => JSON.parse(frame) as Frame);
  expect(before).toMatchObject({ lang: 'en-US', title: 'General | Hashgrid', remote: 'Settings' });
  expect(after?.lang).toBe('ja-JP');
  for (const key of ['title', 'shell', 'remote'] as const) expect(after?.[key]).not.toBe(before?.[key]);
  expect([...new Set(changes.map(({ frame }) => frame))], 'frames with new texts').toHaveLength(1);
  expect(changes.some(({ isInRemote }) => isInRemote)).toBe(true);
  expect(changes.some(({ isInRemote }) => !isInRemote)).toBe(true);

  // Going back renders the other remotes in the new language. A reload would delete the recording.
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(pageHeading(page)).toHaveText('ダッシュボード');
  await page.goBack();
  await expect(page).toHaveURL(/\/wallet$/);
  await expect(pageHeading(page)).toHaveText('ウォレット');
  expect(await page.evaluate(() => 'recording' in window)).toBe(true);
  expect(calls).toEqual(['/locales/ja-JP.json']);
});
