import { API_PREFIX } from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { createDeferred } from '../fixtures/createDeferred';
import { expectDashboard, expectLogin, submitLogin, totalBalance } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

/** Key in local storage of the persisted state. */
const STATE_KEY = 'persist:primary';

interface Persisted {
  user: {
    user: { username: string } | null;
    wallets: Record<string, { balance: string; isCurrency: boolean }>;
  };
  tokens: { tokens: Record<string, { code: string }> };
  _persist: { version: number };
}

const readPersisted = async (page: Page): Promise<Persisted | null> => {
  const text = await page.evaluate((key) => localStorage.getItem(key), STATE_KEY);
  if (!text) return null;
  const parts = Object.entries(JSON.parse(text) as Record<string, string>);
  return Object.fromEntries(parts.map(([name, part]) => [name, JSON.parse(part)])) as Persisted;
};

test('[E4, E1, E2] persists the user with wallets and tokens under "primary", version 1', async ({
  page,
  session,
  player,
}) => {
  await page.goto('/dashboard');
  await expectDashboard(page);
  await expect
    .poll(() => readPersisted(page))
    .toMatchObject({
      user: {
        user: { username: player.username },
        wallets: {
          USDT: { symbol: 'USDT', isCurrency: true, balance: expect.stringMatching(/^25/) },
          ORE: { isCurrency: false },
        },
      },
      tokens: { tokens: { ORE: { code: 'ORE' } } },
      _persist: { version: 1 },
    });
  const persisted = await readPersisted(page);
  expect(Object.keys(persisted ?? {}).sort()).toEqual(['_persist', 'tokens', 'user']);
  expect(JSON.stringify(persisted)).not.toContain(session.accessToken);
});

const BROKEN_STATES: Record<string, string> = {
  'not JSON': '{not json',
  null: 'null',
  'a list': '[1,2]',
  'of another version': JSON.stringify({
    user: '{"user":null,"wallets":[null]}',
    tokens: '{}',
    _persist: '{"version":99,"rehydrated":true}',
  }),
  'of another shape': JSON.stringify({
    user: '[]',
    tokens: '"x"',
    _persist: '{"version":1,"rehydrated":true}',
  }),
  'full of invalid values': JSON.stringify({
    user: '{"user":null,"wallets":{"USDT":null}}',
    tokens: '{"tokens":{"ORE":null}}',
    _persist: '{"version":1,"rehydrated":true}',
  }),
};

for (const [problem, text] of Object.entries(BROKEN_STATES)) {
  test(`[E5] starts with a persisted state that is ${problem}`, async ({
    loggedInPage: page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/redux-persist/);
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [STATE_KEY, text],
    );
    // Held back, because responses would replace the persisted wallets and tokens before these are rendered.
    const rendered = createDeferred();
    await page.route(`**${API_PREFIX}/shared/{client/wallets,token/all}`, async (route) => {
      await rendered.promise;
      await route.continue();
    });
    await page.goto('/pay');
    await expect(page.getByRole('heading', { name: 'Pay', level: 1, exact: true })).toBeVisible();
    rendered.resolve();
    await page.goto('/dashboard');
    await expectDashboard(page);
    await expect(totalBalance(page)).toHaveText('25.00 USDT');
  });
}

test('[E5] starts and logs in when the storage throws', async ({ page, player }) => {
  await page.addInitScript(() => {
    const throwBlocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: throwBlocked });
    Object.defineProperty(window, 'sessionStorage', { get: throwBlocked });
  });
  await page.goto('/login');
  await submitLogin(page, player);
  await expectDashboard(page);
});

test('[E5] works when the storage is full', async ({ page, player }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await submitLogin(page, player);
  await expectDashboard(page);
  await page.reload();
  await expectDashboard(page);
});

test('[E5, E3] starts with cookies blocked and explains it on the login page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await expectLogin(page);
  await expect(page.getByText('Your browser is blocking cookies.', { exact: false })).toBeVisible();
});

/** Makes the shell crash on every render while local storage or the cookies contain a text. */
const crashWhileStored = (page: Page, text: string) =>
  page.addInitScript((cause) => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (`${JSON.stringify(localStorage)} ${document.cookie}`.includes(cause))
        throw new Error('Crashed on purpose');
      return matchMedia.call(window, query);
    };
  }, text);

const resetButton = (page: Page) => page.getByRole('button', { name: 'Click here to reset!' });
const logOutButton = (page: Page) => page.getByRole('button', { name: 'Log out', exact: true });

test('[L8] the reset recovers from a crash tied to stored state, and keeps the session', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Crashed on purpose/);
  await page.goto('/dashboard');
  await expectDashboard(page);
  await page.evaluate(() => localStorage.setItem('preferences', '{"cause":"bad-value"}'));
  await crashWhileStored(page, 'bad-value');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Oops, something wrong.' })).toBeVisible();
  await expect(logOutButton(page)).toHaveCount(0);
  await resetButton(page).click();
  await expectDashboard(page);
});

test('[L8] a crash that survives the reset offers to log out, which fixes it', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Crashed on purpose/);
  await crashWhileStored(page, 'accessToken=');
  await page.goto('/dashboard');
  await expect(resetButton(page)).toBeVisible();
  await expect(logOutButton(page)).toHaveCount(0);
  const reloaded = page.waitForEvent('load');
  await resetButton(page).click();
  await reloaded;
  await logOutButton(page).click();
  await expectLogin(page);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('accessToken');
});
