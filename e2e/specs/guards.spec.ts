import { COOKIE_NAMES, type LoginTokens } from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { createDeferred } from '../fixtures/createDeferred';
import { readCookies } from '../fixtures/readCookies';
import { expect, test } from '../fixtures/test';
import { expectLogin, expectUrl, getLoginUrl, pageHeading, submitLogin } from '../fixtures/screens';

type SessionKind = 'guest' | 'after the first factor' | 'logged in' | 'logged in with a two-factor cookie';

const TWO_FACTOR: LoginTokens = { gg2FAToken: 'a-challenge' };
const WITH_QUERY = '/wallet?token=ORE&from=a%20mail#top';

interface Case {
  /** Requirement rows that the case proves. */
  rows: string;
  who: SessionKind;
  /** The URL that is opened. */
  at: string;
  /** The URL that is shown in the end. */
  lands: string;
}

const CASES: Case[] = [
  { rows: '[G1, G4]', who: 'guest', at: '/dashboard', lands: getLoginUrl('/dashboard') },
  { rows: '[G4]', who: 'guest', at: WITH_QUERY, lands: getLoginUrl(WITH_QUERY) },
  { rows: '[G5]', who: 'guest', at: '/', lands: '/login' },
  { rows: '[G1]', who: 'guest', at: '/login', lands: '/login' },
  { rows: '[G1]', who: 'guest', at: '/sign-up?returnUrl=%2Fpay#x', lands: '/sign-up?returnUrl=%2Fpay#x' },
  { rows: '[G3]', who: 'after the first factor', at: '/dashboard', lands: '/authentication' },
  { rows: '[G3]', who: 'after the first factor', at: '/', lands: '/authentication' },
  { rows: '[G1]', who: 'after the first factor', at: '/login', lands: '/login' },
  { rows: '[G7]', who: 'logged in', at: '/login', lands: '/dashboard' },
  { rows: '[G7]', who: 'logged in', at: '/sign-up', lands: '/dashboard' },
  { rows: '[G7]', who: 'logged in', at: getLoginUrl(WITH_QUERY), lands: WITH_QUERY },
  { rows: '[G1]', who: 'logged in', at: WITH_QUERY, lands: WITH_QUERY },
  { rows: '[G1]', who: 'logged in', at: '/', lands: '/' },
  { rows: '[G6]', who: 'logged in with a two-factor cookie', at: '/login', lands: '/authentication' },
  {
    rows: '[G6]',
    who: 'logged in with a two-factor cookie',
    at: getLoginUrl('/pay'),
    lands: '/authentication',
  },
  { rows: '[G1]', who: 'logged in with a two-factor cookie', at: WITH_QUERY, lands: WITH_QUERY },
];

const loggedInTest = test.extend({
  page: async ({ page, session: _session }, use) => use(page),
});

const getPathname = (url: string): string => url.split('?')[0] ?? url;

/** Adds the two-factor cookie for the cases that have one. */
const addTwoFactorCookie = async (
  who: SessionKind,
  setTokens: (tokens: LoginTokens) => Promise<void>,
): Promise<void> => {
  if (who === 'after the first factor' || who.endsWith('cookie')) await setTokens(TWO_FACTOR);
};

/** Compares only the path of the two-factor page, which may keep the return URL in any form. */
const expectLanding = (page: Page, lands: string): Promise<void> =>
  lands === '/authentication'
    ? expect(page).toHaveURL((url) => url.pathname === lands)
    : expectUrl(page, lands);

for (const { rows, who, at, lands } of CASES) {
  const testAs = who.startsWith('logged in') ? loggedInTest : test;

  testAs(`${rows} ${who} at ${at} lands at ${lands}`, async ({ page, setTokens }) => {
    await addTwoFactorCookie(who, setTokens);
    await page.goto(at);
    await expectLanding(page, lands);
    // The URL may also match while the guard has not decided yet, so it is compared again when the page is shown.
    await expect(pageHeading(page)).toBeVisible();
    await expectLanding(page, lands);
    await expect(page).toHaveTitle(/ \| Hashgrid$/);
    await page.reload();
    await expect(pageHeading(page)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === getPathname(lands));
  });
}

test('[G2] shows a spinner and keeps the URL until the session is resolved', async ({
  loggedInPage: page,
}) => {
  const deferred = createDeferred();
  await page.route('**/api/v1/shared/client/profile', async (route) => {
    await deferred.promise;
    await route.continue();
  });
  await page.goto('/wallet');
  await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeHidden();
  await expectUrl(page, '/wallet');
  deferred.resolve();
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();
});

test('[G3] writes no cookies but those of the session', async ({ page, context }) => {
  await page.goto('/dashboard');
  await expectLogin(page);
  const names = Object.keys(await readCookies(context));
  expect(
    names.filter((name) => !Object.values(COOKIE_NAMES).some((cookieName) => cookieName === name)),
  ).toEqual([]);
});

test('[G4, G7] returns a guest to the requested page after login', async ({ page, player }) => {
  await page.goto(WITH_QUERY);
  await expectUrl(page, getLoginUrl(WITH_QUERY));
  await submitLogin(page, player);
  await expectUrl(page, WITH_QUERY);
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();
});
