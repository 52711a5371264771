import { copyReleases, makeDataFolder, removeDataFolder } from '../fixtures/dataFolder';
import { openCdn } from '../fixtures/openCdn';
import { logIn, makePlayer } from '../fixtures/player';
import { expectDashboard } from '../fixtures/screens';
import { startProduct } from '../fixtures/startProduct';
import { expect, test as base } from '../fixtures/test';

/** Own product, because it has the setting of a CDN. */
const test = base.extend<object, { own: string }>({
  own: [
    async ({ product }, use) => {
      const dataDir = makeDataFolder();
      copyReleases(product.dataDir, dataDir);
      const cdn = await openCdn();
      const own = await startProduct({ dataDir, env: { ARTIFACTS_ORIGIN: cdn.origin } });
      cdn.setGateway(own.url);
      await use(own.url);
      await own.stop();
      await cdn.close();
      removeDataFolder(dataDir);
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
  await page.getByRole('main').getByRole('link', { name: 'Wallet', exact: true }).click();
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
