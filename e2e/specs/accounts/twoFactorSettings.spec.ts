import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callApi } from '../../fixtures/callApi';
import { expectUrl, submitLogin } from '../../fixtures/screens';
import { enableTwoFactor, generateCode, readShownSecret } from '../../fixtures/secondFactor';
import { expect, test } from '../../fixtures/test';

const TWO_FACTOR_PATH = '/setting/gg-2fa';
const ENABLE_PATH = 'gg-2fa/enable';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });
const getRecoveryCodes = (page: Page) =>
  page.getByRole('group', { name: 'Recovery codes' }).getByRole('listitem');

const openTwoFactor = async (page: Page): Promise<void> => {
  await page.goto(TWO_FACTOR_PATH);
  await expect(
    page.getByRole('heading', { name: 'Two-factor settings', level: 1, exact: true }),
  ).toBeVisible();
};

/** Opens the set-up up to the QR code. Returns the secret shown beside it. */
const openSecret = async (page: Page, password: string): Promise<string> => {
  await openTwoFactor(page);
  await button(page, 'Set up').click();
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  return readShownSecret(page);
};

const confirmSavedCodes = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'I’ve saved these codes somewhere safe.' }).check();
  await button(page, 'Done').click();
};

test('[R14] requires a code at login after a set-up with password, code and saved recovery codes', async ({
  loggedInPage: page,
  context,
  player,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/);
  const secret = await openSecret(page, player.password);
  await expect(page).toHaveTitle('Two-factor settings | Hashgrid');
  const refused = page.waitForResponse((response) => response.url().endsWith(ENABLE_PATH));
  await codeField(page).fill('000000');
  await refused;
  await expect(codeField(page)).toHaveAccessibleDescription(/^That code is incorrect\./);
  await expect(codeField(page)).toHaveValue('');
  await codeField(page).fill(await generateCode(secret));

  await expect(getRecoveryCodes(page)).toHaveCount(10);
  const codes = await getRecoveryCodes(page).allInnerTexts();
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('hashgrid-recovery-codes.txt');
  expect(await readFile(await file.path(), 'utf8')).toContain(codes.join('\n'));
  await button(page, 'Done').click();
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
    'Confirm that you’ve saved the codes.',
  );
  await confirmSavedCodes(page);
  await expect(page.getByText('10 of 10')).toBeVisible();
  await page.reload();
  await expect(page.getByText('10 of 10')).toBeVisible();

  await context.clearCookies();
  await page.goto('/login');
  await submitLogin(page, player);
  await expect(page).toHaveURL((url) => url.pathname === '/authentication');
  await codeField(page).fill(await generateCode(secret, 1));
  await expectUrl(page, '/mining-node');
});

test('enables nothing before a code is confirmed', async ({ loggedInPage: page, player }) => {
  await openSecret(page, player.password);
  await button(page, 'Cancel').click();
  await expect(button(page, 'Set up')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await submitLogin(page, player);
  await expectUrl(page, '/dashboard');
});

test('[A14] reveals no secret for an incorrect password', async ({ loggedInPage: page, consoleErrors }) => {
  consoleErrors.allow(/status of 422/);
  await openTwoFactor(page);
  await button(page, 'Set up').click();
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(passwordField(page)).toHaveAccessibleDescription('Incorrect password.');
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0);
});

test('asks before leaving unsaved recovery codes by a link, Back or a reload', async ({
  loggedInPage: page,
  player,
}) => {
  await page.goto('/wallet');
  await page.goto('/setting');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Two-factor' }).click();
  await button(page, 'Set up').click();
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await codeField(page).fill(await generateCode(await readShownSecret(page)));
  await expect(getRecoveryCodes(page)).toHaveCount(10);

  const dialog = page.getByRole('dialog', { name: 'Leave without saving your codes?' });
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(dialog).toBeVisible();
  await expect(button(page, 'Stay')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => window.history.back());
  await expect(dialog).toBeVisible();
  await button(page, 'Stay').click();
  await expect(getRecoveryCodes(page)).toHaveCount(10);
  await expectUrl(page, TWO_FACTOR_PATH);
  // A canceled reload never completes, so only the browser's dialog shows that it started.
  const warning = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  expect((await warning).type()).toBe('beforeunload');
  await (await warning).dismiss();
  await expect(getRecoveryCodes(page)).toHaveCount(10);

  await page.evaluate(() => window.history.back());
  await button(page, 'Leave anyway').click();
  await expectUrl(page, '/setting');
});

/** `test` with two-factor authentication turned on, which ends no session. */
const enabledTest = test.extend<{ recoveryCodes: string[] }>({
  recoveryCodes: async ({ product, player, session: _session }, use) =>
    use((await enableTwoFactor(product.url, player)).recoveryCodes),
});

enabledTest(
  'replaces the old recovery codes with new ones',
  async ({ loggedInPage: page, player, recoveryCodes, consoleErrors }) => {
    consoleErrors.allow(/status of 422/);
    await openTwoFactor(page);
    await button(page, 'Create new codes').click();
    await expect(passwordField(page)).toBeFocused();
    await passwordField(page).fill(player.password);
    await codeField(page).fill(recoveryCodes[0] ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Create new codes' }).click();
    await expect(getRecoveryCodes(page)).toHaveCount(10);
    const newCodes = await getRecoveryCodes(page).allInnerTexts();
    expect(newCodes.filter((newCode) => recoveryCodes.includes(newCode))).toEqual([]);
    await confirmSavedCodes(page);
    await expect(page.getByText('10 of 10')).toBeVisible();
    await button(page, 'Turn off').click();
    await passwordField(page).fill(player.password);
    await codeField(page).fill(recoveryCodes[1] ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
  },
);

enabledTest(
  'pauses payments after two-factor authentication is turned off and asks for no more codes',
  async ({ loggedInPage: page, product, player, recoveryCodes, session: { accessToken: bearer = '' } }) => {
    await openTwoFactor(page);
    await button(page, 'Turn off').click();
    await expect(
      page.getByText(
        'For your security, sending, large swaps and large purchases will be paused for 24 hours.',
      ),
    ).toBeVisible();
    await passwordField(page).fill(player.password);
    await codeField(page).fill(recoveryCodes[0] ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(
      page.getByText(
        'Two-factor authentication is off. Sending, large swaps and large purchases are paused for 24 hours.',
      ),
    ).toBeVisible();
    await expect(button(page, 'Set up')).toBeVisible();
    const send = await callApi<{ message: string }>(product.url, '/auth/transaction/transfer', {
      method: 'POST',
      bearer,
      headers: { 'Idempotency-Key': 'after-turning-off' },
      body: { recipient: 'nobody', token: 'USDT', amount: '1' },
    });
    expect(send.body.message).toMatch(/^Sending is paused for 24 hours/);
    await page.context().clearCookies();
    await page.goto('/login');
    await submitLogin(page, player);
    await expectUrl(page, '/dashboard');
  },
);
