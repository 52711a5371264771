import { API_PREFIX, type ApiErrorBody } from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { pageHeading } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';

const ARABIC = 'ar-SA';

const setLanguage = async (page: Page, language: string): Promise<void> => {
  // On a page without the app, which could store its own language again.
  await page.goto('/healthz');
  await page.evaluate((value) => localStorage.setItem('language', value), language);
};

const openIn = async (page: Page, language: string, path: string): Promise<void> => {
  await setLanguage(page, language);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(pageHeading(page)).toBeVisible();
  await waitForNetworkIdle(page);
};

/** Returns the distances of headings, panels and fields from both sides of the page, px. `start` is the side where lines start. */
const readInsets = (page: Page, startSide: 'left' | 'right') =>
  page.getByRole('main').evaluate((main, side) => {
    const width = document.documentElement.clientWidth;
    return [...main.querySelectorAll('h1, h2, section, form, input, select, [role=tablist]')].map(
      (element) => {
        const content = document.createRange();
        content.selectNodeContents(element);
        const isHeading = /^H\d$/.test(element.tagName);
        const { left, right } = (isHeading ? content : element).getBoundingClientRect();
        const insets = [left, width - right];
        const [start = 0, end = 0] = side === 'left' ? insets : insets.reverse();
        return { name: element.tagName + (element.getAttribute('name') ?? ''), start, end };
      },
    );
  }, startSide);

const areClose = (first: number, second: number) => Math.abs(first - second) < 2;

for (const path of ['/', '/pay']) {
  test(`[LG9] mirrors the layout of ${path} in Arabic`, async ({ loggedInPage: page }) => {
    await openIn(page, 'en-US', path);
    const english = await readInsets(page, 'left');
    // Centered elements look the same when mirrored, so others are needed.
    expect(english.filter(({ start, end }) => !areClose(start, end))).not.toEqual([]);
    await openIn(page, ARABIC, path);
    const arabic = await readInsets(page, 'right');
    expect(arabic.map(({ name }) => name)).toEqual(english.map(({ name }) => name));
    // Either distance may differ, because the width of some elements depends on the length of their texts.
    const unmirrored = arabic.filter(({ start, end }, index) => {
      const original = english[index];
      return original && !areClose(start, original.start) && !areClose(end, original.end);
    });
    expect(unmirrored).toEqual([]);
  });
}

/** Returns the Arabic text that the product serves for an English one. */
const translate = async (page: Page, text: string): Promise<string> => {
  const texts = (await (await page.request.get(`/locales/${ARABIC}.json`)).json()) as Record<string, string>;
  expect(Object.keys(texts)).toContain(text);
  return texts[text] ?? text;
};

const BUSY: ApiErrorBody = {
  statusCode: 429,
  message: 'Too many attempts. Please wait a moment and try again.',
};

test('[LG9, X3] shows the message of a failed call on the home page in Arabic', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 429/);
  await page.route(`**${API_PREFIX}/shared/token/all`, (route) => route.fulfill({ status: 429, json: BUSY }));
  const message = await translate(page, BUSY.message);
  await setLanguage(page, ARABIC);
  // Does not wait for the load event: on a busy machine, the toast may close before it.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByText(BUSY.message)).toHaveCount(0);
});

test('[LG9, A14] shows the server’s errors of a payment in Arabic, at the field and above the form', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 4\d\d/);
  const resolveCall = `${API_PREFIX}/auth/transaction/resolve`;
  await openIn(page, ARABIC, '/pay');
  const recipient = page.locator('input[name=recipient]');
  await recipient.fill('nobody-here');
  await page.locator('input[name=amount]').fill('1');
  const rejected = page.waitForResponse((response) => response.url().includes(resolveCall));
  await page.locator('form button[type=submit]').click();
  const { errors } = (await (await rejected).json()) as ApiErrorBody;
  const [unknownRecipient = ''] = errors?.recipient ?? [];
  await expect(recipient).toHaveAccessibleDescription(new RegExp(await translate(page, unknownRecipient)));

  await page.route(`**${resolveCall}*`, (route) => route.fulfill({ status: 429, json: BUSY }));
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText(await translate(page, BUSY.message));
  await expect(page.getByRole('main').getByText(/[A-Za-z]{3,} [a-z]{3,}/)).toHaveCount(0);
});
