import { spawn } from 'node:child_process';
import { findUnusedPort } from '@hashgrid/connection';
import { copyProductData } from '../fixtures/copyProductData';
import { removeDataFolder } from '../fixtures/dataFolder';
import { waitForServer, type Product } from '../fixtures/startProduct';
import { makeTeamClone, type TeamClone } from '../fixtures/teamClone';
import { expect, test as base } from '../fixtures/test';

const PAGE = 'remotes/auth/src/login/LoginPage.tsx';

/** Runs `npm run dev -- auth` on a copy of the sources. */
const startDev = async (clone: TeamClone, dataDir: string): Promise<Product> => {
  const port = await findUnusedPort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'webpack/cli/hashgrid.ts', 'dev', 'auth'], {
    cwd: clone.dir,
    env: { ...process.env, PORT: String(port), HASHGRID_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { ...(await waitForServer(child, port)), dataDir };
};

const test = base.extend<object, { clone: TeamClone; devSession: Product }>({
  clone: [
    async ({}, use) => {
      const clone = makeTeamClone();
      await use(clone);
      clone.remove();
    },
    { scope: 'worker' },
  ],
  devSession: [
    async ({ clone }, use) => {
      const dataDir = copyProductData();
      const devSession = await startDev(clone, dataDir);
      await use(devSession);
      await devSession.stop();
      removeDataFolder(dataDir);
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
