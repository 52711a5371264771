import { act, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import {
  deferResponse,
  done,
  fail,
  malformed,
  ok,
  renderPage,
  sampleProfile,
  type RenderPageOptions,
} from '@hashgrid/testing';
import type { LoginTokens } from '@hashgrid/contracts';
import { usePlatform } from '../store/PlatformContext';
import { usePlatformSelector } from '../store/platformHooks';
import type { PlatformServices } from '../store/platformServices';
import { useSession } from './useSession';
import { useLogIn } from './useLogIn';
import { useLogOut } from './useLogOut';
import { useWallets } from './useWallets';

const PROFILE = 'GET /shared/client/profile';
const LOGOUT = 'DELETE /shared/auth/sessions/current';

let services: PlatformServices;

/** A page with all session actions. */
function SessionPage({ tokens, landing }: { tokens?: LoginTokens; landing?: string }) {
  const { status, user } = useSession();
  const { wallets } = useWallets();
  const cachedCount = usePlatformSelector((state) => Object.keys(state.api.queries).length);
  services = usePlatform();
  const { modal } = services;
  const logIn = useLogIn();
  const logOut = useLogOut();
  useSearchParams();
  return (
    <>
      <p>{`${status} ${user?.username ?? 'anonymous'} ${wallets.length}`}</p>
      <p>{`${cachedCount} cached responses`}</p>
      <button onClick={() => void logIn(tokens ?? {}, { landing })}>Log in</button>
      <button onClick={() => void logOut()}>Log out</button>
      <button onClick={() => modal.open({ id: 'x', label: 'Question', content: 'Really?' })}>Ask</button>
    </>
  );
}

const render = (options: RenderPageOptions = {}, props: Parameters<typeof SessionPage>[0] = {}) =>
  renderPage(<SessionPage {...props} />, { route: '*', ...options });

/** Removes the cookies as a logout in another tab does. */
const clearCookies = () => {
  for (const name of ['accessToken', 'refreshToken', 'gg2FAToken'])
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
};

const press = async (view: Awaited<ReturnType<typeof render>>, name: string) =>
  view.user.click(screen.getByRole('button', { name }));

describe('starting the app', () => {
  test('[A1] with an access token cookie fetches the profile and logs in', async () => {
    const { api } = await render({ session: 'loggedIn', path: '/wallet' });
    expect(screen.getByText(/loggedIn satoshi/)).toBeInTheDocument();
    expect(api.callsTo(PROFILE)[0]?.headers.authorization).toBe('Bearer access-1');
  });

  test.each([
    ['request is rejected', fail(403, 'No')],
    ['request fails', fail(500, 'Broken')],
    ['contains no player', malformed({ data: {} })],
  ])(
    '[A2] clears the user, removes the access and refresh cookies and goes to the login page when the profile %s',
    async (_, response) => {
      document.cookie = 'gg2FAToken=two-factor-1; path=/';
      const { location, api } = await render({
        session: 'loggedIn',
        path: '/wallet',
        api: { [PROFILE]: response },
      });
      await waitFor(() => expect(location()).toBe('/login'));
      expect(screen.getByText(/guest anonymous/)).toBeInTheDocument();
      expect(document.cookie).toBe('gg2FAToken=two-factor-1');
      expect(api.callsTo(PROFILE)).toHaveLength(1);
    },
  );

  test('[A3] with only a two-factor token ends loading without a request', async () => {
    const { api } = await render({ session: 'twoFactor' });
    expect(screen.getByText(/twoFactor anonymous/)).toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });
});

describe('logging in', () => {
  const tokens = { accessToken: 'access-9', refreshToken: 'refresh-9' };

  test('[A4] stores the tokens, fetches the profile and goes to the dashboard', async () => {
    const view = await render({ path: '/login' }, { tokens });
    const pagesBefore = window.history.length;
    await press(view, 'Log in');
    await waitFor(() => expect(view.location()).toBe('/dashboard'));
    // The login page is replaced, so that Back doesn't return to it.
    expect(window.history).toHaveLength(pagesBefore);
    expect(screen.getByText(/loggedIn satoshi/)).toBeInTheDocument();
    expect(document.cookie).toBe('accessToken=access-9; refreshToken=refresh-9');
    expect(view.api.callsTo(PROFILE)[0]?.headers.authorization).toBe('Bearer access-9');
  });

  test.each([
    ['/login?returnUrl=%2Fwallet%3Fx%3D1%23top', '/wallet?x=1#top'],
    ['/login?returnUrl=%2F', '/dashboard'],
    ['/login?returnUrl=%2F%2Fevil.example', '/dashboard'],
    ['/login?returnUrl=javascript:alert(1)', '/dashboard'],
  ])('[A4] at %s goes to %s', async (path, target) => {
    const view = await render({ path }, { tokens });
    await press(view, 'Log in');
    await waitFor(() => expect(view.location()).toBe(target));
  });

  test('[A5] with only a two-factor token redirects to the code page and keeps the return URL', async () => {
    const view = await render(
      { path: '/login?returnUrl=/wallet' },
      { tokens: { gg2FAToken: 'two-factor-9' } },
    );
    await press(view, 'Log in');
    await waitFor(() => expect(view.location()).toBe('/authentication'));
    expect(screen.getByText(/twoFactor anonymous/)).toBeInTheDocument();
    expect(document.cookie).toBe('gg2FAToken=two-factor-9');
    expect(window.history.state).toMatchObject({ usr: { returnUrl: '/wallet' } });
    expect(view.api.callsTo(PROFILE)).toHaveLength(0);
  });

  test('[A4] with an access token and a two-factor token stores both and redirects to the code page', async () => {
    const view = await render(
      { path: '/login?returnUrl=/wallet' },
      { tokens: { ...tokens, gg2FAToken: 'two-factor-9' } },
    );
    await press(view, 'Log in');
    await waitFor(() => expect(view.location()).toBe('/authentication'));
    expect(screen.getByText(/loggedIn satoshi/)).toBeInTheDocument();
    expect(document.cookie).toContain(
      'accessToken=access-9; refreshToken=refresh-9; gg2FAToken=two-factor-9',
    );
    expect(window.history.state).toMatchObject({ usr: { returnUrl: '/wallet' } });
  });

  test('[A6] after the two-factor code stores the new token, deletes the two-factor cookie, loads the profile and goes to the landing page', async () => {
    const view = await render(
      { session: 'twoFactor', path: '/authentication' },
      { tokens, landing: '/mining-node' },
    );
    await press(view, 'Log in');
    await waitFor(() => expect(view.location()).toBe('/mining-node'));
    expect(document.cookie).toBe('accessToken=access-9; refreshToken=refresh-9');
    expect(screen.getByText(/loggedIn satoshi/)).toBeInTheDocument();
  });

  test('shows an error when the browser blocks cookies', async () => {
    const view = await render({ path: '/login' }, { tokens });
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    await press(view, 'Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent(/cookies/);
    expect(view.location()).toBe('/login');
  });

  test('stays on the page as a guest without cookies when the profile cannot be fetched', async () => {
    const view = await render({ path: '/login', api: { [PROFILE]: fail(500, 'Broken') } }, { tokens });
    await press(view, 'Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken');
    expect(view.location()).toBe('/login');
    expect(document.cookie).toBe('');
  });
});

describe('logging out', () => {
  test('[A8] clears the user, the data cache and all three cookies, ends the session on the server and goes to the login page', async () => {
    document.cookie = 'gg2FAToken=two-factor-1; path=/';
    const view = await render({ session: 'loggedIn', path: '/wallet', api: { [LOGOUT]: ok(null, 'Bye') } });
    await screen.findByText(/loggedIn satoshi 2/);
    expect(screen.queryByText('0 cached responses')).not.toBeInTheDocument();
    await press(view, 'Log out');
    await waitFor(() => expect(view.location()).toBe('/login'));
    expect(screen.getByText('guest anonymous 0')).toBeInTheDocument();
    expect(screen.getByText('0 cached responses')).toBeInTheDocument();
    expect(document.cookie).toBe('');
    expect(view.api.callsTo(LOGOUT)[0]?.headers.authorization).toBe('Bearer access-1');
  });

  test('[A8] purges the persisted state immediately, because the tab may close before the empty state is stored', async () => {
    const view = await render({ session: 'loggedIn', path: '/wallet', api: { [LOGOUT]: done() } });
    const purge = jest.spyOn(services, 'purgePersisted');
    await press(view, 'Log out');
    await waitFor(() => expect(view.location()).toBe('/login'));
    expect(purge).toHaveBeenCalledTimes(1);
  });

  test('[A8] does not wait for the server, and shows no error when it fails', async () => {
    const { handler, release } = deferResponse(fail(500, 'Broken'));
    const view = await render({ session: 'loggedIn', path: '/wallet', api: { [LOGOUT]: handler } });
    await press(view, 'Log out');
    // Not with waitFor, which would wait until the request times out.
    expect(view.location()).toBe('/login');
    release();
    await view.api.settle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('[A8] refreshes an expired token first, so that the server can end the session', async () => {
    const view = await render({
      session: 'loggedIn',
      path: '/wallet',
      api: {
        [LOGOUT]: ({ headers }) =>
          headers.authorization === 'Bearer access-2' ? done() : fail(401, 'Expired', { statusCode: 5000 }),
        'POST /shared/auth/refresh': ok({ accessToken: 'access-2' }),
      },
    });
    await press(view, 'Log out');
    await waitFor(() => expect(view.api.callsTo(LOGOUT)).toHaveLength(2));
    expect(document.cookie).toBe('');
  });

  test('[A8] sends a request to the server that outlives the page', async () => {
    const view = await render({ session: 'loggedIn', path: '/wallet', api: { [LOGOUT]: done() } });
    const fetch = jest.spyOn(window, 'fetch');
    await press(view, 'Log out');
    await waitFor(() => expect(view.api.callsTo(LOGOUT)).toHaveLength(1));
    const sent = fetch.mock.calls.map(([, init]) => init).find((init) => init?.method === 'DELETE');
    expect(sent).toHaveProperty('keepalive', true);
  });

  test('[A8] sends no request for a login that still waits for its two-factor code', async () => {
    const view = await render({ session: 'twoFactor', path: '/authentication' });
    await press(view, 'Log out');
    await waitFor(() => expect(view.location()).toBe('/login'));
    await view.api.settle();
    expect(view.api.calls).toEqual([]);
    expect(document.cookie).toBe('');
  });

  test('[A8] does not refresh an expired token without a refresh token', async () => {
    const expired = fail(401, 'Expired', { statusCode: 5000 });
    const view = await render({ session: 'loggedIn', path: '/wallet', api: { [LOGOUT]: expired } });
    document.cookie = 'refreshToken=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    await press(view, 'Log out');
    await waitFor(() => expect(view.api.callsTo(LOGOUT)).toHaveLength(1));
    await view.api.settle();
    expect(view.api.callsTo('POST /shared/auth/refresh')).toHaveLength(0);
    expect(view.location()).toBe('/login');
  });

  test('[A8] retries the logout only with an access token that is a string', async () => {
    const view = await render({
      session: 'loggedIn',
      path: '/wallet',
      api: {
        [LOGOUT]: fail(401, 'Expired', { statusCode: 5000 }),
        'POST /shared/auth/refresh': malformed({ data: { accessToken: 7 } }),
      },
    });
    const { callsTo } = view.api;
    await press(view, 'Log out');
    await waitFor(() => expect(callsTo('POST /shared/auth/refresh')).toHaveLength(1));
    await view.api.settle();
    expect(callsTo(LOGOUT)).toHaveLength(1);
  });

  test('[A8] closes an open dialog', async () => {
    const view = await render({ session: 'loggedIn', path: '/wallet', api: { [LOGOUT]: done() } });
    await press(view, 'Ask');
    expect(screen.getByRole('dialog', { name: 'Question' })).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('[A8] notifies the other tabs', async () => {
    const view = await render({ session: 'loggedIn', path: '/wallet', api: { [LOGOUT]: done() } });
    const otherTab = new BroadcastChannel('hashgrid.session');
    const message = new Promise((resolve) =>
      otherTab.addEventListener('message', ({ data }) => resolve(data)),
    );
    await press(view, 'Log out');
    await expect(message).resolves.toMatch(/^signedOut /);
    otherTab.close();
  });

  test('[A8] logs out this tab after a logout in another one', async () => {
    const view = await render({ session: 'loggedIn', path: '/wallet' });
    const otherTab = new BroadcastChannel('hashgrid.session');
    clearCookies();
    otherTab.postMessage('signedOut 1');
    await waitFor(() => expect(view.location()).toBe('/login'));
    expect(screen.getByText(/guest anonymous/)).toBeInTheDocument();
    otherTab.close();
  });

  test('[A8] logs out this tab after a logout in another one without BroadcastChannel too', async () => {
    const view = await render({ session: 'loggedIn', path: '/wallet' });
    clearCookies();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'hashgrid.session', newValue: 'signedOut 1' }));
    });
    await waitFor(() => expect(view.location()).toBe('/login'));
  });

  test('a login in another tab logs in this tab', async () => {
    const view = await render({ path: '/login' });
    document.cookie = 'accessToken=access-1; path=/';
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'hashgrid.session', newValue: 'signedIn 1' }));
    });
    expect(await screen.findByText(new RegExp(`loggedIn ${sampleProfile.username}`))).toBeInTheDocument();
    expect(view.api.callsTo(PROFILE)).toHaveLength(1);
  });
});
