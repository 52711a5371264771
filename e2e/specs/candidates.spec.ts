import { getPreviewPath } from '@hashgrid/contracts';
import type { ReleaseClient } from '@hashgrid/contracts/releases';
import type { Page } from '@playwright/test';
import { fetchBootstrap } from '../fixtures/fetchBootstrap';
import { openProductReleases, waitForGateway } from '../fixtures/openProductReleases';
import { test as base } from '../fixtures/ownProductTest';
import { uploadCopy } from '../fixtures/publishCopy';
import { expect } from '../fixtures/test';

/** The entry of a build of finance whose pages show only a text. */
const CANDIDATE = `export const init = () => {};
export const get = () => () => ({ default: () => 'The wallet of the candidate' });`;

const test = base.extend<object, { releases: ReleaseClient; candidate: string }>({
  releases: [
    async ({ ownProduct }, use) => use(await openProductReleases(ownProduct.dataDir)),
    { scope: 'worker' },
  ],
  candidate: [
    async ({ ownProduct }, use) =>
      use(await uploadCopy(ownProduct.dataDir, 'finance', { script: CANDIDATE, version: '7.0.0' })),
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'serial' });

const expectCandidate = (page: Page): Promise<void> =>
  expect(page.getByRole('main').getByText('The wallet of the candidate')).toBeVisible();

const expectLive = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();

/** Returns the version of finance that a browser with these cookies gets. */
const fetchVersion = async (url: string, cookie = ''): Promise<string | undefined> => {
  const { remotes } = await fetchBootstrap(`${url}/wallet`, cookie);
  return remotes.find(({ name }) => name === 'finance')?.version;
};

/** Returns a release group that gets a version of finance for which the predicate is true. */
const findGroup = async (url: string, matches: (version: string | undefined) => boolean): Promise<string> => {
  for (let group = 0; group < 100; group++)
    if (matches(await fetchVersion(url, `release_group=${group}`))) return String(group);
  throw new Error('None of the first 100 release groups gets such a version.');
};

test('gives a canary to the browsers of its share and the live build to others, until it is stopped', async ({
  loggedInPage: page,
  context,
  ownProduct,
  releases,
  candidate,
}) => {
  await releases.canary({ name: 'finance', release: candidate, percent: 50 });
  await waitForGateway(ownProduct.dataDir);
  const included = await findGroup(ownProduct.url, (version) => version === '7.0.0');
  const others = await findGroup(ownProduct.url, (version) => version !== '7.0.0');
  const openWalletAs = async (group: string) => {
    await context.addCookies([{ name: 'release_group', value: group, url: ownProduct.url }]);
    await page.goto('/wallet');
  };
  await openWalletAs(included);
  await expectCandidate(page);
  await openWalletAs(others);
  await expectLive(page);
  await releases.stopCanary({ name: 'finance' });
  await waitForGateway(ownProduct.dataDir);
  await openWalletAs(included);
  await expectLive(page);
});

const banner = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('shows a preview only to the browser that opens its link, until the player leaves it or it is withdrawn', async ({
  loggedInPage: page,
  ownProduct,
  releases,
  candidate,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 410/);
  const { id, token } = await releases.preview({ name: 'finance', release: candidate, seconds: 600 });
  await page.goto(getPreviewPath(token));
  await expectCandidate(page);
  await expect(page).toHaveURL(`${ownProduct.url}/wallet`);
  // The name may be between two invisible characters that isolate its direction.
  await expect(banner(page)).toContainText(
    /Preview of .?finance.? 7\.0\.0, not live yet\. Only this browser sees it\./,
  );
  expect(await fetchVersion(ownProduct.url)).not.toBe('7.0.0');
  await banner(page).getByRole('button', { name: 'Leave preview' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/wallet' && !pathname.startsWith('/_preview'));
  await page.goto('/wallet');
  await expectLive(page);
  await expect(banner(page)).toHaveCount(0);

  await page.goto(getPreviewPath(token));
  await expectCandidate(page);
  await releases.revokePreview({ id });
  // The gateway caches the state of a preview for some seconds. By the status, because the page says it only once.
  await expect(async () => expect((await page.goto('/wallet'))?.status()).toBe(410)).toPass();
  await expect(page.getByRole('heading', { name: 'This preview has been withdrawn' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to the game' }).click();
  await page.goto('/wallet');
  await expectLive(page);
});

test('shows no preview for an altered link or one of another environment', async ({
  loggedInPage: page,
  context,
  ownProduct,
  releases,
  candidate,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 40[34]/);
  const { token } = await releases.preview({ name: 'finance', release: candidate, seconds: 600 });
  const staging = await releases.preview({
    name: 'finance',
    release: candidate,
    seconds: 600,
    channel: 'staging',
  });
  const signature = token.split('.').at(-1) ?? '';
  const forged = token.replace(signature, [...signature].reverse().join(''));
  const invalidLinkHeading = page.getByRole('heading', { name: 'This preview link isn’t valid' });
  await page.goto(getPreviewPath(forged));
  await expect(invalidLinkHeading).toBeVisible();
  await page.goto(getPreviewPath(staging.token));
  await expect(
    page.getByRole('heading', { name: 'This preview belongs to another environment' }),
  ).toBeVisible();
  await page.goto('/wallet');
  await expectLive(page);
  // The cookie is checked like a link.
  await context.addCookies([{ name: 'release_preview', value: forged, url: ownProduct.url }]);
  await page.goto('/wallet');
  await expect(invalidLinkHeading).toBeVisible();
  await page.goto('/wallet');
  await expectLive(page);
});
