import { callApi } from '../../fixtures/callApi';
import { createDeferred } from '../../fixtures/createDeferred';
import { expectAccessible } from '../../fixtures/expectAccessible';
import { mockTopUps } from '../../fixtures/mockTopUps';
import { logIn, makePlayer, unwrap } from '../../fixtures/player';
import { expectUrl } from '../../fixtures/screens';
import { enableTwoFactor, generateCode } from '../../fixtures/secondFactor';
import { expect, test } from '../../fixtures/test';
import { waitForNetworkIdle } from '../../fixtures/waitForNetworkIdle';

const SCREENS = [
  { rows: '[R10]', path: '/wallet', title: 'Wallet' },
  { rows: '[R10]', path: '/wallet?exchange=USDT', title: 'Wallet' },
  { rows: '[R8]', path: '/transactions', title: 'All Transactions' },
  { rows: '[R9]', path: '/transactions/daily-profit', title: 'Daily Profit Transactions' },
  { rows: '[R17]', path: '/pay', title: 'Pay' },
  { rows: '[R17]', path: '/pay?view=receive', title: 'Pay' },
  { rows: '[R17]', path: '/pay?view=top-up', title: 'Pay', arrange: mockTopUps },
];

for (const { rows, path, title, arrange } of SCREENS) {
  test(`${rows} ${path} has its title, survives a reload, fits a phone in English and Arabic, and passes axe`, async ({
    loggedInPage: page,
  }) => {
    await arrange?.(page);
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} | Hashgrid`);
    await expectAccessible(page, path);
    await page.evaluate(() => localStorage.setItem('language', 'ar-SA'));
    await page.reload();
    await expectUrl(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page, `${path} in Arabic`);
  });
}

for (const path of ['/', '/dashboard', '/wallet'])
  test(`${path} shows all digits of a total of billions on the smallest phone`, async ({
    loggedInPage: page,
  }) => {
    await page.route('**/shared/client/wallets', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const wallet of body.data.wallets) wallet.balance = '123456789012.12345678';
      await route.fulfill({ response, json: body });
    });
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path);
    const total = page
      .getByRole('main')
      .getByText('Total balance')
      .first()
      .locator('xpath=following-sibling::*[1]');
    await expect(total).toContainText(/\d{3},\d{3},\d{3},\d{3}\.\d\d USDT/);
    const box = await total.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });

test('accepts a date that is typed into a filter, and a change of its day alone', async ({
  loggedInPage: page,
}) => {
  await page.goto('/transactions');
  const from = page.getByLabel('From (UTC)');
  // `focus()` does not wait for visibility, so it would act on the hidden field of the prerendered page.
  await expect(from).toBeVisible();
  await from.focus();
  await page.keyboard.type('03152026');
  await expect(from).toHaveValue('2026-03-15');
  await expectUrl(page, '/transactions?from=2026-03-15');
  await from.evaluate((field) => field.blur());
  await from.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('20');
  await expect(from).toHaveValue('2026-03-20');
  await expectUrl(page, '/transactions?from=2026-03-20');
});

test('opens a transaction from the wallet with the keyboard alone, and returns the focus', async ({
  loggedInPage: page,
}) => {
  await page.goto('/wallet');
  // The keys must reach the loaded page, not one that still shows its loading state.
  await expect(page.getByText('Total balance')).toBeVisible();
  await page.getByRole('navigation', { name: 'Wallet' }).getByRole('link', { name: 'Wallet' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectUrl(page, '/transactions');
  const opener = page.getByRole('button', { name: 'Welcome bonus' });
  await expect(opener).toBeVisible();
  await page.getByLabel('Sort by').focus();
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('table', { name: 'Breakdown' })).toContainText('+25 USDT');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('on a phone, the button that reviews a payment does not cover a focused field', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/pay');
  const review = page.getByRole('button', { name: 'Review payment' });
  await expect(review).toBeVisible();
  // The form must not move between the measurements.
  await waitForNetworkIdle(page);
  for (const name of ['Token', 'Amount']) {
    const field = page.getByLabel(name, { exact: true });
    const { y: coverTop } = (await review.boundingBox())!;
    await field.evaluate((node, top) => scrollBy(0, node.getBoundingClientRect().top - top), coverTop);
    await field.focus();
    const { y, height } = (await field.boundingBox())!;
    expect(y + height, name).toBeLessThanOrEqual(coverTop);
  }
});

test('[C16] asks a player with two-factor authentication for a code between review and receipt', async ({
  page,
  product,
  player,
  setTokens,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/);
  const friend = await makePlayer(product.url);
  const tokens = await logIn(product.url, player);
  const { secret } = await enableTwoFactor(product.url, player);
  await setTokens(tokens);
  await page.goto(`/pay?to=${friend.username}&amount=1`);
  await waitForNetworkIdle(page);
  await page.getByRole('button', { name: 'Review payment' }).click();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  const code = page.getByLabel('Two-factor code');
  await expect(code).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(await generateCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Receipt' })).toContainText(friend.username);
});

test('retries a payment whose response was lost with the same key, and pays once', async ({
  page,
  product,
  session,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR|Failed to load/);
  const friend = await makePlayer(product.url);
  const keys: (string | undefined)[] = [];
  const checkingShown = createDeferred();
  await page.route('**/auth/transaction/transfer', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) {
      await checkingShown.promise;
      return route.continue();
    }
    await route.fetch();
    return route.abort();
  });
  await page.goto(`/pay?to=${friend.username}&amount=1`);
  await waitForNetworkIdle(page);
  await page.getByRole('button', { name: 'Review payment' }).click();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByText('Checking status…')).toBeVisible();
  checkingShown.resolve();
  await expect(page.getByRole('group', { name: 'Receipt' })).toContainText(friend.username);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  const { data } = unwrap(
    'Wallets',
    await callApi<{ data: { wallets: { token: { code: string }; balance: string }[] } }>(
      product.url,
      '/shared/client/wallets',
      { bearer: session.accessToken ?? '' },
    ),
  );
  expect(data.wallets.find(({ token }) => token.code === 'USDT')?.balance).toBe('23.999');
});

test('restores a payment without a response after a reload, and pays once when its status is checked', async ({
  loggedInPage: page,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR|Failed to load/);
  const friend = await makePlayer(product.url);
  const network = { dropsResponses: true };
  await page.route('**/auth/transaction/transfer', async (route) => {
    const response = await route.fetch();
    return network.dropsResponses ? route.abort() : route.fulfill({ response });
  });
  await page.goto(`/pay?to=${friend.username}&amount=1`);
  await waitForNetworkIdle(page);
  await page.getByRole('button', { name: 'Review payment' }).click();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByText('Checking status…')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Status unknown')).toBeVisible();
  network.dropsResponses = false;
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('group', { name: 'Receipt' })).toContainText(friend.username);
  await page.goto('/transactions');
  await expect(page.getByRole('row').filter({ hasText: friend.username })).toHaveCount(1);
  await page.goto('/pay');
  await expect(page.getByRole('textbox', { name: 'Recipient' })).toHaveValue('');
});
