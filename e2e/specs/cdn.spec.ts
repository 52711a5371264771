import { openCdn, type Cdn } from '../fixtures/openCdn';
import { test as base } from '../fixtures/ownProductTest';
import { expectDashboard, openFromMenu } from '../fixtures/screens';
import { expect } from '../fixtures/test';

const test = base.extend<object, { cdn: Cdn }>({
  cdn: [
    async ({}, use) => {
      const cdn = await openCdn();
      await use(cdn);
      await cdn.close();
    },
    { scope: 'worker' },
  ],
  ownProductEnv: [async ({ cdn }, use) => use({ ARTIFACTS_ORIGIN: cdn.origin }), { scope: 'worker' }],
});

test('loads the files of the shell and of remotes from a CDN, and none from the gateway', async ({
  loggedInPage: page,
  ownProduct,
  cdn,
}) => {
  cdn.setGateway(ownProduct.url);
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();
  // Opens a page of another remote, whose details the HTML does not have.
  await openFromMenu(page, 'Dashboard');
  await expectDashboard(page);
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/(shell|remotes)\//.test(name)),
  );
  const names = ['shell', 'remotes/game', 'remotes/finance'];
  for (const name of names) expect(files.join('\n')).toContain(`/${name}/`);
  expect(files.filter((file) => file.startsWith(ownProduct.url))).toEqual([]);
});
