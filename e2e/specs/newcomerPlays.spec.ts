import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readActivationToken } from '../fixtures/outbox';
import { makePlayer, createCredentials, type Player } from '../fixtures/player';
import { expectDashboard, expectUrl, submitLogin, submitSignUp } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';
import { region, readUnpaid } from '../fixtures/readUnpaid';

// A player's journey, with the animations that most players see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Transactions' }).locator('[role=row]:has([role=cell])');
const followLink = (page: Page, menu: string, name: string) =>
  page.getByRole('navigation', { name: menu }).getByRole('link', { name, exact: true }).click();

const signUpAndActivate = async (page: Page, url: string, player: Player) => {
  await page.goto('/sign-up');
  await submitSignUp(page, player);
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(`/activate?token=${await readActivationToken(url, player.email)}`);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await submitLogin(page, player);
  await expectDashboard(page);
};

test('[R5, R6, R8, R10, R17, R18, C16] lets a new player activate, get the grant, mine, collect, pay and export', async ({
  page,
  product,
}) => {
  const friend = await makePlayer(product.url);

  await test.step('signs up and activates with the grant and a first running node', async () => {
    await signUpAndActivate(page, product.url, createCredentials());
    await expect(page.getByRole('table', { name: 'Balances' })).toContainText('25 USDT');
    await expect(page.getByText('Nodes running').locator('xpath=following-sibling::*[1]')).toHaveText(
      '1 / 1',
    );
  });

  await test.step('buys a node in the shop after a confirmation', async () => {
    await followLink(page, 'Game', 'Nodes');
    await expectUrl(page, '/mining-node');
    await expect(page).toHaveTitle('Mining node | Hashgrid');
    await page.getByRole('tab', { name: 'Shop' }).click();
    await expectUrl(page, '/mining-node?view=shop');
    await page.getByRole('button', { name: 'Buy Spark' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buy Spark?' });
    await expect(dialog.getByText('25 USDT')).toBeVisible();
    await dialog.getByRole('button', { name: /^Buy for .?5 USDT/ }).click();
    await expect(page.getByText('Your node is up and running!')).toBeVisible();
    await page.getByRole('tab', { name: 'Your nodes' }).click();
    const nodes = page.getByRole('table', { name: 'Your nodes' });
    await expect(nodes.getByRole('row').filter({ hasText: 'Spark' })).toContainText('Running');
  });

  await test.step('shows growing unpaid rewards as blocks arrive', async () => {
    await followLink(page, 'Game', 'Dashboard');
    await expect(region(page, 'Next block').getByText('Live', { exact: true })).toBeVisible();
    const before = await readUnpaid(page);
    await expect.poll(() => readUnpaid(page)).toBeGreaterThan(before);
    await expect(page.getByRole('table', { name: 'Balances' })).toContainText('20 USDT');
    await expect(page.getByRole('figure', { name: 'Your hashrate over time' })).toBeVisible();
  });

  await test.step('shows the latest blocks with the player’s share', async () => {
    await followLink(page, 'Game', 'Mining');
    await expect(page).toHaveTitle('Mining | Hashgrid');
    const newest = page.getByRole('list', { name: 'Latest blocks' }).getByRole('listitem').first();
    const first = await newest.textContent();
    await expect(newest).not.toHaveText(first ?? '');
    await expect(newest).toContainText(/\+[\d.]+ ORE/);
    await expect(region(page, 'Estimated earnings')).toContainText('An estimate, not a promise');
    await expect(region(page, 'How it works')).toContainText('A new block is mined every 10 seconds.');
  });

  await test.step('collects unpaid rewards into the wallet, which lists the currency first', async () => {
    await page.goto('/');
    await region(page, 'Unpaid rewards')
      .getByRole('button', { name: /^Collect / })
      .click();
    await expect(page.getByText(/\u00A0ORE.? added to your wallet\.$/)).toBeVisible();
    await expect(region(page, 'Unpaid rewards').getByRole('button', { name: /^Collect / })).toBeHidden();
    await page.goto('/wallet');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('20 USDT');
    await expect(page.getByRole('article', { name: 'ORE' })).toContainText(/[1-9]\d* ORE/);
  });

  await test.step('pays a second player after a review', async () => {
    await followLink(page, 'Wallet', 'Pay');
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

  await test.step('shows the transaction with its three legs', async () => {
    await followLink(page, 'Wallet', 'Transactions');
    await expect(page).toHaveTitle('All Transactions | Hashgrid');
    // The grant, the node, the collected rewards and the payment.
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).first()).toContainText(/Sent to .*=SUM\(1\).*−2\.5025 USDT/s);
    await rows(page).first().getByRole('button').click();
    const legs = page.getByRole('dialog').getByRole('table', { name: 'Breakdown' }).getByRole('row');
    await expect(legs).toHaveCount(4);
    await expect(legs.filter({ hasText: 'You' })).toContainText('−2.5025 USDT');
    await expect(legs.filter({ hasText: friend.username })).toContainText('+2.5 USDT');
    await expect(legs.filter({ hasText: 'Game treasury' })).toContainText('+0.0025 USDT');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('exports filtered transactions with formulas escaped', async () => {
    await page.goto('/transactions?kind=transfer');
    await expect(rows(page)).toHaveCount(1);
    const downloadStarted = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloadStarted;
    expect(download.suggestedFilename()).toBe('transactions.csv');
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`out,2.5025,USDT,,${friend.username},'=SUM(1),`);
  });
});
