import { screen, waitFor } from '@testing-library/react';
import { fail, offline, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import { savePendingSignUp, readPendingSignUp } from '../sign-up/pendingSignUp';
import ActivatePage from './ActivatePage';

const ACTIVATE = 'POST /public/auth/activate';
const open = (api: FakeHandlers, path = '/activate?token=t-1') => renderPage(<ActivatePage />, { path, api });

const saveSignUp = () => savePendingSignUp({ id: 'sign-up-1', email: 'a@b.c', resendAt: 0 });

test('uses the token of the link once and links to the login', async () => {
  saveSignUp();
  const { api } = await open({ [ACTIVATE]: { status: 200, body: { message: 'Your account is active.' } } });
  expect(await screen.findByRole('status')).toHaveTextContent('Your account is active.');
  expect(screen.getByRole('heading', { level: 1, name: 'Account activated' })).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(api.callsTo(ACTIVATE).map(({ body }) => body)).toEqual([{ token: 't-1' }]);
  expect(readPendingSignUp()).toBeNull();
});

test.each([
  [410, 'This activation link has expired. Request a new one.'],
  [404, 'This activation link isn’t valid.'],
])('explains why a link is rejected (%i) and offers the next step', async (status, message) => {
  await open({ [ACTIVATE]: fail(status, message) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/sign-up');
  expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull();
});

test('shows no error for a link that was already used, and only links to the login', async () => {
  saveSignUp();
  await open({ [ACTIVATE]: fail(409, 'Your account is already active. You can log in.') });
  expect(await screen.findByText('Your account is already active. You can log in.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign up again' })).toBeNull();
  expect(readPendingSignUp()).toBeNull();
});

test('[C7] offers to resend the email in the tab that has the pending sign-up', async () => {
  saveSignUp();
  const { user, api } = await open({
    [ACTIVATE]: fail(410, 'This activation link has expired. Request a new one.'),
    'GET /public/auth/resend-active-token/:id': ok(
      { id: 'sign-up-1', resendAfter: 60 },
      'We’ve sent the email again.',
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Resend email' }));
  expect(await screen.findByText('We’ve sent the email again.')).toBeVisible();
  expect(api.callsTo('GET /public/auth/resend-active-token/:id')).toHaveLength(1);
});

describe('on a device that did not sign up', () => {
  const PASSWORD_REQUIRED = fail(422, 'Enter your password to activate your account.', {
    errors: { password: ['Enter your password to activate your account.'] },
  });
  const DONE = { status: 200, body: { message: 'Done.' } };

  test('[A14] activates with the sign-up password, and shows an error on the field when it is incorrect', async () => {
    const { user, api } = await open({ [ACTIVATE]: PASSWORD_REQUIRED });
    const password = await screen.findByLabelText('Password');
    expect(screen.queryByRole('alert')).toBeNull();
    api.handle({
      [ACTIVATE]: fail(422, 'Please fix it.', { errors: { password: ['Incorrect password.'] } }),
    });
    await user.type(password, 'not-the-password');
    await user.click(screen.getByRole('button', { name: 'Activate account' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect password.'));
    api.handle({ [ACTIVATE]: DONE });
    await user.clear(password);
    await user.type(password, 'my-own-password');
    await user.click(screen.getByRole('button', { name: 'Activate account' }));
    expect(await screen.findByText('Your account is active.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Account activated' })).toHaveFocus();
    expect(api.callsTo(ACTIVATE).at(-1)?.body).toEqual({ token: 't-1', password: 'my-own-password' });
  });

  test('activates with a new password when someone else signed up', async () => {
    const { user, api } = await open({ [ACTIVATE]: PASSWORD_REQUIRED });
    await user.click(await screen.findByRole('button', { name: 'Not your password? Choose a new one' }));
    api.handle({ [ACTIVATE]: DONE });
    await user.type(screen.getByLabelText('New password'), 'my-own-password');
    await user.click(screen.getByRole('button', { name: 'Activate account' }));
    expect(await screen.findByText('Your account is active.')).toBeVisible();
    expect(api.callsTo(ACTIVATE).at(-1)?.body).toEqual({ token: 't-1', newPassword: 'my-own-password' });
  });

  test('says that the account is already active when the link was used in the meantime', async () => {
    const { user, api } = await open({ [ACTIVATE]: PASSWORD_REQUIRED });
    const password = await screen.findByLabelText('Password');
    api.handle({ [ACTIVATE]: fail(409, 'Your account is already active. You can log in.') });
    await user.type(password, 'my-own-password');
    await user.click(screen.getByRole('button', { name: 'Activate account' }));
    expect(await screen.findByText('Your account is already active. You can log in.')).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('group', { name: 'Activate your account' })).toHaveFocus();
  });
});

test('retries the same link after a network error', async () => {
  const { user, api } = await open({ [ACTIVATE]: () => offline() });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server didn’t respond.');
  api.handle({ [ACTIVATE]: { status: 200, body: { message: 'Done.' } } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your account is active.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Account activated' })).toHaveFocus();
});

test.each([429, 4290])('offers to retry the same link after a rate limit (%i)', async (statusCode) => {
  await open({ [ACTIVATE]: fail(429, 'Too many attempts.', { statusCode }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.queryByRole('link', { name: 'Sign up again' })).toBeNull();
});

test.each([
  ['without its token', '/activate'],
  ['with a token that is too long', `/activate?token=${'a'.repeat(129)}`],
  ['with a mangled token', '/activate?token=t-1%3C%2Fa%3E'],
  ['with a control character', '/activate?token=t-1%00'],
])('says that a link %s is incomplete and sends no request', async (_name, path) => {
  const { api } = await open({}, path);
  expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
  expect(api.calls).toEqual([]);
});
