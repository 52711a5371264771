import { expectAccessible } from '../../fixtures/expectAccessible';
import { expectUrl } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const SCREENS = [
  { rows: '[R1]', path: '/', title: 'Home' },
  { rows: '[R5]', path: '/dashboard', title: 'Dashboard' },
  { rows: '[R6]', path: '/mining', title: 'Mining' },
  { rows: '[R18]', path: '/mining-node', title: 'Mining node' },
  { rows: '[R18]', path: '/mining-node?view=shop', title: 'Mining node' },
  { rows: '[R7]', path: '/network', title: 'Network' },
  { rows: '[R7]', path: '/network?view=list', title: 'Network' },
  { rows: 'The page', path: '/leaderboards', title: 'Leaderboards' },
  { rows: 'The page', path: '/achievements', title: 'Achievements' },
  { rows: 'The page', path: '/notifications', title: 'Notifications' },
  { rows: 'The page', path: '/how-it-works', title: 'How it works' },
];

for (const { rows, path, title } of SCREENS) {
  test(`${rows} ${path} has its title, and no overflow or accessibility violations in English and Arabic`, async ({
    loggedInPage: page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} | Hashgrid`);
    await expectAccessible(page, path, [1280, 1100, 390]);
    await page.evaluate(() => localStorage.setItem('language', 'ar-SA'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page, `${path} in Arabic`, [390]);
  });
}

test('[R5, R6, R7, R18] the game’s menu switches screens without a page load', async ({
  loggedInPage: page,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page
    .getByRole('list', { name: 'Shortcuts' })
    .getByRole('link', { name: /^Nodes/ })
    .click();
  const menu = page.getByRole('navigation', { name: 'Game' });
  for (const [name, path] of [
    ['Network', '/network'],
    ['Mining', '/mining'],
    ['Dashboard', '/dashboard'],
    ['Nodes', '/mining-node'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expectUrl(page, path);
    await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
    await expect(menu.locator('[aria-current=page]')).toHaveText(name);
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
