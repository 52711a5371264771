import { act, screen, waitFor, within } from '@testing-library/react';
import { api as platformApi, useReturnUrl } from '@hashgrid/platform';
import { fail } from '@hashgrid/testing';
import { renderShell } from '../../test/renderShell';

test.each([
  ['guest', '/wallet?x=1#top', '/login?returnUrl=%2Fwallet%3Fx%3D1%23top', 'LoginPage'],
  ['guest', '/', '/login', 'LoginPage'],
  ['twoFactor', '/wallet', '/authentication', 'CodePage'],
  ['twoFactor', '/', '/authentication', 'CodePage'],
  ['guest', '/wallet/', '/login?returnUrl=%2Fwallet%2F', 'LoginPage'],
  ['guest', '/WALLET', '/login?returnUrl=%2FWALLET', 'LoginPage'],
  ['guest', '/login', '/login', 'LoginPage'],
  ['loggedIn', '/login', '/dashboard', 'DashboardPage'],
  ['loggedIn', '/LOGIN/', '/dashboard', 'DashboardPage'],
  // Unlike a login, the guard doesn't ignore the home page as a return URL.
  ['loggedIn', '/login?returnUrl=%2F', '/', 'HomePage'],
  ['loggedIn', '/login?returnUrl=/wallet', '/wallet', 'WalletPage'],
  ['loggedIn', '/login?returnUrl=https://evil.example', '/dashboard', 'DashboardPage'],
  ['loggedIn', '/login?returnUrl=/%5Cevil.example', '/dashboard', 'DashboardPage'],
  ['loggedIn', '/login?returnUrl=%2F%2Fevil.example', '/dashboard', 'DashboardPage'],
  ['loggedIn', '/wallet', '/wallet', 'WalletPage'],
] as const)('[G1] [G3] [G4] [G5] [G7] [G8] %s at %s lands on %s', async (session, path, target, page) => {
  const { location } = await renderShell({ session, path });
  expect(await screen.findByRole('heading', { name: page })).toBeInTheDocument();
  expect(location()).toBe(target);
});

test('[G3] the code page gets the URL of the requested page as its return URL', async () => {
  const CodePage = () => <h1>{`Return to ${useReturnUrl()}`}</h1>;
  const path = '/wallet?x=1#top';
  const { location } = await renderShell({
    session: 'twoFactor',
    path,
    loader: { load: async () => CodePage },
  });
  expect(await screen.findByRole('heading', { name: `Return to ${path}` })).toBeInTheDocument();
  expect(location()).toBe('/authentication');
});

test('[G6] a logged-in player with a two-factor cookie is redirected from a guest page to the code page', async () => {
  document.cookie = 'gg2FAToken=two-factor-1; path=/';
  const { location } = await renderShell({ path: '/login' });
  expect(await screen.findByRole('heading', { name: 'CodePage' })).toBeInTheDocument();
  expect(location()).toBe('/authentication');
});

test('[G2] shows a spinner when there is a user-data cookie but no user', async () => {
  document.cookie = 'userData=1; path=/';
  const { location } = await renderShell({ session: 'guest', path: '/wallet' });
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading');
  expect(location()).toBe('/wallet');
});

/** Loads pages that show the URL to which a login returns. */
const returnUrlLoader = {
  load: async (_remote: unknown, page: string) => () => <h1>{`${page}, return to ${useReturnUrl()}`}</h1>,
};

test.each([
  ['the page', '/wallet'],
  ['the return URL of a login page', '/login?returnUrl=%2Fwallet'],
])(
  '[A2] redirects to /login, after one request, when the profile fails to load at the start; the login returns to %s',
  async (_, path) => {
    const { location, api } = await renderShell({
      path,
      loader: returnUrlLoader,
      api: {
        'GET /shared/client/profile': fail(500, 'Broken'),
        'GET /shared/client/wallets': fail(500, 'Broken'),
      },
    });
    expect(await screen.findByRole('heading', { name: 'LoginPage, return to /wallet' })).toBeInTheDocument();
    expect(location()).toBe('/login');
    expect(api.callsTo('GET /shared/client/profile')).toHaveLength(1);
  },
);

test.each([
  ['returns to the page', '/wallet?x=1', '/wallet?x=1'],
  ['returns to no page from the home page', '/', 'null'],
])('[X2] redirects to /login when the session is revoked, says why, and %s', async (_, path, returnUrl) => {
  const { location, api, store } = await renderShell({
    path,
    loader: returnUrlLoader,
  });
  await screen.findByRole('heading', { name: /^(Wallet|Home)Page/ });
  const ended = fail(401, 'Your session has ended.', { statusCode: 5001 });
  api.handle({ 'GET /shared/client/wallets': ended });
  await act(async () => {
    await store.dispatch(platformApi.endpoints.getWallets.initiate(undefined, { forceRefetch: true }));
  });
  expect(await screen.findByRole('heading', { name: `LoginPage, return to ${returnUrl}` })).toBeVisible();
  expect(location()).toBe('/login');
  expect(screen.getByText('Your session has ended.')).toBeVisible();
});

test('[A8] Logout in the account menu redirects to /login without a return URL', async () => {
  const { user, location } = await renderShell({ path: '/wallet' });
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(location()).toBe('/login'));
  expect(document.cookie).toBe('');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
