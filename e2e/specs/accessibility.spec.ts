import { expectAccessible } from '../fixtures/expectAccessible';
import { test } from '../fixtures/test';

// Screens of remotes are checked beside their other tests.
for (const path of ['/_app', '/no/such/page']) {
  test(`keeps ${path} accessible without overflow`, async ({ loggedInPage: page }) => {
    await page.goto(path);
    await expectAccessible(page, path);
  });
}
