import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectAccessible';
import { generateCode, getShownSecret, readShownSecret } from '../../fixtures/secondFactor';
import { expect, test } from '../../fixtures/test';

const submitButton = (page: Page) => page.locator('form button[type=submit]');
const invalidField = (page: Page) => page.locator('[aria-invalid=true]').first();

/** Checks the security screen: its form errors and the dialog that closes the account. */
const expectSecurityAccessible = async (page: Page): Promise<void> => {
  await page.goto('/setting/security');
  await expect(page.getByRole('table')).toBeVisible();
  await submitButton(page).click();
  await expect(invalidField(page)).toBeFocused();
  await expectAccessible(page, 'security with errors');
  await page.getByRole('main').getByRole('region').last().getByRole('button').click();
  await expect(page.getByRole('dialog').locator('input[type=password]')).toBeFocused();
  await expectAccessible(page, 'closing the account');
};

/** Checks every step of the two-factor screen, from off to on. */
const expectTwoFactorAccessible = async (page: Page, password: string): Promise<void> => {
  await page.goto('/setting/gg-2fa');
  await expect(page.getByRole('main').getByRole('region').getByRole('button')).toBeVisible();
  await expectAccessible(page, 'two-factor off');
  await page.getByRole('main').getByRole('region').getByRole('button').click();
  await submitButton(page).click();
  await expect(invalidField(page)).toBeFocused();
  await expectAccessible(page, 'two-factor password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(getShownSecret(page)).toBeVisible();
  await expectAccessible(page, 'two-factor secret');
  await page.locator('input[name=code]').fill(await generateCode(await readShownSecret(page)));
  await expect(page.getByRole('checkbox')).toBeVisible();
  await submitButton(page).click();
  await expect(invalidField(page)).toBeFocused();
  await expectAccessible(page, 'recovery codes');
  await page.getByRole('checkbox').check();
  await submitButton(page).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page, 'two-factor on');
  await page.getByRole('main').getByRole('region').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'turning two-factor off');
};

for (const locale of ['en-US', 'ar-SA']) {
  test(`keeps the settings accessible without overflow in ${locale}, in each step and with errors`, async ({
    loggedInPage: page,
    player,
  }) => {
    await page.addInitScript((language) => localStorage.setItem('language', language), locale);
    await page.goto('/setting');
    await expectAccessible(page, 'general');
    await expectSecurityAccessible(page);
    await expectTwoFactorAccessible(page, player.password);
  });
}
