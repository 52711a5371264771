import { screen, waitFor } from '@testing-library/react';
import { PASSWORD } from '@hashgrid/contracts';
import {
  deferResponse,
  fail,
  offline,
  renderPage,
  type FakeResponse,
  type FakeHandlers,
  type RenderPageOptions,
} from '@hashgrid/testing';
import ResetPasswordPage from './ResetPasswordPage';

const CONFIRM = 'POST /public/reset-password/confirm';
const PROFILE = 'GET /shared/client/profile';
const DONE: FakeResponse = { status: 200, body: { message: 'Password changed.' } };
const NEW_PASSWORD = 'correct horse battery';

const password = () => screen.getByLabelText('New password');
const submit = () => screen.getByRole('button', { name: 'Save new password' });
const open = (api: FakeHandlers = {}, options: RenderPageOptions = {}) =>
  renderPage(<ResetPasswordPage />, { path: '/reset-password?token=t-1', api, ...options });

test('[R19] submits the token and the new password, then shows a success toast and the login page', async () => {
  const { user, api, location } = await open({ [CONFIRM]: DONE });
  await user.type(password(), NEW_PASSWORD);
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/login'));
  expect(screen.getByRole('status')).toHaveTextContent('Password changed.');
  expect(api.callsTo(CONFIRM).map(({ body }) => body)).toEqual([{ token: 't-1', password: NEW_PASSWORD }]);
});

test('replaces the used link in the history', async () => {
  const entries = window.history.length;
  const { user, location } = await open({ [CONFIRM]: DONE });
  await user.type(password(), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(location()).toBe('/login'));
  expect(window.history.length).toBe(entries);
});

test.each([
  [404, 'This link isn’t valid.', {}],
  [409, 'This link has already been used.', {}],
  [410, 'This link has expired.', {}],
  [422, 'This link isn’t complete.', { errors: { token: ['Invalid.'] } }],
])('explains why a link is rejected (%i) and how to get a new one', async (status, message, errors) => {
  const { user } = await open({ [CONFIRM]: fail(status, message, errors) });
  await user.type(password(), NEW_PASSWORD);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test.each(['/reset-password', '/reset-password?token=', '/reset-password?token=a%20b'])(
  'says that the link %s is incomplete and sends no request',
  async (path) => {
    const { api } = await open({}, { path, route: '/reset-password' });
    expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(api.calls).toEqual([]);
  },
);

test('does not submit a password of invalid length', async () => {
  const { user, api } = await open();
  await user.type(password(), 'a'.repeat(PASSWORD.minLength - 1));
  await user.click(submit());
  expect(password()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription(/^Use 10–128 characters\./);
  expect(api.calls).toEqual([]);
});

test('[A14] shows the server’s error at the field and keeps the link usable', async () => {
  const errors = { password: ['This password is too easy to guess. Choose another.'] };
  const { user, api, location } = await open({
    [CONFIRM]: fail(422, 'Please fix the highlighted fields.', { errors }),
  });
  await user.type(password(), 'password123');
  await user.click(submit());
  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription(/^This password is too easy to guess\./);
  api.handle({ [CONFIRM]: DONE });
  await user.clear(password());
  await user.type(password(), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(location()).toBe('/login'));
});

test('keeps the input after a network error', async () => {
  const { user } = await open({ [CONFIRM]: () => offline() });
  await user.type(password(), `${NEW_PASSWORD}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server didn’t respond.');
  expect(password()).toHaveValue(NEW_PASSWORD);
  expect(submit()).toBeEnabled();
});

test('submits once, however often Enter is pressed', async () => {
  const { handler, release } = deferResponse(DONE);
  const { user, api, location } = await open({ [CONFIRM]: handler });
  await user.type(password(), `${NEW_PASSWORD}{Enter}{Enter}`);
  await user.click(submit());
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(location()).toBe('/login'));
  expect(api.callsTo(CONFIRM)).toHaveLength(1);
});

test('shows the password by keyboard and lets password managers generate one', async () => {
  const { user } = await open();
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  password().focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(password()).toHaveAttribute('type', 'text');
  await user.tab();
  expect(submit()).toHaveFocus();
});

test('ends this browser’s session when it belongs to the account', async () => {
  const { user, api, location } = await open({ [CONFIRM]: DONE }, { session: 'loggedIn' });
  api.handle({ [PROFILE]: fail(401, 'Your session has ended.', { statusCode: 5001 }) });
  await user.type(password(), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(location()).toBe('/login'));
  await waitFor(() => expect(document.cookie).not.toMatch(/accessToken|refreshToken/));
  expect(screen.getByRole('status')).toHaveTextContent('Password changed.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps a session of another account, and says whose it is', async () => {
  const { user, location } = await open(
    { [CONFIRM]: DONE, 'DELETE /shared/auth/sessions/current': { status: 200, body: { message: 'Bye.' } } },
    { session: 'loggedIn', profile: { username: 'grace' } },
  );
  await user.type(password(), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Reset password' })).toHaveFocus());
  expect(screen.getByText('Password changed.')).toBeInTheDocument();
  expect(screen.getByText(/^You’re still logged in to another account: .*grace/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Continue as .*grace/ })).toHaveAttribute('href', '/dashboard');
  expect(document.cookie).toContain('accessToken');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(location()).toBe('/login'));
  expect(document.cookie).not.toContain('accessToken');
});

test('replaces the used link in the history when the player continues with another account', async () => {
  const entries = window.history.length;
  const { user, location } = await open({ [CONFIRM]: DONE }, { session: 'loggedIn' });
  await user.type(password(), `${NEW_PASSWORD}{Enter}`);
  await user.click(await screen.findByRole('link', { name: /^Continue as/ }));
  await waitFor(() => expect(location()).toBe('/dashboard'));
  expect(window.history.length).toBe(entries);
});

test('cancels a login that waits for its two-factor code', async () => {
  const { user, location } = await open({ [CONFIRM]: DONE }, { session: 'twoFactor' });
  await user.type(password(), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(location()).toBe('/login'));
  expect(document.cookie).not.toContain('gg2FAToken');
});

test('opens the page that restores a closed account, also if this browser’s session ends', async () => {
  const message = 'Your account is still closed.';
  const { user, api, location } = await open(
    { [CONFIRM]: { status: 200, body: { message, isAccountClosed: true } } },
    { session: 'loggedIn' },
  );
  api.handle({ [PROFILE]: fail(401, 'Your session has ended.', { statusCode: 5001 }) });
  await user.type(password(), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(location()).toBe('/restore-account'));
  expect(screen.getByRole('status')).toHaveTextContent(message);
});
