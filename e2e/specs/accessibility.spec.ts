import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';
import { expect, test } from '../fixtures/test';

const GUEST_PLACES = ['/login', '/sign-up', '/ref', '/activate', '/authentication'];
const PLAYER_PLACES = ['/', '/dashboard', '/wallet', '/pay', '/pay?view=receive', '/setting', '/_app'];

const problemsAt = async (page: Page, place: string): Promise<string[]> => {
  await page.goto(place);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await waitForNetworkIdle(page);
  // Running animations would distort the contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${place}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

for (const width of [1280, 390]) {
  test(`has no accessibility violations on screens for guests at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const place of GUEST_PLACES) expect.soft(await problemsAt(page, place)).toEqual([]);
  });

  test(`has no accessibility violations on screens for players at ${width} px`, async ({
    signedInPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const place of PLAYER_PLACES) expect.soft(await problemsAt(page, place)).toEqual([]);
  });
}
