import { openCdn } from '../fixtures/openCdn';
import { openOwnProduct } from '../fixtures/openOwnProduct';
import { logIn, makePlayer } from '../fixtures/player';
import { expectDashboard, openFromMenu } from '../fixtures/screens';
import { expect, test as base } from '../fixtures/test';

/** Own product, because it has the setting of a CDN. */
const test = base.extend<object, { own: string }>({
  own: [
    async ({}, use) => {
      const cdn = await openCdn();
      const own = await openOwnProduct({ ARTIFACTS_ORIGIN: cdn.origin });
      cdn.setGateway(own.url);
      await use(own.url);
      await own.close();
      await cdn.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ own }, use) => use(own),
  player: async ({ own }, use) => use(await makePlayer(own)),
  session: async ({ own, player, setTokens }, use) => {
    const tokens = await logIn(own, player);
    await setTokens(tokens);
    await use(tokens);
  },
});

test('loads the shell and all remotes from a CDN, with their hashes checked', async ({
  loggedInPage: page,
  own,
}) => {
  await page.goto('/dashboard');
  await expectDashboard(page);
  // Another remote, whose details the HTML does not have.
  await openFromMenu(page, 'Wallet');
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/(shell|remotes)\//.test(name)),
  );
  const names = ['shell', 'remotes/game', 'remotes/finance'];
  for (const name of names) expect(files.join('\n')).toContain(`/${name}/`);
  expect(files.filter((file) => file.startsWith(own))).toEqual([]);
});
