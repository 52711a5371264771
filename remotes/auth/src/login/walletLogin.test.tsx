import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import {
  fail,
  offline,
  ok,
  renderPage,
  sampleProfile,
  type FakeHandlers,
  type FakeResponse,
  type RenderedPage,
} from '@hashgrid/testing';
import { email, typeCredentials } from '../../test/credentialsForm';
import { ADDRESS, LINK_ADDRESS, LINKED_ADDRESS } from '../../test/linkedAddress';
import { readAddressProof, saveAddressProof } from '../address-proof/addressProof';
import SignUpPage from '../sign-up/SignUpPage';
import LoginPage from './LoginPage';

const SIGN_UP = 'POST /public/auth/sign-up';
const LOGIN = 'POST /public/auth/login/signature';
const CREDENTIALS = 'POST /public/auth/login/credential';
const PROFILE = 'GET /shared/client/profile';
const TOKENS = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const SIGNED = { address: ADDRESS, message: 'signed message', signature: '0x1234' };
const UNKNOWN: FakeResponse = {
  status: 403,
  body: {
    statusCode: 5005,
    message: 'This wallet is not linked to an account.',
    data: { addressProof: 'proof-1', expiresAt: '2026-01-01T00:15:00.000Z' },
  },
};

const mockChunk = { isMissing: false };

interface FakeDialogProps {
  failureTitle: string;
  send: (signed: typeof SIGNED) => Promise<void>;
}

/** Signs on a click. The real dialog is tested in its package, and with this page in the browser tests. */
function MockSignInDialog({ failureTitle, send }: FakeDialogProps) {
  const [failure, setFailure] = useState('');
  const sign = () => send(SIGNED).catch(({ message }: Error) => setFailure(`${failureTitle}: ${message}`));
  return (
    <>
      <button onClick={() => void sign()}>Sign</button>
      <p role="alert">{failure}</p>
    </>
  );
}

jest.mock('@hashgrid/wallet', () => {
  if (mockChunk.isMissing) throw new Error('Loading chunk failed.');
  return { SignInDialog: MockSignInDialog };
});

jest.mock('../address-proof/LinkAddressNotice', (): unknown => {
  if (mockChunk.isMissing) throw new Error('Loading chunk failed.');
  return jest.requireActual('../address-proof/LinkAddressNotice');
});

async function logInWithWallet(api: FakeHandlers, path = '/login') {
  const view = await renderPage(<LoginPage />, { path, api });
  await view.user.click(screen.getByRole('button', { name: 'Log in with wallet' }));
  await view.user.click(await screen.findByRole('button', { name: 'Sign' }));
  return view;
}

async function submitSignUp(view: RenderedPage) {
  await view.user.type(screen.getByLabelText('Username'), 'satoshi');
  await typeCredentials(view);
  await view.user.click(screen.getByRole('checkbox', { name: 'I agree to the terms.' }));
  await view.user.click(screen.getByRole('button', { name: 'Sign up' }));
}

// The tests with missing chunks come first, because a chunk that has been loaded stays loaded.
test('says that the dialog could not be opened when its code fails to load, and retries at the next click', async () => {
  mockChunk.isMissing = true;
  const { user } = await renderPage(<LoginPage />, { path: '/login' });
  await user.click(screen.getByRole('button', { name: 'Log in with wallet' }));
  expect(await screen.findByText(/^Couldn’t open this\./)).toBeVisible();
  mockChunk.isMissing = false;
  await user.click(screen.getByRole('button', { name: 'Log in with wallet' }));
  expect(await screen.findByRole('button', { name: 'Sign' })).toBeVisible();
});

async function openWithFailedNotice(api: FakeHandlers = {}) {
  mockChunk.isMissing = true;
  saveAddressProof({ address: ADDRESS, addressProof: 'proof-1' }, 'link');
  const view = await renderPage(<LoginPage />, { path: '/login', api });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Couldn’t load the wallet to link\./);
  mockChunk.isMissing = false;
  return view;
}

test('logs in with credentials when the notice of an address to link fails to load', async () => {
  const view = await openWithFailedNotice({ [CREDENTIALS]: ok(TOKENS) });
  await typeCredentials(view);
  await view.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(view.location()).toBe('/dashboard'));
  expect(view.api.callsTo(LINK_ADDRESS)).toEqual([]);
});

test('loads the notice of an address to link again on Retry', async () => {
  const { user } = await openWithFailedNotice();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Log in to link this wallet to your account:')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[A7] [C3] opens the mining nodes after a login with a wallet', async () => {
  const { api, location } = await logInWithWallet({ [LOGIN]: ok(TOKENS) });
  await waitFor(() => expect(location()).toBe('/mining-node'));
  const { message, signature } = SIGNED;
  expect(api.callsTo(LOGIN).map(({ body }) => body)).toEqual([{ message, signature }]);
  expect(document.cookie).toBe('accessToken=access-1; refreshToken=refresh-1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[A7] keeps the return URL', async () => {
  const { location } = await logInWithWallet({ [LOGIN]: ok(TOKENS) }, '/login?returnUrl=%2Fwallet%3Fa%3D1');
  await waitFor(() => expect(location()).toBe('/wallet?a=1'));
});

test('[A5] [A7] asks for the code if the response contains only a two-factor token', async () => {
  const { location } = await logInWithWallet({ [LOGIN]: ok({ gg2FAToken: 'challenge' }) });
  await waitFor(() => expect(location()).toBe('/authentication'));
});

test('shows the server’s message when the login is rejected', async () => {
  const { location } = await logInWithWallet({
    [LOGIN]: fail(401, 'This message has expired. Sign a new one.'),
  });
  expect(await screen.findByText('Couldn’t log in: This message has expired. Sign a new one.')).toBeVisible();
  expect(location()).toBe('/login');
});

test.each([
  ['an empty body', { status: 500, body: '' }],
  ['an empty message', { status: 400, body: { statusCode: 400, message: ' ' } }],
  ['a body that is not JSON', { status: 502, body: '<html>' }],
])('[X3] says that the login failed when the server answers with %s', async (_, response) => {
  await logInWithWallet({ [LOGIN]: { ...response, isMalformed: true } });
  expect(await screen.findByText('Couldn’t log in: Login failed')).toBeVisible();
});

test('offers to create an account with an unknown address and signs up with its proof', async () => {
  const { user, location, unmount } = await logInWithWallet(
    { [LOGIN]: UNKNOWN },
    '/login?returnUrl=%2Fwallet',
  );
  expect(
    await screen.findByRole('heading', { name: 'This wallet isn’t linked to an account' }),
  ).toBeVisible();
  expect(screen.getByText(ADDRESS)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(location()).toBe('/sign-up?returnUrl=%2Fwallet'));
  unmount();

  const page = await renderPage(<SignUpPage />, {
    path: '/sign-up',
    api: { [SIGN_UP]: ok({ id: 'sign-up-1', resendAfter: 60 }) },
  });
  expect(screen.getByText(ADDRESS)).toBeVisible();
  await submitSignUp(page);
  await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(page.api.callsTo(SIGN_UP)[0]?.body).toMatchObject({ username: 'satoshi', addressProof: 'proof-1' });
});

test('signs up without the address when its proof is no longer valid', async () => {
  saveAddressProof({ address: ADDRESS, addressProof: 'old' }, 'signUp');
  const view = await renderPage(<SignUpPage />, {
    path: '/sign-up',
    api: { [SIGN_UP]: fail(410, 'Your wallet was confirmed too long ago.') },
  });
  await submitSignUp(view);
  expect(await screen.findByText('Your wallet was confirmed too long ago.')).toBeVisible();
  expect(screen.queryByText(ADDRESS)).toBeNull();
  view.api.handle({ [SIGN_UP]: ok({ id: 'sign-up-1', resendAfter: 60 }) });
  await view.user.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(view.api.callsTo(SIGN_UP).map(({ body }) => 'addressProof' in (body as object))).toEqual([
    true,
    false,
  ]);
});

test('removes the address from the sign-up on request', async () => {
  saveAddressProof({ address: ADDRESS, addressProof: 'proof-1' }, 'signUp');
  const { user } = await renderPage(<SignUpPage />, { path: '/sign-up' });
  await user.click(screen.getByRole('button', { name: 'Continue without this wallet' }));
  expect(screen.queryByText(ADDRESS)).toBeNull();
  expect(sessionStorage.getItem('addressProof')).toBeNull();
});

test('links an unknown address after a login with credentials', async () => {
  const { user, api } = await logInWithWallet({
    [LOGIN]: UNKNOWN,
    [CREDENTIALS]: ok(TOKENS),
    [LINK_ADDRESS]: ok(LINKED_ADDRESS),
  });
  await user.click(await screen.findByRole('button', { name: 'Log in and link it' }));
  expect(await screen.findByText('Log in to link this wallet to your account:')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText(ADDRESS)).toHaveLength(1));
  await user.type(email(), 'satoshi@example.org');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByText(/You can now log in with .*0x7099/)).toBeVisible();
  expect(api.callsTo(LINK_ADDRESS).map(({ body }) => body)).toEqual([{ addressProof: 'proof-1' }]);
  expect(sessionStorage.getItem('addressProof')).toBeNull();
});

test('links the address only after the code if the login has a two-factor step too', async () => {
  saveAddressProof({ address: ADDRESS, addressProof: 'proof-1' }, 'link');
  const view = await renderPage(<LoginPage />, {
    path: '/login',
    api: { [CREDENTIALS]: ok({ ...TOKENS, gg2FAToken: 'challenge' }) },
  });
  expect(await screen.findByText('Log in to link this wallet to your account:')).toBeVisible();
  await typeCredentials(view);
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.location()).toBe('/authentication'));
  await view.api.settle();
  expect(view.api.callsTo(LINK_ADDRESS)).toEqual([]);
  expect(readAddressProof('link')).toEqual({ address: ADDRESS, addressProof: 'proof-1' });
});

test('still links the address after a login whose session could not be loaded at first', async () => {
  saveAddressProof({ address: ADDRESS, addressProof: 'proof-1' }, 'link');
  const view = await renderPage(<LoginPage />, {
    path: '/login',
    api: { [CREDENTIALS]: ok(TOKENS), [LINK_ADDRESS]: ok(LINKED_ADDRESS), [PROFILE]: () => offline() },
  });
  expect(await screen.findByText('Log in to link this wallet to your account:')).toBeVisible();
  const { user, api } = view;
  await typeCredentials(view);
  await user.keyboard('{Enter}');
  expect(
    await screen.findByText('The server didn’t respond. Check your connection and try again.'),
  ).toBeVisible();
  api.handle({ [PROFILE]: ok(sampleProfile) });
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/You can now log in with .*0x7099/)).toBeVisible();
  expect(api.callsTo(LINK_ADDRESS)).toHaveLength(1);
  expect(sessionStorage.getItem('addressProof')).toBeNull();
});
