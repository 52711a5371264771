import { screen, waitFor } from '@testing-library/react';
import {
  deferResponse,
  fail,
  renderPage,
  stopClock,
  type FakeResponse,
  type FakeHandlers,
} from '@hashgrid/testing';
import { email, expectMissingCredentials, password, typeCredentials } from '../../test/credentialsForm';
import { saveEmailDraft } from '../credentials/emailDraft';
import RestoreAccountPage from './RestoreAccountPage';

const RESTORE = 'POST /public/auth/restore-account';
const RESTORED: FakeResponse = { status: 200, body: { message: 'Your account has been restored.' } };

const submit = () => screen.getByRole('button', { name: 'Restore account' });

async function fillIn(api: FakeHandlers) {
  const view = await renderPage(<RestoreAccountPage />, { path: '/restore-account', api });
  await typeCredentials(view);
  return view;
}

test('[A10] [C5] shows the server’s message as a success toast and opens the login', async () => {
  const { user, api, location } = await fillIn({ [RESTORE]: RESTORED });
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/login'));
  expect(screen.getByRole('status')).toHaveTextContent('Your account has been restored.');
  expect(screen.getByRole('status')).toHaveAttribute('data-tone', 'success');
  expect(api.callsTo(RESTORE).map(({ body }) => body)).toEqual([
    { email: 'satoshi@example.org', password: 'correct horse ' },
  ]);
});

test('keeps the return URL in its links and after the account is restored', async () => {
  const view = await renderPage(<RestoreAccountPage />, {
    path: '/restore-account?returnUrl=%2Fwallet',
    api: { [RESTORE]: RESTORED },
  });
  for (const [name, path] of [
    ['Forgot password?', '/forgot-password'],
    ['Back to login', '/login'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `${path}?returnUrl=%2Fwallet`);
  await typeCredentials(view);
  await view.user.click(submit());
  await waitFor(() => expect(view.location()).toBe('/login?returnUrl=%2Fwallet'));
});

test('is prefilled with the email typed at the login', async () => {
  saveEmailDraft('satoshi@example.org');
  await renderPage(<RestoreAccountPage />, { path: '/restore-account' });
  expect(email()).toHaveValue('satoshi@example.org');
});

test('shows the server’s message for incorrect credentials and keeps the form', async () => {
  const { user, location } = await fillIn({ [RESTORE]: fail(401, 'Incorrect email or password.') });
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
  expect(location()).toBe('/restore-account');
});

test('[A14] shows the server’s errors at their fields and focuses the first', async () => {
  const errors = { email: ['No such domain.'], password: ['Too long.'] };
  const { user } = await fillIn({ [RESTORE]: fail(422, 'Please fix the highlighted fields.', { errors }) });
  await user.click(submit());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription('No such domain.');
  expect(password()).toHaveAccessibleDescription('Too long.');
});

test('does not submit an empty form and names the missing fields', async () => {
  const { user, api } = await renderPage(<RestoreAccountPage />, { path: '/restore-account' });
  await user.click(submit());
  expectMissingCredentials(api);
});

test('submits once, however often Enter is pressed', async () => {
  const { handler, release } = deferResponse(RESTORED);
  const { user, api, location } = await fillIn({ [RESTORE]: handler });
  await user.keyboard('{Enter}{Enter}');
  await user.click(submit());
  expect(submit().closest('form')).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(location()).toBe('/login'));
  expect(api.callsTo(RESTORE)).toHaveLength(1);
});

test('waits when locked out, unless the email is changed', async () => {
  const locked = { statusCode: 4290, message: 'Too many failed attempts.', retryAfter: 900 };
  const { user } = await fillIn({ [RESTORE]: { status: 429, body: locked } });
  stopClock();
  await user.click(submit());
  expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 15:00.');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await user.type(email(), '.uk');
  expect(submit()).not.toHaveAttribute('aria-disabled');
});

test('has a logical tab order and is recognized by password managers', async () => {
  const { user } = await renderPage(<RestoreAccountPage />, { path: '/restore-account' });
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  email().focus();
  const tabOrder = [password, () => screen.getByRole('button', { name: 'Show password' }), submit];
  for (const element of tabOrder) {
    await user.tab();
    expect(element()).toHaveFocus();
  }
  await user.tab();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveFocus();
});
