import type { Page } from '@playwright/test';
import { pauseClock } from '../fixtures/pauseClock';
import { expect, test } from '../fixtures/test';

// Some of these tests are about the fades of the modal.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ loggedInPage: page }) => {
  await page.goto('/lab/modal');
});

/** The overlay of the open modal. A dismissed modal is marked as closed at once, and removed after its fade. */
const openOverlay = (page: Page) => page.locator('[data-modal-overlay][data-open="true"]');

/** Waits for the fade-in of a modal, during which it ignores clicks on the overlay. No other modal may be fading out. */
const waitForFadeIn = (page: Page): Promise<void> =>
  openOverlay(page).evaluate(async (overlay) => {
    await Promise.all(overlay.getAnimations().map(({ finished }) => finished));
  });

/** Clicks on the overlay until the modal closes: it ignores clicks for a moment after it has opened, with reduced motion too. */
const dismissByClick = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.click(5, 400);
    await expect(openOverlay(page)).toHaveCount(0, { timeout: 100 });
  }).toPass();

interface WheelPage {
  scrollAfterWheel: Promise<number>;
}

/** Makes the page record its scroll position two frames after the next wheel event, when a scroll would have started. */
const recordScrollAfterWheel = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const scrollAfterWheel = new Promise<number>((resolve) => {
      addEventListener(
        'wheel',
        () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))),
        { once: true },
      );
    });
    Object.assign(window, { scrollAfterWheel });
  });

const readScrollAfterWheel = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as WheelPage).scrollAfterWheel);

test('[L9] renders the modal in the portal and closes it on Escape and on an overlay click', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Open plain' });
  const dialog = page.getByRole('dialog', { name: 'Plain' });
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((node) => node.closest('#modal-portal') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByText('Inside').click();
  await expect(openOverlay(page)).toBeVisible();
  await dismissByClick(page);
  await expect(dialog).toBeHidden();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`[L9] keeps the modal open that a double click opened, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const dialog = page.getByRole('dialog', { name: 'Plain' });
    await page.getByRole('button', { name: 'Open plain' }).dblclick();
    await expect(openOverlay(page)).toBeVisible();
    await dismissByClick(page);
    await expect(dialog).toBeHidden();
  });
}

test('[L9] clicks no button of the modal with the double click that opened it', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open plain' });
  const close = page.getByRole('dialog', { name: 'Plain' }).getByRole('button', { name: 'Close dialog' });
  await opener.click();
  const box = (await close.boundingBox())!;
  await close.click();
  await expect(close).toBeHidden();
  await opener.evaluate((button, { x, y }) => {
    button.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: 60px; height: 20px;`;
  }, box);
  await opener.dblclick({ position: { x: 10, y: 10 } });
  await expect(openOverlay(page)).toBeVisible();
  await close.click();
  await expect(close).toBeHidden();
});

test('[L9] opens the dialog of a node by a double click', async ({ page }) => {
  await page.goto('/mining-node');
  await page
    .getByRole('button', { name: /^Rename / })
    .first()
    .dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(openOverlay(page)).toBeVisible();
});

test('[L10, L12] keeps a non-dismissible modal open and resets dismissible for the next', async ({
  page,
}) => {
  const persistentDialog = page.getByRole('dialog', { name: 'Non-dismissible' });
  await page.getByRole('button', { name: 'Open non-dismissible' }).click();
  await expect(persistentDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openOverlay(page)).toBeVisible();
  await waitForFadeIn(page);
  await page.mouse.click(5, 400);
  await expect(openOverlay(page)).toBeVisible();
  await expect(persistentDialog).toBeVisible();
  await persistentDialog.getByRole('button', { name: 'Close dialog' }).click();
  await expect(persistentDialog).toBeHidden();
  await page.getByRole('button', { name: 'Open plain' }).click();
  await expect(page.getByRole('dialog', { name: 'Plain' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[L11] locks scrolling, and is 400 px wide and at most 90vh minus 73 px high, at z-index 99', async ({
  page,
}) => {
  const readOverflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await readOverflow()).not.toBe('hidden');
  await page.getByRole('button', { name: 'Open tall' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tall' });
  await expect(dialog).toBeVisible();
  expect(await readOverflow()).toBe('hidden');
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 400);
  await recordScrollAfterWheel(page);
  await page.mouse.wheel(0, 600);
  expect(await readScrollAfterWheel(page)).toBe(before);
  const box = await dialog.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(400);
  expect(Math.round(box?.height ?? 0)).toBe(Math.round(800 * 0.9 - 73));
  const layer = await dialog.evaluate((node) => {
    for (let ancestor: Element | null = node; ancestor; ancestor = ancestor.parentElement)
      if (getComputedStyle(ancestor).zIndex !== 'auto') return getComputedStyle(ancestor).zIndex;
    return null;
  });
  expect(layer).toBe('99');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await readOverflow()).not.toBe('hidden');
  await page.getByRole('button', { name: 'Open wide' }).click();
  await expect
    .poll(async () => (await page.getByRole('dialog', { name: 'Wide' }).boundingBox())?.width)
    .toBe(640);
});

test('[L12] fades the modal for 0.3 s and its overlay for 350 ms, in and out', async ({ page }) => {
  await page.getByRole('button', { name: 'Open plain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plain' });
  const readDurations = (node: Element) => {
    const { animationDuration, transitionDuration, transitionProperty } = getComputedStyle(node);
    return { animationDuration, transitionDuration, transitionProperty };
  };
  const fade = (duration: string) => ({
    animationDuration: duration,
    transitionDuration: duration,
    transitionProperty: 'opacity',
  });
  expect(await dialog.evaluate(readDurations)).toEqual(fade('0.3s'));
  expect(await page.locator('[data-modal-overlay]').evaluate(readDurations)).toEqual(fade('0.35s'));
  // Measured in the page, because a busy machine delays the test process.
  const fadedMs = await page.evaluate(async () => {
    const portal = document.getElementById('modal-portal');
    const startedAt = performance.now();
    const emptied = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (portal?.childElementCount === 0) resolve(performance.now() - startedAt);
      }).observe(portal as Node, { childList: true });
    });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    return emptied;
  });
  expect(fadedMs).toBeGreaterThanOrEqual(345);
});

test('[L9] traps the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Open plain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plain' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
});

test('[L7] shows toasts at the bottom right and renders markup in them as text', async ({ page }) => {
  await page.getByRole('button', { name: 'Send a toast' }).waitFor();
  // Paused, because on a busy machine the toast may close before the test does so.
  await page.clock.install();
  await pauseClock(page);
  await page.getByRole('button', { name: 'Send a toast' }).click();
  const toast = page.getByText('<img src=x onerror="document.title=1"> is text');
  await expect(toast).toBeVisible();
  const box = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
  expect(1280 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32);
  expect(800 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(32);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
});

test('[L11] fits the dialog to the width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open plain' }).click();
  const box = await page.getByRole('dialog', { name: 'Plain' }).boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(390);
});
