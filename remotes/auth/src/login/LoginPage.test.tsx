import { screen, waitFor } from '@testing-library/react';
import { deferResponse, fail, ok, renderPage, stopClock, type FakeHandlers } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import { email, expectMissingCredentials, password, typeCredentials } from '../../test/credentialsForm';
import { readEmailDraft } from '../credentials/emailDraft';
import { readPendingSignUp, savePendingSignUp } from '../sign-up/pendingSignUp';
import { saveLoginNotice } from './loginNotice';
import LoginPage from './LoginPage';

const LOGIN = 'POST /public/auth/login/credential';
const TOKENS = { accessToken: 'access-1', refreshToken: 'refresh-1' };

const submit = () => screen.getByRole('button', { name: 'Log in' });

async function fillIn(api: FakeHandlers, path = '/login') {
  const view = await renderPage(<LoginPage />, { path, api });
  await typeCredentials(view);
  return view;
}

test('[R3] [C2] [A4] opens the dashboard after a login with email and password', async () => {
  const { user, api, location } = await fillIn({ [LOGIN]: ok(TOKENS) });
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/dashboard'));
  expect(api.callsTo(LOGIN).map(({ body }) => body)).toEqual([
    { email: 'satoshi@example.org', password: 'correct horse ' },
  ]);
  expect(document.cookie).toContain('accessToken=access-1');
});

test('clears the pending sign-up after a login', async () => {
  savePendingSignUp({ id: 'sign-up-1', email: 'a@b.c', resendAt: 0 });
  const { user, location } = await fillIn({ [LOGIN]: ok(TOKENS) });
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/dashboard'));
  expect(readPendingSignUp()).toBeNull();
});

test('accepts an email that was pasted with the marks that set its direction', async () => {
  const { user, api } = await renderPage(<LoginPage />, { path: '/login', api: { [LOGIN]: ok(TOKENS) } });
  await user.click(email());
  await user.paste(` ${isolateBidi('satoshi@example.org')} `);
  await user.type(password(), 'correct horse');
  await user.click(submit());
  await waitFor(() => expect(api.callsTo(LOGIN)).toHaveLength(1));
  expect(api.callsTo(LOGIN)[0]?.body).toMatchObject({ email: 'satoshi@example.org' });
});

test('[A4] keeps the return URL', async () => {
  const { user, location } = await fillIn({ [LOGIN]: ok(TOKENS) }, '/login?returnUrl=%2Fwallet%3Fa%3D1');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/sign-up?returnUrl=%2Fwallet%3Fa%3D1',
  );
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/wallet?a=1'));
});

test.each(['/login', '/login?returnUrl=%2Fwallet'])(
  'says what the game is above the form at %s',
  async (path) => {
    await renderPage(<LoginPage />, { path });
    expect(screen.getByRole('region', { name: 'Log in' })).toHaveTextContent(
      'Build a mining farm, earn ORE every block, trade with friends.',
    );
  },
);

test('[A5] asks for the code, and keeps the email, if the response contains only a two-factor token', async () => {
  const { user, location } = await fillIn({ [LOGIN]: ok({ gg2FAToken: 'challenge' }) });
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/authentication'));
  expect(readEmailDraft()).toBe('satoshi@example.org');
});

test('shows the server’s message for incorrect credentials and keeps the form', async () => {
  const { user, location } = await fillIn({ [LOGIN]: fail(401, 'Incorrect email or password.') });
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
  expect(location()).toBe('/login');
  expect(email()).toHaveValue('satoshi@example.org');
});

test('[A14] shows the server’s errors at their fields and focuses the first', async () => {
  const errors = { password: ['Too long.'], email: ['No such domain.'], device: ['Unknown device.'] };
  const { user } = await fillIn({ [LOGIN]: fail(422, 'Please fix the highlighted fields.', { errors }) });
  await user.click(submit());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription('No such domain.');
  expect(password()).toHaveAccessibleDescription('Too long.');
  expect(screen.getByRole('alert')).toHaveTextContent('Unknown device.');

  await user.type(email(), 'x');
  expect(email()).not.toHaveAttribute('aria-invalid');
  expect(password()).toHaveAttribute('aria-invalid', 'true');
});

test('does not submit an empty form and names the missing fields', async () => {
  const { user, api } = await renderPage(<LoginPage />, { path: '/login' });
  await user.click(submit());
  expectMissingCredentials(api);
});

test('submits once, however often Enter is pressed', async () => {
  const { handler, release } = deferResponse(ok(TOKENS));
  const { user, api, location } = await fillIn({ [LOGIN]: handler });
  await user.keyboard('{Enter}{Enter}');
  await user.click(submit());
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  expect(submit().closest('form')).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(location()).toBe('/dashboard'));
  expect(api.callsTo(LOGIN)).toHaveLength(1);
});

test('has a logical tab order, which includes the button that shows the password', async () => {
  const { user } = await renderPage(<LoginPage />, { path: '/login' });
  email().focus();
  await user.tab();
  expect(password()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(password()).toHaveAttribute('type', 'text');
  await user.tab();
  expect(submit()).toHaveFocus();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('waits as long as the server says when locked out', async () => {
  const locked = { statusCode: 4290, message: 'Too many failed attempts.', retryAfter: 2 };
  const { user } = await fillIn({ [LOGIN]: { status: 429, body: locked } });
  const advanceClock = stopClock();
  await user.click(submit());
  expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 0:02.');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  advanceClock(2000);
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByRole('timer')).toBeNull();
});

test('does not block one email because of the lockout of another', async () => {
  const locked = { statusCode: 4290, message: 'Too many failed attempts.', retryAfter: 900 };
  const { user } = await fillIn({ [LOGIN]: { status: 429, body: locked } });
  stopClock();
  await user.click(submit());
  expect(await screen.findByRole('timer')).toHaveTextContent('15:00');
  await user.type(email(), '.uk');
  expect(submit()).not.toHaveAttribute('aria-disabled');
});

test('keeps a lockout after Enter and after a change of language', async () => {
  const locked = { statusCode: 4290, message: 'Too many failed attempts.', retryAfter: 900 };
  const texts = { 'You can try again in %time%.': 'あと%time%' };
  const { user, api } = await fillIn({
    [LOGIN]: { status: 429, body: locked },
    'GET /locales/ja-JP.json': { status: 200, body: texts },
  });
  await user.keyboard('{Enter}');
  await screen.findByRole('timer');
  await user.selectOptions(screen.getByLabelText('Language'), 'ja-JP');
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^あと1[0-5]:\d\d$/));
  await user.type(password(), '{Enter}');
  expect(api.callsTo(LOGIN)).toHaveLength(1);
});

test('links to restoring a closed account, and carries the email over, but not in the URL', async () => {
  const closed = fail(403, 'This account is closed.', { statusCode: 5004 });
  const { user, location } = await fillIn({ [LOGIN]: closed });
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is closed.');
  await user.click(screen.getByRole('link', { name: 'Restore account' }));
  expect(location()).toBe('/restore-account');
  expect(readEmailDraft()).toBe('satoshi@example.org');
});

test('keeps the return URL when a closed account is restored', async () => {
  const closed = fail(403, 'This account is closed.', { statusCode: 5004 });
  const { user, location } = await fillIn({ [LOGIN]: closed }, '/login?returnUrl=%2Fwallet');
  await user.click(submit());
  await user.click(await screen.findByRole('link', { name: 'Restore account' }));
  expect(location()).toBe('/restore-account?returnUrl=%2Fwallet');
});

test('no longer offers to restore an account when the next one is not activated yet', async () => {
  const closed = fail(403, 'This account is closed.', { statusCode: 5004 });
  const { user, api } = await fillIn({ [LOGIN]: closed });
  await user.click(submit());
  await screen.findByRole('link', { name: 'Restore account' });
  api.handle({ [LOGIN]: fail(403, 'Activate your account first.') });
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Activate your account first.'));
  expect(screen.queryByRole('link', { name: 'Restore account' })).toBeNull();
});

test('links to the password reset, and carries the email over, but not in the URL', async () => {
  const { user, location } = await fillIn({}, '/login?returnUrl=%2Fwallet');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(location()).toBe('/forgot-password?returnUrl=%2Fwallet');
  expect(readEmailDraft()).toBe('satoshi@example.org');
});

test('keeps the email across a reload until the login succeeds', async () => {
  const { unmount } = await fillIn({});
  unmount();
  const { user, location } = await renderPage(<LoginPage />, {
    path: '/login',
    api: { [LOGIN]: ok(TOKENS) },
  });
  expect(email()).toHaveValue('satoshi@example.org');
  await user.type(password(), 'correct horse{Enter}');
  await waitFor(() => expect(location()).toBe('/dashboard'));
  await waitFor(() => expect(readEmailDraft()).toBe(''));
});

test('shows the reason for a redirect once and keeps the return URL', async () => {
  saveLoginNotice({ text: 'Too many incorrect codes.', returnUrl: '/wallet' });
  const { user, location, unmount } = await fillIn({ [LOGIN]: ok(TOKENS) });
  expect(screen.getByRole('alert')).toHaveTextContent('Too many incorrect codes.');
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/wallet'));
  unmount();
  await renderPage(<LoginPage />, { path: '/login' });
  expect(screen.queryByText('Too many incorrect codes.')).toBeNull();
});

test('[G8] ignores an external return URL in a stored notice', async () => {
  saveLoginNotice({ text: 'Too many incorrect codes.', returnUrl: '//evil.example' });
  const { user, location } = await fillIn({ [LOGIN]: ok(TOKENS) });
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/dashboard'));
});

test('explains that cookies are blocked', async () => {
  const blocked = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  await renderPage(<LoginPage />, { path: '/login' });
  expect(screen.getByText(/Your browser is blocking cookies/)).toBeVisible();
  blocked.mockRestore();
});

test('lets guests change the language', async () => {
  const texts = { 'Log in': 'تسجيل الدخول', Email: 'البريد الإلكتروني' };
  const api = { 'GET /locales/ar-SA.json': { status: 200, body: texts } };
  const { user } = await renderPage(<LoginPage />, { path: '/login', api });
  await user.selectOptions(screen.getByLabelText('Language'), 'ar-SA');
  expect(await screen.findByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});
