import { cloneFixture } from '../fixtures/cloneFixture';
import { copyProductData } from '../fixtures/copyProductData';
import { removeDataFolder } from '../fixtures/dataFolder';
import { startDev } from '../fixtures/startDev';
import type { Product } from '../fixtures/startProduct';
import type { TeamClone } from '../fixtures/teamClone';
import { expect, test as base } from '../fixtures/test';

const PAGE = 'remotes/auth/src/login/LoginPage.tsx';

/** Node's arguments of `npm run dev -- auth`. */
const DEV = ['--import', 'tsx', 'webpack/cli/hashgrid.ts', 'dev', 'auth'];

const test = base.extend<object, { clone: TeamClone; devSession: Product }>({
  clone: cloneFixture,
  devSession: [
    async ({ clone }, use) => {
      const dataDir = copyProductData();
      try {
        const devSession = await startDev(DEV, { cwd: clone.dir, env: { HASHGRID_DATA: dataDir } });
        await use({ ...devSession, dataDir });
        await devSession.stop();
      } finally {
        removeDataFolder(dataDir);
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  product: [async ({ devSession }, use) => use(devSession), { scope: 'worker' }],
});

test('npm run dev shows an edited page in an open tab, which keeps what was typed', async ({
  page,
  clone,
  devSession,
}) => {
  await expect.poll(devSession.output).toContain('Watching auth.');
  await expect.poll(devSession.output).toContain('Rebuilt auth');
  await page.goto('/login');
  await page.getByLabel('Password', { exact: true }).fill('kept in the open page');
  clone.edit(PAGE, "t('Log in')", "t('Edited title')");
  await expect(page.getByRole('heading', { name: 'Edited title', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('kept in the open page');
});
