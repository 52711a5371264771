import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../../fixtures/accessibilityProblems';
import { hasNoOverflow } from '../../fixtures/hasNoOverflow';
import { expect, test } from '../../fixtures/test';

const PLACES = [
  '/login',
  '/sign-up',
  '/ref/no-such-code',
  '/activate',
  '/activate?token=a-token',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=a-token',
  '/restore-account',
  '/authentication',
];

/** Submits the empty form, so that its fields show errors. */
const showErrors = async (page: Page): Promise<void> => {
  const submit = page.locator('form button[type=submit]');
  if ((await submit.count()) === 0) return;
  await submit.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
};

for (const locale of ['en-US', 'ar-SA']) {
  for (const width of [1440, 390]) {
    test(`keeps screens for guests accessible without overflow at ${width} px in ${locale}, errors included`, async ({
      page,
      setTokens,
      noise,
    }) => {
      test.slow();
      noise.allow(/status of 404.*public\/(referral|auth\/activate)/);
      await setTokens({ gg2FAToken: 'a-challenge' });
      await page.addInitScript((language) => localStorage.setItem('language', language), locale);
      await page.setViewportSize({ width, height: 800 });
      for (const place of PLACES) {
        await page.goto(place);
        expect.soft(await accessibilityProblems(page)).toEqual([]);
        await showErrors(page);
        expect.soft(await accessibilityProblems(page)).toEqual([]);
        expect.soft(await hasNoOverflow(page), `${place} has no overflow`).toBe(true);
      }
    });
  }
}
