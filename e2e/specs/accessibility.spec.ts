import { expectAccessible } from '../fixtures/expectAccessible';
import { expect, test } from '../fixtures/test';

// Screens of remotes are checked beside their other tests.
for (const path of ['/_app', '/no/such/page']) {
  test(`keeps ${path} accessible without overflow`, async ({ loggedInPage: page }) => {
    await page.goto(path);
    await expectAccessible(page, path);
  });
}

test('shows the selected tab, the current step, the current screen and the arrows of selects in forced colors', async ({
  loggedInPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/pay');
  const colorOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const tabBackground = (isSelected: boolean) =>
    colorOf(`main [role=tab][aria-selected=${isSelected}]`, 'background-color');
  await expect(page.getByRole('tab', { name: 'Send' })).toBeVisible();
  expect(await tabBackground(true)).not.toBe(await tabBackground(false));
  const stepBorder = (state: string) => colorOf(`main ol > li${state}`, 'border-block-start-color');
  expect(await stepBorder('[aria-current]')).not.toBe(await stepBorder(':not([aria-current])'));
  expect(await colorOf('main select + svg', 'color')).toBe(await colorOf('main select', 'color'));
  expect(await colorOf('main nav [aria-current=page]', 'outline-style')).toBe('solid');
});

test('shows the parts of the balance, and no video behind texts, in forced colors', async ({
  loggedInPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/dashboard');
  const balance = page.getByRole('region', { name: 'Total balance' });
  const marks = balance.getByRole('listitem').locator('> span:empty');
  await expect(marks).toHaveCount(2);
  await expect(page.locator('video')).toBeHidden();
  const colors = await marks.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(new Set(colors).size).toBe(2);
});

test('keeps the button that submits a payment in view on a phone', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/pay');
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review payment' })).toBeInViewport({ ratio: 1 });
});
