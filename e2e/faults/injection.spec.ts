import { API_PREFIX, type Profile, type Success } from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { expectDashboard, openAccountMenu } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

/** Overrides these fields of the profile in later responses. */
const changeProfile = (page: Page, fields: Partial<Profile>) =>
  page.route(`**${API_PREFIX}/shared/client/profile`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Success<Profile>;
    return route.fulfill({ response, json: { ...body, data: { ...body.data, ...fields } } });
  });

/** Fails the test when an injected script opens a dialog. */
const failOnDialog = (page: Page) =>
  page.on('dialog', (dialog) =>
    expect.soft(dialog.message(), 'dialog of an injected script').toBeUndefined(),
  );

const avatar = (page: Page) => page.getByRole('button', { name: 'Account menu' }).locator('img');

for (const completedUrl of [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'https://evil.example/spy.png',
  '//evil.example/spy.png',
  '/no/such/picture.webp',
  '"><script>alert(1)</script>',
  'http://[',
]) {
  test(`[L4] replaces the photo ${JSON.stringify(completedUrl)} with the default avatar`, async ({
    loggedInPage: page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/img-src/, /status of 404/, /ERR_/);
    failOnDialog(page);
    await changeProfile(page, { photo: { completedUrl } });
    await page.goto('/dashboard');
    await expectDashboard(page);
    await expect(avatar(page)).toHaveAttribute('src', '/assets/default-avatar.svg');
    await expect
      .poll(() => avatar(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('[L4] renders hostile names as text everywhere', async ({ loggedInPage: page }) => {
  const username = '<img src=x onerror="alert(1)">%name%{{7*7}}';
  const name = '<script>alert(2)</script>';
  failOnDialog(page);
  await changeProfile(page, { username, name });
  await page.goto('/dashboard');
  await expectDashboard(page);
  await openAccountMenu(page);
  await expect(page.getByRole('banner').getByText(username, { exact: true })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1, exact: true })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});
