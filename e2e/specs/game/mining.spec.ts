import type { Locator, Page } from '@playwright/test';
import { API_PREFIX } from '@hashgrid/contracts';
import { expect, test } from '../../fixtures/test';
import { region, readUnpaid } from '../../fixtures/readUnpaid';
import { waitForNetworkIdle } from '../../fixtures/waitForNetworkIdle';

const rechargeButton = (page: Page) => page.getByRole('button', { name: 'Recharge all (free today)' });

/** Reloads until a node can be recharged: in its first second its battery is full, and the page refetches only every 30 s. */
const waitForRecharge = (page: Page): Promise<void> =>
  expect(async () => {
    await page.reload();
    await waitForNetworkIdle(page);
    await expect(rechargeButton(page)).toBeEnabled({ timeout: 500 });
  }).toPass();

/** Whether the center of an element is visible and can be clicked. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('unpaid rewards grow by polling when there are no events', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/mining\/events/);
  await page.route(`**${API_PREFIX}/shared/mining/events`, (route) => route.abort());
  await page.goto('/');
  await expect(region(page, 'Next block').getByText('Auto-refresh')).toBeVisible();
  const before = await readUnpaid(page);
  await expect.poll(() => readUnpaid(page)).toBeGreaterThan(before);
});

test('a node is paused, started, renamed and recharged with the keyboard', async ({ loggedInPage: page }) => {
  await page.goto('/mining-node');
  const row = page.getByRole('table', { name: 'Your nodes' }).getByRole('row').nth(1);
  await page.getByRole('checkbox', { name: 'Select all' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Paused');
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 selected')).toBeHidden();
  await page.getByRole('button', { name: /^Start .Starter/ }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Running');
  await page.getByRole('button', { name: /^Rename .Starter/ }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByLabel('Name');
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('First light');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('First light');
  await expect(page.getByRole('button', { name: /^Rename .First light/ })).toBeFocused();
  await waitForRecharge(page);
  await rechargeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Batteries fully charged.')).toBeVisible();
});

test('the buttons of a dialog that is taller than the window stay in view', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/mining-node?view=shop');
  await page.getByRole('button', { name: 'Buy Spark' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy Spark?' });
  const isTaller = () => dialog.evaluate((box) => box.scrollHeight > box.clientHeight);
  const buy = dialog.getByRole('button', { name: /^Buy for/ });
  await expect.poll(isTaller).toBe(true);
  await expect(buy).toBeInViewport({ ratio: 1 });
  await dialog.hover();
  await page.mouse.wheel(0, 2_000);
  await expect(dialog.getByText('New balance')).toBeInViewport({ ratio: 1 });
  await expect(buy).toBeInViewport({ ratio: 1 });
});

test('on a phone, the button that recharges all nodes does not cover a focused button', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/mining-node');
  await waitForRecharge(page);
  for (const name of [/^Upgrade .Starter/, /^Rename .Starter/]) {
    const button = page.getByRole('button', { name });
    const { y: coverTop } = (await rechargeButton(page).boundingBox())!;
    await button.evaluate((node, top) => scrollBy(0, node.getBoundingClientRect().top - top), coverTop);
    expect(await isUncovered(button), `${name} before it has the focus`).toBe(false);
    await button.focus();
    expect(await isUncovered(button), `${name}`).toBe(true);
  }
});

test('a purchase whose response is lost is not paid again when its dialog is opened again after a reload', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED.*\/auth\/mining\/nodes/);
  const url = `**${API_PREFIX}/auth/mining/nodes`;
  let isLost = true;
  await page.route(url, async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto('/mining-node?view=shop');
  const buyButton = page.getByRole('button', { name: 'Buy Spark' });
  const dialog = page.getByRole('dialog', { name: 'Buy Spark?' });
  await buyButton.click();
  await dialog.getByRole('button', { name: /^Buy for/ }).click();
  await expect(dialog.getByText(/We didn’t get a confirmation/)).toBeVisible();
  await page.reload();
  isLost = false;
  await buyButton.click();
  await expect(dialog.getByText(/We didn’t get a confirmation/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Your node is up and running!')).toBeVisible();
  await page.goto('/mining-node');
  await expect(page.getByRole('row', { name: /Spark/ })).toHaveCount(1);
});
