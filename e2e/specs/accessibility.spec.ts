import { expectAccessible } from '../fixtures/expectAccessible';
import { test } from '../fixtures/test';

// Screens of remotes are checked beside their other tests.
for (const place of ['/_app', '/no/such/page']) {
  test(`keeps ${place} accessible without overflow`, async ({ loggedInPage: page }) => {
    await page.goto(place);
    await expectAccessible(page, place);
  });
}
