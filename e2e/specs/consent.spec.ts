import type { PageViews } from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';
import { waitForTelemetry } from '../fixtures/waitForTelemetry';

test.use({ asksForConsent: true });

const PAGE_VIEWS_PATH = '/api/v1/public/telemetry/page-views';
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Share usage data?' });

/** Records the page views that a page sends. */
function recordPageViews(page: Page) {
  const items: PageViews['items'] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(PAGE_VIEWS_PATH)) items.push(...(request.postDataJSON() as PageViews).items);
  });
  return items;
}

test('[C17] sends page views on route changes once the player has agreed', async ({ page }) => {
  const views = recordPageViews(page);
  await page.goto('/login');
  await expect(getDialog(page)).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/sign-up/);
  expect(views).toEqual([]);
  await getDialog(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(getDialog(page)).toBeHidden();
  await page.goBack();
  await expect.poll(() => views.map(({ path }) => path)).toEqual(['/sign-up', '/login']);
  expect(views[1]).toMatchObject({ title: 'Login', language: 'en-US', previousPath: '/sign-up' });
  await page.reload();
  await expect.poll(() => views.length).toBe(3);
  await expect(getDialog(page)).toBeHidden();
});

test('[C17] hides the consent dialog while the player types, and after a refusal sends nothing and does not ask again', async ({
  page,
}) => {
  const views = recordPageViews(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await expect(getDialog(page)).toBeVisible();
  await page.getByRole('textbox').first().focus();
  await expect(getDialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Log in', exact: true }).focus();
  await getDialog(page).getByRole('button', { name: 'Don’t share' }).focus();
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toBeHidden();
  const loaded = waitForTelemetry(page);
  await page.reload();
  await loaded;
  await waitForNetworkIdle(page);
  await expect(getDialog(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('denied');
  expect(views).toEqual([]);
});

test('leaves room to scroll the end of a page out from behind the consent dialog when texts are large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await expect(getDialog(page)).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const lastLink = page.getByRole('main').getByRole('link').last();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [link, dialog] = [await lastLink.boundingBox(), await getDialog(page).boundingBox()];
    expect(dialog!.height).toBeGreaterThan(240);
    expect(link!.y + link!.height).toBeLessThanOrEqual(dialog!.y);
  }).toPass();
});

for (const { signal, refuse } of [
  {
    signal: 'Do Not Track',
    refuse: () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
  },
  {
    signal: 'Global Privacy Control',
    refuse: () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  },
])
  test(`[C17] honors ${signal} without asking, even after an earlier consent`, async ({ page }) => {
    const views = recordPageViews(page);
    await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
    await page.addInitScript(refuse);
    const loaded = waitForTelemetry(page);
    await page.goto('/login');
    await loaded;
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/sign-up/);
    await waitForNetworkIdle(page);
    // Hides the page, because queued page views are sent then.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitForNetworkIdle(page);
    await expect(getDialog(page)).toBeHidden();
    expect(views).toEqual([]);
  });

test('[C17] sends page views recorded offline when the connection returns', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const views = recordPageViews(page);
  const statuses: number[] = [];
  page.on(
    'response',
    (response) => void (response.url().endsWith(PAGE_VIEWS_PATH) && statuses.push(response.status())),
  );
  await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
  await page.goto('/login');
  await expect.poll(() => views.map(({ path }) => path)).toEqual(['/login']);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect.poll(() => statuses.length).toBe(2);
  await page.context().setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await page.context().setOffline(false);
  await expect.poll(() => statuses.length).toBeGreaterThan(2);
  expect(views.at(-1)).toMatchObject({ path: '/login', previousPath: '/sign-up' });
});
