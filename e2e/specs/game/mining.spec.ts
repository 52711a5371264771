import { API_PREFIX } from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { expectDashboard, expectPlace } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

/** A block of the demo game takes 10 s; it shows within the next one at the latest. */
const TWO_BLOCKS_MS = 30_000;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** ORE that the page shows as unpaid. */
const unpaid = async (page: Page): Promise<number> => {
  const text = await region(page, 'Unpaid').locator('bdi').first().textContent();
  return Number.parseFloat(text ?? 'NaN');
};

test('[R18, R5] a newcomer has the grant, buys a node, and sees blocks arrive and unpaid grow', async ({
  page,
  session,
}) => {
  expect(session.accessToken).toBeTruthy();

  await test.step('the grant is there, and a first node runs', async () => {
    await page.goto('/dashboard');
    await expectDashboard(page);
    const table = page.getByRole('table', { name: 'Your tokens' });
    await expect(table.getByRole('row').filter({ hasText: 'USDT' }).first()).toContainText('25');
    await expect(page.getByText('Nodes that run').locator('xpath=following-sibling::*[1]')).toHaveText(
      '1 / 1',
    );
  });

  await test.step('a node is bought in the shop after a question', async () => {
    const menu = page.getByRole('navigation', { name: 'Game' });
    await menu.getByRole('link', { name: 'Mining node' }).click();
    await expectPlace(page, '/mining-node');
    await expect(page).toHaveTitle('Mining node | Hashgrid');
    await page.getByRole('tab', { name: 'Shop' }).click();
    await expectPlace(page, '/mining-node?view=shop');
    await page.getByRole('button', { name: 'Buy: Spark' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buy “Spark”?' });
    await expect(dialog.getByText('25 USDT')).toBeVisible();
    await dialog.getByRole('button', { name: 'Buy now' }).click();
    await expect(page.getByText('Your node is running.')).toBeVisible();
    await page.getByRole('tab', { name: 'Your nodes' }).click();
    const nodes = page.getByRole('table', { name: 'Your nodes' });
    await expect(nodes.getByRole('row').filter({ hasText: 'Spark' })).toContainText('Running');
  });

  await test.step('unpaid grows with the blocks that arrive by themselves', async () => {
    await page.goto('/dashboard');
    await expect(region(page, 'Next block').getByText('Live', { exact: true })).toBeVisible();
    const before = await unpaid(page);
    await expect.poll(() => unpaid(page), { timeout: TWO_BLOCKS_MS }).toBeGreaterThan(before);
    await expect(page.getByRole('table', { name: 'Your tokens' })).toContainText('20 USDT');
    await expect(page.getByRole('figure', { name: 'Your hashrate over time' })).toBeVisible();
  });

  await test.step('the chain shows the blocks and the own share of them', async () => {
    await page
      .getByRole('navigation', { name: 'Game' })
      .getByRole('link', { name: 'Mining', exact: true })
      .click();
    await expect(page).toHaveTitle('Mining | Hashgrid');
    const newest = page.getByRole('list', { name: 'Newest blocks' }).getByRole('listitem').first();
    const first = await newest.textContent();
    await expect(newest).not.toHaveText(first ?? '', { timeout: TWO_BLOCKS_MS });
    await expect(newest).toContainText('ORE for you');
    await expect(region(page, 'At the current rate')).toContainText('Nothing is promised.');
    await expect(region(page, 'Rules of the game')).toContainText('A block is settled every 10 seconds.');
  });

  await test.step('what is unpaid is collected into the wallet', async () => {
    await page.goto('/');
    await region(page, 'Unpaid').getByRole('button', { name: 'Collect now' }).click();
    await expect(page.getByText('What you have mined is in your wallet.')).toBeVisible();
    await expect(region(page, 'Unpaid').getByRole('button', { name: 'Collect now' })).toBeHidden();
  });
});

test('without events the page asks: unpaid grows all the same', async ({ page, session, noise }) => {
  noise.allow(/mining\/events/);
  expect(session.accessToken).toBeTruthy();
  await page.route(`**${API_PREFIX}/shared/mining/events`, (route) => route.abort());
  await page.goto('/');
  await expect(region(page, 'Next block').getByText('Every few seconds')).toBeVisible();
  const before = await unpaid(page);
  await expect.poll(() => unpaid(page), { timeout: TWO_BLOCKS_MS }).toBeGreaterThan(before);
});

test('a node is stopped, started, renamed and recharged by the keyboard alone', async ({ page, session }) => {
  expect(session.accessToken).toBeTruthy();
  await page.goto('/mining-node');
  const row = page.getByRole('table', { name: 'Your nodes' }).getByRole('row').nth(1);
  await page.getByRole('checkbox', { name: 'Select all' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Paused');
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 selected')).toBeHidden();
  await page.getByRole('button', { name: 'Start: Starter' }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Running');
  await page.getByRole('button', { name: 'Rename: Starter' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByLabel('Name');
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('First light');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('First light');
  await expect(page.getByRole('button', { name: 'Rename: First light' })).toBeFocused();
  await page.getByRole('button', { name: 'Recharge all, free today' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The batteries are full.')).toBeVisible();
});
