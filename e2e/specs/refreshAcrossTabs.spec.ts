import { API_PREFIX, type LoginTokens } from '@hashgrid/contracts';
import type { BrowserContext } from '@playwright/test';
import { readCookies } from '../fixtures/readCookies';
import { createDeferred } from '../fixtures/createDeferred';
import { expireToken, respondExpired } from '../fixtures/expireToken';
import { makePlayer } from '../fixtures/player';
import { expectDashboard, expectLogin, expectUrl, logOut, submitLogin } from '../fixtures/screens';
import { expectPlayer, isAt, openTab, triggerRefetch } from '../fixtures/tabs';
import { expect, test } from '../fixtures/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';

const REFRESH_PATH = '/shared/auth/refresh';
const WALLETS_PATH = '/shared/client/wallets';

test.beforeEach(({ consoleErrors }) =>
  consoleErrors.allow(/the server responded with a status of 401/, /ERR_ABORTED|ERR_FAILED/),
);

/** Opens two tabs. The second one has a token refresh in flight, which completes when `completeRefresh` is called. */
const startSlowRefresh = async (context: BrowserContext, session: LoginTokens) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  const [refreshed, deferred] = [createDeferred(), createDeferred()];
  let fulfilled = Promise.resolve();
  await second.route(`**${API_PREFIX}${REFRESH_PATH}`, async (route) => {
    // The server has refreshed the token; only the response is delayed.
    const response = await route.fetch();
    refreshed.resolve();
    await deferred.promise;
    fulfilled = route.fulfill({ response }).catch(() => undefined);
    return fulfilled;
  });
  await second.route(`**${API_PREFIX}${WALLETS_PATH}`, async (route, request) =>
    request.headers().authorization === `Bearer ${session.accessToken}`
      ? respondExpired(route)
      : route.fallback(),
  );
  await second.evaluate(triggerRefetch);
  await refreshed.promise;
  const completeRefresh = async () => {
    deferred.resolve();
    await fulfilled;
    await waitForNetworkIdle(second);
  };
  return { first, second, completeRefresh };
};

test('[X1, A8] stays logged out when a token refresh completes after the logout', async ({
  context,
  session,
}) => {
  const { first, second, completeRefresh } = await startSlowRefresh(context, session);
  await logOut(first);
  await expect(second).toHaveURL(isAt('/login'));
  await completeRefresh();
  expect(await readCookies(context)).toEqual({});
  for (const tab of [first, second]) {
    await tab.reload();
    await expectUrl(tab, '/login');
    await expectLogin(tab);
  }
});

test('[X1, X2] keeps another player’s session when an old token refresh completes after that login', async ({
  context,
  product,
  session,
}) => {
  const other = await makePlayer(product.url);
  const { first, second, completeRefresh } = await startSlowRefresh(context, session);
  await logOut(first);
  await submitLogin(first, other);
  await expectDashboard(first);
  const before = await readCookies(context);
  await completeRefresh();
  expect(await readCookies(context)).toEqual(before);
  await expectPlayer(first, other.username);
  await expectPlayer(second, other.username);
});

test('[X4] takes over from a tab that is suspended during its refresh, and keeps the session when it wakes', async ({
  context,
  session,
}) => {
  const { first, second, completeRefresh } = await startSlowRefresh(context, session);
  await expireToken(context, session.accessToken);
  const wallets = first.waitForResponse((response) => response.url().endsWith(WALLETS_PATH) && response.ok());
  await first.evaluate(triggerRefetch);
  await wallets;
  const before = await readCookies(context);
  expect(before.accessToken).not.toBe(session.accessToken);
  await completeRefresh();
  expect(await readCookies(context)).toEqual(before);
  for (const tab of [first, second]) {
    await tab.reload();
    await expectDashboard(tab);
  }
});
