import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cloneFixture } from '../fixtures/cloneFixture';
import { makeDataFolder, readRegistry, removeDataFolder } from '../fixtures/dataFolder';
import { openOwnProduct } from '../fixtures/openOwnProduct';
import { openProductReleases, waitForGateway } from '../fixtures/openProductReleases';
import { test as base } from '../fixtures/ownProductTest';
import { publishCopy } from '../fixtures/publishCopy';
import { expectDashboard, openFromMenu } from '../fixtures/screens';
import type { TeamClone } from '../fixtures/teamClone';
import { expect } from '../fixtures/test';
import { waitForFallbackReport } from '../fixtures/waitForFallbackReport';

const WALLET_TITLE = "title={t('Wallet')}";
const WALLET_PAGE = 'remotes/finance/src/wallet/WalletPage.tsx';

const test = base.extend<object, { clone: TeamClone }>({
  clone: cloneFixture,
});

test.describe.configure({ mode: 'serial' });

const rollBackFinance = async (dataDir: string): Promise<void> => {
  await (await openProductReleases(dataDir)).rollback({ name: 'finance' });
  await waitForGateway(dataDir);
};

const visitWallet = (page: Page): Promise<void> => openFromMenu(page, 'Wallet');

const walletTitle = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, level: 1, exact: true });

test('serves a new release to the next page view and keeps open pages on theirs', async ({
  loggedInPage: page,
  context,
  ownProduct,
  clone,
}) => {
  await page.goto('/dashboard');
  await expectDashboard(page);
  const before = readRegistry(ownProduct.dataDir);
  clone.edit(WALLET_PAGE, WALLET_TITLE, 'title="Wallet, second edition"');
  await clone.release(ownProduct.dataDir, 'publish', 'finance', '--emergency', 'a browser test');
  const after = readRegistry(ownProduct.dataDir);
  expect(after.remotes.finance?.current.hash).not.toBe(before.remotes.finance?.current.hash);
  for (const name of ['auth', 'game', 'settings'])
    expect(after.remotes[name]?.current, `${name} is untouched`).toEqual(before.remotes[name]?.current);
  expect(after.shell?.current).toEqual(before.shell?.current);

  await expect(page.getByText('A new version is available.')).toBeVisible();
  await visitWallet(page);
  await expect(walletTitle(page, 'Wallet')).toBeVisible();
  const next = await context.newPage();
  await next.goto('/wallet');
  await expect(walletTitle(next, 'Wallet, second edition')).toBeVisible();
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(walletTitle(page, 'Wallet, second edition')).toBeVisible();
  await expect(page.getByText('A new version is available.')).toBeHidden();
});

test('serves a rolled-back release to the next page view without building', async ({
  loggedInPage: page,
  ownProduct,
  clone,
}) => {
  await page.goto('/wallet');
  await expect(walletTitle(page, 'Wallet, second edition')).toBeVisible();
  const output = await clone.release(ownProduct.dataDir, 'rollback', 'finance');
  await page.reload();
  await expect(walletTitle(page, 'Wallet')).toBeVisible();
  expect(output).not.toMatch(/build/i);
});

test('publishes both releases when two teams publish at the same time', async ({ ownProduct }) => {
  const before = readRegistry(ownProduct.dataDir);
  await Promise.all([
    publishCopy(ownProduct.dataDir, 'finance', { version: '1.1.0' }),
    publishCopy(ownProduct.dataDir, 'settings', { version: '1.2.0' }),
  ]);
  const { revision, remotes } = readRegistry(ownProduct.dataDir);
  expect(revision).toBe(before.revision + 2);
  expect(remotes.finance?.current.version).toBe('1.1.0');
  expect(remotes.settings?.current.version).toBe('1.2.0');
});

test('keeps what another checkout has published when a product starts', async ({ ownProduct }) => {
  const before = readRegistry(ownProduct.dataDir);
  const other = await openOwnProduct({ releasesOf: ownProduct.dataDir });
  try {
    await expect.poll(other.output).toContain('Kept settings 1.2.0');
    expect(other.output()).toMatch(/Kept finance 1\.1\.0-[0-9a-f]+, published by another-checkout/);
    expect(readRegistry(other.dataDir)).toEqual(before);
  } finally {
    await other.close();
  }
});

test('rejects a publish with a path of another remote, names both, and keeps the live release', async ({
  loggedInPage: page,
  ownProduct,
  clone,
}) => {
  const before = readRegistry(ownProduct.dataDir);
  clone.edit('remotes/settings/remote.config.ts', "path: '/setting'", "path: '/login'");
  const refusal = await clone.release(ownProduct.dataDir, 'publish', 'settings').then(
    () => 'it was published',
    (error: Error) => error.message,
  );
  expect(refusal).toContain('/login');
  expect(refusal).toContain('auth');
  expect(readRegistry(ownProduct.dataDir)).toEqual(before);
  await page.goto('/setting');
  await expect(page).toHaveTitle('General | Hashgrid');
});

const expectWalletErrorCard = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Wallet is temporarily unavailable' })).toBeVisible();

const expectWallet = (page: Page): Promise<void> => expect(walletTitle(page, 'Wallet')).toBeVisible();

const visitDashboard = (page: Page): Promise<void> => openFromMenu(page, 'Dashboard');

test('shows the error card in the area of a remote whose release files are deleted, until they are restored', async ({
  loggedInPage: page,
  ownProduct,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to|integrity|did not load|Federation|RUNTIME-|status of 404/i);
  const files = join(ownProduct.dataDir, 'releases', 'remotes', 'finance');
  const backup = makeDataFolder();
  cpSync(files, backup, { recursive: true });
  rmSync(files, { recursive: true });
  await page.goto('/wallet');
  await expectWalletErrorCard(page);
  await visitDashboard(page);
  await expectDashboard(page);
  await page.reload();
  await expectDashboard(page);
  await visitWallet(page);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  cpSync(backup, files, { recursive: true });
  removeDataFolder(backup);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectWallet(page);
});

const getId = ({ version, hash }: { version: string; hash: string }) => `${version}-${hash}`;

for (const { failure, entry } of [
  { failure: 'throws', entry: 'throw new Error("The entry broke on purpose")' },
  { failure: 'registers nothing', entry: '' },
  {
    failure: 'has a page that throws in its first render',
    entry:
      'export const init = () => {}; export const get = () => () => ({ default() { throw new Error("The page broke on purpose"); } });',
  },
]) {
  test(`shows the page of the previous release when a published entry ${failure}, and reports both releases`, async ({
    loggedInPage: page,
    ownProduct,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Federation|RUNTIME-|did not load|broke on purpose/);
    const before = readRegistry(ownProduct.dataDir).remotes.finance!.current;
    await publishCopy(ownProduct.dataDir, 'finance', { script: `globalThis.hasRun = true;${entry}` });
    const broken = readRegistry(ownProduct.dataDir).remotes.finance!.current;
    const report = waitForFallbackReport(page);
    await page.goto('/wallet');
    await expectWallet(page);
    expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(true);
    expect(await report).toMatchObject({
      remote: 'finance',
      version: broken.version,
      hash: broken.hash,
      fallback: getId(before),
    });
    await expect
      .poll(ownProduct.output)
      .toContain(`A page could not use finance ${getId(broken)} and gets ${getId(before)}.`);
    // The other pages of the remote come from the same release.
    await page.getByRole('link', { name: 'Pay', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeVisible();
    await rollBackFinance(ownProduct.dataDir);
  });
}

test('shows the page of the previous release when a script is tampered with, and never runs the script', async ({
  loggedInPage: page,
  ownProduct,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to|integrity|did not load|Federation|RUNTIME-/i);
  const { current } = readRegistry(ownProduct.dataDir).remotes.finance!;
  const script = readFileSync(
    join(ownProduct.dataDir, 'releases', current.base, current.descriptor.entry),
    'utf8',
  );
  await publishCopy(ownProduct.dataDir, 'finance', { script: `${script}\n;` });
  const { base } = readRegistry(ownProduct.dataDir).remotes.finance!.current;
  let tamperedCount = 0;
  await page.route(`**${base}**/*.js*`, async (route) => {
    const response = await route.fetch();
    tamperedCount += 1;
    await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
  });
  await page.goto('/wallet');
  await expectWallet(page);
  expect(tamperedCount).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  await rollBackFinance(ownProduct.dataDir);
});

test('shows the error card when the previous release fails too, and loads the rolled-back release on Retry', async ({
  loggedInPage: page,
  ownProduct,
  consoleErrors,
}) => {
  consoleErrors.allow(/Federation|RUNTIME-|did not load/);
  for (const release of ['first', 'second'])
    await publishCopy(ownProduct.dataDir, 'finance', {
      script: `throw new Error("The ${release} broke on purpose")`,
    });
  await page.goto('/wallet');
  await expectWalletErrorCard(page);
  await page.getByText('Details').click();
  await expect(page.getByText(/The second broke on purpose/)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await visitDashboard(page);
  await expectDashboard(page);
  await page.goBack();
  await expectWalletErrorCard(page);
  await rollBackFinance(ownProduct.dataDir);
  await rollBackFinance(ownProduct.dataDir);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectWallet(page);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
