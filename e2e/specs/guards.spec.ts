import { COOKIE_NAMES, type LoginTokens } from '@hashgrid/contracts';
import { createDeferred } from '../fixtures/createDeferred';
import { expect, test } from '../fixtures/test';
import { expectLogin, expectUrl, loginFor, sendLogin } from '../fixtures/screens';

type Who = 'guest' | 'half signed in' | 'signed in' | 'signed in with a two-factor cookie';

const TWO_FACTOR: LoginTokens = { gg2FAToken: 'a-challenge' };
const WITH_QUERY = '/wallet?token=ORE&from=a%20mail#top';

interface Case {
  rows: string;
  who: Who;
  at: string;
  lands: string;
}

const CASES: Case[] = [
  { rows: '[G1, G4]', who: 'guest', at: '/dashboard', lands: loginFor('/dashboard') },
  { rows: '[G4]', who: 'guest', at: WITH_QUERY, lands: loginFor(WITH_QUERY) },
  { rows: '[G5]', who: 'guest', at: '/', lands: '/login' },
  { rows: '[G1]', who: 'guest', at: '/login', lands: '/login' },
  { rows: '[G1]', who: 'guest', at: '/sign-up?returnUrl=%2Fpay#x', lands: '/sign-up?returnUrl=%2Fpay#x' },
  { rows: '[G3]', who: 'half signed in', at: '/dashboard', lands: '/authentication' },
  { rows: '[G3]', who: 'half signed in', at: '/', lands: '/authentication' },
  { rows: '[G6]', who: 'half signed in', at: '/login', lands: '/login' },
  { rows: '[G7]', who: 'signed in', at: '/login', lands: '/dashboard' },
  { rows: '[G7]', who: 'signed in', at: '/sign-up', lands: '/dashboard' },
  { rows: '[G7]', who: 'signed in', at: loginFor(WITH_QUERY), lands: WITH_QUERY },
  { rows: '[G1]', who: 'signed in', at: WITH_QUERY, lands: WITH_QUERY },
  { rows: '[G1]', who: 'signed in', at: '/', lands: '/' },
  { rows: '[G6]', who: 'signed in with a two-factor cookie', at: '/login', lands: '/authentication' },
  { rows: '[G6]', who: 'signed in with a two-factor cookie', at: loginFor('/pay'), lands: '/authentication' },
  { rows: '[G1]', who: 'signed in with a two-factor cookie', at: WITH_QUERY, lands: WITH_QUERY },
];

const signedInTest = test.extend({
  page: async ({ page, session: _session }, use) => use(page),
});

const without = (place: string): string => place.split('?')[0] ?? place;

for (const { rows, who, at, lands } of CASES) {
  const isSignedIn = who.startsWith('signed in');
  const hasChallenge = who === 'half signed in' || who.endsWith('cookie');
  const testAs = isSignedIn ? signedInTest : test;
  test.describe(`${who} at ${at}`, () => {
    testAs(`${rows} lands at ${lands}`, async ({ page, setTokens }) => {
      if (hasChallenge) await setTokens(TWO_FACTOR);
      await page.goto(at);
      // Where a two-factor page keeps the way back is its own matter; the path is not.
      if (lands === '/authentication') await expect(page).toHaveURL((url) => url.pathname === lands);
      else await expectUrl(page, lands);
      await expect(page).toHaveTitle(/ \| Hashgrid$/);
      await page.reload();
      await expect(page).toHaveURL((url) => url.pathname === without(lands));
    });
  });
}

test('[G2] the place is kept behind a spinner while it is not known who is there', async ({
  signedInPage: page,
}) => {
  const gate = createDeferred();
  await page.route('**/api/v1/shared/client/profile', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/wallet');
  await expect(page.getByRole('status').or(page.getByRole('progressbar')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeHidden();
  await expectUrl(page, '/wallet');
  gate.open();
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible();
});

test('[G3] a cookie with user data of another service is read, never written', async ({ page, context }) => {
  await page.goto('/dashboard');
  await expectLogin(page);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => !Object.values(COOKIE_NAMES).some((known) => known === name))).toEqual([]);
});

test('[G4, G7] a guest comes back to the page that was asked for', async ({ page, player }) => {
  await page.goto(WITH_QUERY);
  await expectUrl(page, loginFor(WITH_QUERY));
  await sendLogin(page, player);
  await expectUrl(page, WITH_QUERY);
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible();
});
