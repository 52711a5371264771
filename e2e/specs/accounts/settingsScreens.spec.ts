import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../../fixtures/accessibilityProblems';
import { oneTimeCode } from '../../fixtures/secondFactor';
import { expect, test } from '../../fixtures/test';

/** Nothing of the page reaches beyond its sides. */
const isAsWideAsItsWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const check = async (page: Page, what: string): Promise<void> => {
  expect.soft(await accessibilityProblems(page), what).toEqual([]);
  expect.soft(await isAsWideAsItsWindow(page), `${what} fits its window`).toBe(true);
};

const submit = (page: Page) => page.locator('form button[type=submit]');
const invalid = (page: Page) => page.locator('[aria-invalid=true]').first();

/** The security screen: errors at its form, the question before an account is closed. */
const checkSecurity = async (page: Page): Promise<void> => {
  await page.goto('/setting/security');
  await expect(page.getByRole('table')).toBeVisible();
  await submit(page).click();
  await expect(invalid(page)).toBeFocused();
  await check(page, 'security with errors');
  await page.getByRole('main').getByRole('region').last().getByRole('button').click();
  await expect(page.getByRole('dialog').locator('input[type=password]')).toBeFocused();
  await check(page, 'closing the account');
};

/** Every step of the two-factor screen, from off to on. */
const checkTwoFactor = async (page: Page, password: string): Promise<void> => {
  await page.goto('/setting/gg-2fa');
  await expect(page.getByRole('main').getByRole('region').getByRole('button')).toBeVisible();
  await check(page, 'two-factor off');
  await page.getByRole('main').getByRole('region').getByRole('button').click();
  await submit(page).click();
  await expect(invalid(page)).toBeFocused();
  await check(page, 'two-factor password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const secret = page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  await expect(secret).toBeVisible();
  await check(page, 'two-factor secret');
  await page
    .locator('input[name=code]')
    .fill(await oneTimeCode((await secret.innerText()).replaceAll(' ', '')));
  await expect(page.getByRole('checkbox')).toBeVisible();
  await submit(page).click();
  await expect(invalid(page)).toBeFocused();
  await check(page, 'recovery codes');
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await check(page, 'two-factor on');
  await page.getByRole('main').getByRole('region').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, 'turning two-factor off');
};

for (const locale of ['en-US', 'ar-SA']) {
  for (const width of [1440, 390]) {
    test(`the settings are accessible and whole at ${width} px in ${locale}, every step and error included`, async ({
      signedInPage: page,
      player,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((language) => localStorage.setItem('language', language), locale);
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/setting');
      await check(page, 'general');
      await checkSecurity(page);
      await checkTwoFactor(page, player.password);
    });
  }
}
