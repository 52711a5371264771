import { expect, test } from '../fixtures/test';
import { loginButton } from '../fixtures/screens';

const ORIGINAL = { width: 1280, height: 800 };

// In one worker, so that the second test gets the context of the first one.
test.describe.configure({ mode: 'serial' });

test('leaves state of every kind in the browser', async ({ page, context, baseURL }) => {
  await context.addInitScript(() => Object.assign(window, { leftScript: true }));
  await context.exposeBinding('leftBinding', () => undefined);
  await page.goto('/login');
  await expect(loginButton(page)).toBeVisible();
  await page.goto('/sign-up');
  await page.evaluate(async () => {
    window.name = 'left';
    document.cookie = 'left=1; path=/';
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    await (await caches.open('left')).put('/left', new Response('left'));
    await new Promise((resolve, reject) => {
      const opened = indexedDB.open('left');
      opened.onsuccess = resolve;
      opened.onerror = reject;
    });
  });
  await context.grantPermissions(['clipboard-read'], { origin: baseURL });
  await context.setGeolocation({ latitude: 1, longitude: 1 });
  await context.setExtraHTTPHeaders({ 'x-left': '1' });
  await page.setViewportSize({ width: 500, height: 500 });
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await context.route('**/login', (route) => route.abort());
  await page.clock.install({ time: 0 });
  await context.newPage();
  await context.setOffline(true);
});

test('finds no state of the previous test', async ({ page, context }) => {
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await page.goto('/login');
  await expect(loginButton(page)).toBeEnabled();
  expect(await (await sent).allHeaders()).not.toHaveProperty('x-left');
  expect(page.viewportSize()).toEqual(ORIGINAL);
  const { scripts, ...found } = await page.evaluate(async () => ({
    name: window.name,
    historyLength: history.length,
    storage: [localStorage, sessionStorage].map((storage) => storage.getItem('left')),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    permission: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    isOnline: navigator.onLine,
    globals: ['leftScript', 'leftBinding'].filter((name) => name in window),
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    hasReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isClockReal: Date.now() > 1e12,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).transferSize })),
  }));
  expect(found).toEqual({
    name: '',
    historyLength: 2,
    storage: [null, null],
    caches: [],
    databases: [],
    permission: 'prompt',
    isOnline: true,
    globals: [],
    width: ORIGINAL.width,
    isDark: false,
    hasReducedMotion: true,
    isClockReal: true,
  });
  // A preloaded script is listed a second time, without bytes, when it is run.
  const fetched = scripts.filter(({ bytes }) => bytes > 0).map(({ name }) => name);
  expect(fetched.length).toBeGreaterThan(0);
  expect(new Set(scripts.map(({ name }) => name)), 'scripts, none from a cache').toEqual(new Set(fetched));
});
