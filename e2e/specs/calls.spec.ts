import { API_KEY_HEADER, API_PREFIX } from '@hashgrid/contracts';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { API_KEY } from '../fixtures/callApi';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';
import { expectDashboard, expectUrl, submitLogin } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

const recordAllCalls = (context: BrowserContext): Request[] => {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(API_PREFIX)) calls.push(request);
  });
  return calls;
};

/** A call that the login page may repeat, without a token, while the login is in flight. */
const WELCOME_PATH = '/public/game/welcome';

test('[C1] sends the API key with every call, and the bearer token once logged in', async ({
  page,
  context,
  player,
}) => {
  const calls = recordAllCalls(context);
  await page.goto('/login');
  await submitLogin(page, player);
  await expectUrl(page, '/dashboard');
  await expectDashboard(page);
  const { accessToken } = Object.fromEntries(
    (await context.cookies()).map(({ name, value }) => [name, value]),
  );
  await expect(page.getByRole('region', { name: 'Next block' }).getByText('Live')).toBeVisible();
  expect(calls.map((call) => new URL(call.url()).pathname)).toContain(`${API_PREFIX}/shared/mining/events`);
  const login = calls.findIndex((call) => call.url().endsWith('/login/credential'));
  const callsOfPlayer = calls.slice(login + 1).filter((call) => !call.url().endsWith(WELCOME_PATH));
  for (const call of calls) expect(await call.headerValue(API_KEY_HEADER), call.url()).toBe(API_KEY);
  for (const call of calls.slice(0, login + 1))
    expect(await call.headerValue('authorization'), call.url()).toBeNull();
  for (const call of callsOfPlayer)
    expect(await call.headerValue('authorization'), call.url()).toBe(`Bearer ${accessToken}`);
});

test('[C10, C12, C13] requests profile, wallets and prices once each for the dashboard', async ({
  loggedInPage: page,
  context,
}) => {
  const calls = recordAllCalls(context);
  await page.goto('/dashboard');
  await expectDashboard(page);
  await waitForNetworkIdle(page);
  const paths = calls.map((call) => new URL(call.url()).pathname.slice(API_PREFIX.length));
  for (const path of ['/shared/client/profile', '/shared/client/wallets', '/shared/token/all'])
    expect(
      paths.filter((calledPath) => calledPath === path),
      path,
    ).toHaveLength(1);
});

test('[X3] shows the server’s message for a failed call', async ({ loggedInPage: page, consoleErrors }) => {
  consoleErrors.allow(/status of 500/);
  await page.route(`**${API_PREFIX}/shared/token/all`, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'The prices are on strike.' } }),
  );
  // Does not wait for the load event: on a busy machine, the toast may close before it.
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('The prices are on strike.'),
  ).toBeVisible();
});

for (const { content, response } of [
  { content: 'HTML', response: { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' } },
  { content: 'truncated JSON', response: { status: 200, contentType: 'application/json', body: '{"data":' } },
  {
    content: 'nulls',
    response: { status: 200, json: { data: { wallets: [null, { token: null, balance: null }] } } },
  },
  {
    content: 'an error with an object as message',
    response: { status: 500, json: { statusCode: 500, message: { html: '<b>' } } },
  },
]) {
  test(`[X3, E1] keeps the page usable when the response for the wallets is ${content}`, async ({
    loggedInPage: page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 50/);
    await page.route(`**${API_PREFIX}/shared/client/wallets`, (route) => route.fulfill(response));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1, exact: true })).toBeVisible();
    await waitForNetworkIdle(page);
    await expect(page.getByText('Oops, something wrong.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(page.getByText('[object Object]')).toBeHidden();
  });
}

/** Records the texts of all later toasts. */
const recordToasts = async (page: Page): Promise<() => Promise<string[]>> => {
  const toasts = await page
    .getByRole('region', { name: 'Notifications' })
    .evaluateHandle((region: HTMLElement) => {
      const texts: string[] = [];
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const { textContent } of addedNodes) texts.push(textContent ?? '');
      }).observe(region, { childList: true });
      return texts;
    });
  return () => toasts.jsonValue();
};

test('reports ten minutes offline once and refetches balances when back online', async ({
  loggedInPage: page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.clock.install();
  await page.goto('/dashboard');
  await expectDashboard(page);
  const readToasts = await recordToasts(page);
  await context.setOffline(true);
  for (let minute = 0; minute < 10; minute++) await page.clock.runFor(60_000);
  await waitForNetworkIdle(page);
  expect(await readToasts()).toHaveLength(1);
  await context.setOffline(false);
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/shared/client/wallets') && response.ok(),
  );
  await page.clock.runFor(61_000);
  await answered;
  await expectDashboard(page);
});

test('requests nothing from other hosts unless the player asks for it', async ({
  loggedInPage: page,
  context,
  baseURL,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  for (const path of ['/', '/dashboard', '/wallet', '/pay', '/setting']) {
    await page.goto(path);
    await waitForNetworkIdle(page);
  }
  expect(foreign).toEqual([]);
});
