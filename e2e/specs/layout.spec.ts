import { LANGUAGES } from '@hashgrid/contracts';
import { hasNoOverflow } from '../fixtures/hasNoOverflow';
import { pauseClock } from '../fixtures/pauseClock';
import { expectDashboard, expectLogin, expectUrl, openAccountMenu, pageHeading } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

test.describe('logged in', () => {
  test.beforeEach(async ({ loggedInPage: page }) => {
    await page.goto('/dashboard');
    await expectDashboard(page);
  });

  test.describe('with motion', () => {
    // With reduced motion the video does not play.
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('[L1] has a menu at the left, a header with the avatar and a looping background video', async ({
      page,
    }) => {
      const menu = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
      const main = await page.getByRole('main').boundingBox();
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
      const header = page.getByRole('banner');
      expect((await header.boundingBox())?.y).toBe(0);
      await expect(header.getByRole('button', { name: 'Account menu' }).locator('img')).toBeVisible();
      const video = page.locator('video');
      await expect(video).toHaveJSProperty('loop', true);
      await expect(video).toHaveJSProperty('muted', true);
      await expect(page.locator('[aria-hidden=true] video')).toHaveCount(1);
      const isPlaying = () =>
        video.evaluate(
          (node: HTMLVideoElement) => !node.paused && node.currentTime > 0 && node.videoWidth > 0,
        );
      await expect.poll(isPlaying).toBe(true);
      await header.getByRole('button', { name: 'Pause background video' }).click();
      await expect.poll(isPlaying).toBe(false);
      await page.reload();
      await expect(header.getByRole('button', { name: 'Play background video' })).toBeVisible();
    });
  });

  test('[L3] switches from mobile to desktop layout at 1200 px', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    for (const { width, isMobile } of [
      { width: 1200, isMobile: false },
      { width: 1199, isMobile: true },
      { width: 1200, isMobile: false },
      { width: 360, isMobile: true },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(opener, `at ${width} px`).toBeVisible({ visible: isMobile });
      await expect(menu, `at ${width} px`).toBeVisible({ visible: !isMobile });
      await expect.poll(() => hasNoOverflow(page), { message: `no overflow at ${width} px` }).toBe(true);
    }
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await opener.click();
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });

  test('[L4] shows the default avatar and five entries in the account menu', async ({
    page,
    context,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_/);
    await openAccountMenu(page);
    const header = page.getByRole('banner');
    const link = (name: string) => header.getByRole('link', { name });
    await expect(link('Dashboard')).toHaveAttribute('href', '/dashboard');
    await expect(link('Pay')).toHaveAttribute('href', '/pay');
    await expect(link('Wallet')).toHaveAttribute('target', '_blank');
    await expect(link('Support')).toHaveAttribute('href', /^https:\/\//);
    await expect(link('Support')).toHaveAttribute('target', '_blank');
    await expect(link('Support')).toHaveAttribute('rel', /noopener/);
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
    const image = header.getByRole('button', { name: 'Account menu' }).locator('img');
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
    const opened = context.waitForEvent('page');
    await link('Wallet').click();
    const tab = await opened;
    await expectUrl(tab, '/wallet');
    await expect(tab.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();
    await expectUrl(page, '/dashboard');
  });

  test('[L4] keeps the account menu and the language menu within a phone’s window', async ({ page }) => {
    await page.route('**/shared/client/profile', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, data: { ...body.data, username: 'W'.repeat(20) } } });
    });
    await page.reload();
    await expectDashboard(page);
    for (const width of [320, 390, 576]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('navigation', { name: 'Quick navigation' })).toBeVisible();
      for (const { name, lastItem } of [
        { name: 'Account menu', lastItem: 'Logout' },
        { name: /^Language/, lastItem: LANGUAGES.at(-1)!.language },
      ]) {
        const button = page.getByRole('button', { name });
        await button.click();
        const menu = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
        await expect(menu.getByRole('button', { name: lastItem })).toBeAttached();
        const box = await menu.boundingBox();
        expect(box?.x, `left edge at ${width} px`).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), `right edge at ${width} px`).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
      }
    }
  });

  test('[L4] operates the account menu with the keyboard', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Account menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: /: Profile$/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Settings' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  });

  test('[L5] lists only Dashboard in the menu, with its sections, and channel, social page and partner in the community list', async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const entries = menu.locator('ul:not(ul ul) > li > div').getByRole('link');
    await expect(entries).toHaveCount(1);
    await expect(entries).toHaveAccessibleName('Dashboard');
    await expect(entries).toHaveAttribute('aria-current', 'page');
    await expect(menu.locator('ul ul').getByRole('link')).toHaveText([
      'Nodes',
      'Mining',
      'Network',
      'Leaderboards',
      'Achievements',
      'Wallet',
      'Pay',
      'Transactions',
      'Settings',
      'How it works',
    ]);
    const links = page.getByRole('region', { name: 'Community' }).getByRole('link');
    await expect(links).toHaveCount(3);
    for (const name of [/channel/i, /social/i, /partner/i])
      await expect(links.filter({ hasText: name })).toHaveAttribute('href', /^https?:\/\//);
  });

  test('shows that a community link opens a new tab on the line of its name', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const link = page.getByRole('region', { name: 'Community' }).getByRole('link').first();
    const icon = await link.getByRole('img', { name: 'opens in a new tab' }).boundingBox();
    const line = await link.locator('svg').first().boundingBox();
    expect(icon!.y).toBeGreaterThanOrEqual(line!.y);
    expect(icon!.y + icon!.height).toBeLessThanOrEqual(line!.y + line!.height);
  });

  test('[L6] [E6] shows flag and name of all 15 languages in the language picker', async ({ page }) => {
    await page.getByRole('button', { name: /^Language: English/ }).click();
    expect(LANGUAGES).toHaveLength(15);
    for (const { language: name } of LANGUAGES) {
      const flag = page.getByRole('button', { name, exact: true }).locator('img');
      await expect(flag).toBeVisible();
      await expect(flag).toHaveAttribute('src', /^\/assets\/flags\/\w+\.svg$/);
      await expect
        .poll(() => flag.evaluate((node: HTMLImageElement) => node.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('[L6] finds a language by its first letters, and chooses it with Enter', async ({ page }) => {
    const button = page.getByRole('button', { name: /^Language: / });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
    // Paused, because a letter that is typed late, as on a busy machine, begins a new word.
    await page.clock.install();
    await pauseClock(page);
    await page.keyboard.type('de');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toBeFocused();
    await page.clock.resume();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('button', { name: /: Deutsch$/ })).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  });

  test('[L13] serves the logo as a fixed image at the site root', async ({ page, request }) => {
    const logo = page.locator('img[src="/logo.svg"]').first();
    await expect(logo).toBeAttached();
    const response = await request.get('/logo.svg');
    expect(response.ok()).toBe(true);
    expect(response.headers()['content-type']).toContain('image/svg+xml');
  });

  test('[L15] keeps --vh at one percent of the window height', async ({ page }) => {
    const readVh = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--vh').trim());
    expect(await readVh()).toBe('8px');
    await page.setViewportSize({ width: 1280, height: 655 });
    await expect.poll(readVh).toBe('6.55px');
  });
});

test('[L2] shows pages for guests without the layout', async ({ page }) => {
  for (const path of ['/login', '/sign-up']) {
    await page.goto(path);
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
  }
});

test('[L2] fits a form for guests on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login');
  await expectLogin(page);
  expect(await hasNoOverflow(page)).toBe(true);
});

test('[LG9] choices that need more than one row on a phone have columns of equal width', async ({
  loggedInPage: page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'it-IT'));
  const readBoxes = async () => {
    const labels = page.locator('label').filter({ has: page.locator('input[name=motion]') });
    await expect(labels).toHaveCount(3);
    return Promise.all((await labels.all()).map((label) => label.boundingBox()));
  };
  await page.goto('/setting');
  await expect(page.locator('input[name=motion]')).toHaveCount(3);
  await expect.poll(async () => new Set((await readBoxes()).map((box) => box?.y)).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => new Set((await readBoxes()).map((box) => box?.y)).size).toBeGreaterThan(1);
  const boxes = await readBoxes();
  expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size, 'widths').toBe(1);
  // On a desktop, they are in one row again.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => new Set((await readBoxes()).map((box) => box?.y)).size).toBe(1);
});

test('[L8] shows an error with a button that reloads when the shell fails to render', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/TypeError/);
  await page.route('**/dashboard', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"community":[', '"community":[null,');
    return route.fulfill({ response, body });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Oops, something wrong.' })).toBeVisible();
  await expect(page.getByText(/Error tracking id: \S+/)).toBeVisible();
  await page.unroute('**/dashboard');
  await page.getByRole('button', { name: 'Click here to reset!' }).click();
  await expectDashboard(page);
});

test('adds no media query to the style sheet when a menu opens, because all styles would be computed anew', async ({
  loggedInPage: page,
}) => {
  await page.goto('/dashboard');
  await expectDashboard(page);
  // Clicks and compares within one task of the page, so that nothing else can add rules. React renders the change in a microtask.
  const added = await page.getByRole('button', { name: 'Account menu' }).evaluate(async (button) => {
    const listRules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const before = new Set(listRules());
    (button as HTMLButtonElement).click();
    await Promise.resolve();
    return listRules().flatMap((rule) => (before.has(rule) ? [] : rule.constructor.name));
  });
  expect(added).toContain('CSSStyleRule');
  expect(added).not.toContain('CSSMediaRule');
});
