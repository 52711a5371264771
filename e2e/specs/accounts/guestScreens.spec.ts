import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectAccessible';
import { GUEST_PATHS } from '../../fixtures/guestPaths';
import { expect, test } from '../../fixtures/test';

/** Submits the empty form, if the page has one, and checks the page with the errors of its fields. */
const expectErrorsAccessible = async (page: Page, path: string): Promise<void> => {
  const submit = page.locator('form button[type=submit]');
  if ((await submit.count()) === 0) return;
  await submit.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(page, `${path} with errors`);
};

for (const locale of ['en-US', 'ar-SA']) {
  for (const path of GUEST_PATHS) {
    test(`keeps ${path} accessible without overflow in ${locale}, with and without errors`, async ({
      page,
      setTokens,
      consoleErrors,
    }) => {
      consoleErrors.allow(/status of 404.*public\/(referral|auth\/activate)/);
      await setTokens({ gg2FAToken: 'a-challenge' });
      await page.addInitScript((language) => localStorage.setItem('language', language), locale);
      await page.goto(path);
      await expectAccessible(page, path);
      await expectErrorsAccessible(page, path);
    });
  }
}
