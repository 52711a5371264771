import type { Page, Route } from '@playwright/test';
import { expectDashboard } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

/** Scripts of the shell, the entry and all that it imports. */
const SHELL_SCRIPTS = /\/shell\/.*\.js$/;

const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'The page couldn’t be loaded' });

const FAILURES: Record<string, (route: Route) => Promise<void> | void> = {
  'are missing': (route) => route.fulfill({ status: 404, body: '' }),
  'are HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Portal</h1>' }),
  'are aborted': (route) => route.abort(),
  'never arrive': () => undefined,
};

for (const [failure, fail] of Object.entries(FAILURES)) {
  test(`says that the page could not be loaded when the shell's scripts ${failure}, and reloads it`, async ({
    loggedInPage: page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Failed to load/, /valid digest/, /ERR_/, /MIME type/, /status of 404/);
    let isFailing = true;
    await page.route(SHELL_SCRIPTS, (route) => (isFailing ? fail(route) : route.continue()));
    // The load event waits for the scripts.
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(message(page)).toBeVisible();
    isFailing = false;
    await message(page).getByRole('link', { name: 'Reload the page' }).click();
    await expectDashboard(page);
    await expect(message(page)).toHaveCount(0);
  });
}

test('no text becomes markup or a script', async ({ loggedInPage: page, consoleErrors }) => {
  consoleErrors.allow(/trusted-types/, /TrustedHTML/, /TrustedScript/, /Trusted Type/);
  await page.goto('/dashboard');
  await expectDashboard(page);
  const errors = await page.evaluate(() => {
    const sinks = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => (document.createElement('script').text = 'alert(1)'),
      () => (document.createElement('script').src = '/x.js'),
      () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
        };
        trustedTypes.createPolicy('other', {});
      },
    ];
    return sinks.map((sink) => {
      try {
        sink();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(errors).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});
