import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { activationTokenOf } from '../../fixtures/outbox';
import { makePlayer, newcomer } from '../../fixtures/player';
import { expectDashboard, expectPlace, sendLogin } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Transactions' }).locator('[role=row]:has([role=cell])');
const openScreen = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your money' }).getByRole('link', { name }).click();

test('[R8, R10, R17, C16] a newcomer gets the grant, sends, finds the entry with its legs, exchanges and exports', async ({
  page,
  product,
}) => {
  const who = newcomer();
  const friend = await makePlayer(product.url);

  await test.step('signs up and activates', async () => {
    await page.goto('/sign-up');
    await page.getByLabel('Username', { exact: true }).fill(who.username);
    await page.getByLabel('Email', { exact: true }).fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(who.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await page.goto(`/activate?token=${await activationTokenOf(product.url, who.email)}`);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await sendLogin(page, who);
    await expectDashboard(page);
  });

  await test.step('the wallet holds the grant, the currency first', async () => {
    await page.goto('/wallet');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('25 USDT');
    await expect(page.getByRole('region', { name: 'Unpaid' })).toContainText('ORE');
  });

  await test.step('sends to a friend after a review', async () => {
    await openScreen(page, 'Pay');
    await page.getByLabel('Recipient', { exact: true }).fill(friend.username);
    await page.getByLabel('Amount', { exact: true }).fill('2.5');
    await page.getByLabel('Note (optional)', { exact: true }).fill('=SUM(1)');
    await page.getByRole('button', { name: 'Review payment' }).click();
    const review = page.getByRole('group', { name: 'Review' });
    await expect(review).toBeFocused();
    await expect(review).toContainText('2.5025 USDT');
    await page.getByRole('button', { name: 'Confirm and send' }).click();
    await expect(page.getByRole('group', { name: 'Receipt' })).toBeFocused();
  });

  await test.step('finds the entry and its three legs', async () => {
    await openScreen(page, 'Transactions');
    await expect(page).toHaveTitle('All Transactions | Hashgrid');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText(/Sent to .*=SUM\(1\).*−2\.5025 USDT/s);
    await rows(page).first().getByRole('button').click();
    const legs = page.getByRole('dialog').getByRole('table', { name: 'Movements' }).getByRole('row');
    await expect(legs).toHaveCount(4);
    await expect(legs.filter({ hasText: 'You' })).toContainText('−2.5025 USDT');
    await expect(legs.filter({ hasText: friend.username })).toContainText('+2.5 USDT');
    await expect(legs.filter({ hasText: 'Treasury' })).toContainText('+0.0025 USDT');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('exchanges a part of the rest at the pool', async () => {
    await page.goto('/wallet?exchange=USDT');
    await page.getByLabel('Amount', { exact: true }).fill('1');
    await expect(page.getByText('Price impact')).toBeVisible();
    await page.getByRole('button', { name: 'Review exchange' }).click();
    await page.getByRole('button', { name: 'Confirm exchange' }).click();
    await expect(page.getByRole('group', { name: 'Done' })).toBeFocused();
    await expect(page.getByRole('article', { name: 'ORE' })).not.toContainText(/^\s*0 ORE/);
    await expect(page.getByRole('article', { name: 'USDT' })).toContainText('21.4975 USDT');
  });

  await test.step('exports what the filters leave, guarded against formulas', async () => {
    await page.goto('/transactions?kind=transfer');
    await expect(rows(page)).toHaveCount(1);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('transactions.csv');
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`out,2.5025,USDT,,${friend.username},'=SUM(1),`);
  });

  await test.step('the filters stand in the URL and survive a reload', async () => {
    await page.getByLabel('Direction').selectOption('in');
    await expectPlace(page, '/transactions?kind=transfer&direction=in');
    await expect(page.getByText('Nothing matches these filters')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Direction')).toHaveValue('in');
    await page.getByRole('button', { name: 'Show all transactions' }).click();
    await expectPlace(page, '/transactions');
    await expect(rows(page)).toHaveCount(4);
  });
});
