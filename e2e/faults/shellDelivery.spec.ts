import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOTSTRAP_ELEMENT_ID, type Bootstrap } from '@hashgrid/contracts';
import { getReleaseId } from '@hashgrid/contracts/releases';
import type { Page } from '@playwright/test';
import { readRegistry } from '../fixtures/dataFolder';
import { openProductReleases, waitForGateway } from '../fixtures/openProductReleases';
import { test } from '../fixtures/ownProductTest';
import { publishCopy } from '../fixtures/publishCopy';
import { expectDashboard } from '../fixtures/screens';
import { expect } from '../fixtures/test';
import { waitForFallbackReport } from '../fixtures/waitForFallbackReport';

test.describe.configure({ mode: 'serial' });

/** Returns the base path of the shell release that the page runs on. */
const readShell = (page: Page): Promise<string> =>
  page.evaluate(
    (id) => (JSON.parse(document.getElementById(id)?.textContent ?? '') as Bootstrap).shell.base,
    BOOTSTRAP_ELEMENT_ID,
  );

const rollBackShell = async (dataDir: string): Promise<void> => {
  await (await openProductReleases(dataDir)).rollback({ name: 'shell' });
  await waitForGateway(dataDir);
};

const changeNothing = () => Promise.resolve();

/** Changes a script on its way to the page. */
const tamperWith = (page: Page, url: string): Promise<unknown> =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
  });

for (const { failure, prefix, prepare } of [
  { failure: 'throws', prefix: 'throw new Error("The shell broke on purpose");', prepare: changeNothing },
  // The shell cannot be created without its bootstrap data.
  {
    failure: 'cannot create its app',
    prefix: "document.getElementById('bootstrap').remove();",
    prepare: changeNothing,
  },
  { failure: 'is tampered with', prefix: '/* changed */', prepare: tamperWith },
]) {
  test(`starts the previous shell when the live one ${failure}, and reports both`, async ({
    loggedInPage: page,
    ownProduct,
    consoleErrors,
  }) => {
    consoleErrors.allow(/broke on purpose|no element #bootstrap|integrity|digest|Failed to/i);
    const before = readRegistry(ownProduct.dataDir).shell!.current;
    const script = readFileSync(
      join(ownProduct.dataDir, 'releases', before.base, before.descriptor.entry),
      'utf8',
    );
    await publishCopy(ownProduct.dataDir, 'shell', { script: prefix + script });
    const broken = readRegistry(ownProduct.dataDir).shell!.current;
    await prepare(page, `**${broken.base}${broken.descriptor.entry}*`);
    const report = waitForFallbackReport(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expectDashboard(page);
    expect(await readShell(page)).toBe(before.base);
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
    expect(await report).toMatchObject({
      remote: 'shell',
      version: broken.version,
      hash: broken.hash,
      fallback: getReleaseId(before),
    });
    await expect
      .poll(ownProduct.output)
      .toContain(`A page could not start shell ${getReleaseId(broken)} and gets ${getReleaseId(before)}.`);
    await rollBackShell(ownProduct.dataDir);
    await page.goto('/wallet');
    await expect(page.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();
  });
}

test('reloads once, and then shows the message, when no shell loads', async ({
  loggedInPage: page,
  ownProduct,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load|ERR_/);
  await publishCopy(ownProduct.dataDir, 'shell', { version: '9.0.0' });
  let views = 0;
  page.on('request', (request) => (views += Number(request.isNavigationRequest())));
  await page.route(/\/shell\/.*\.js$/, (route) => route.abort());
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => views).toBe(2);
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load the page' })).toBeVisible();
  expect(views).toBe(2);
  await rollBackShell(ownProduct.dataDir);
});
