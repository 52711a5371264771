import { screen, waitFor } from '@testing-library/react';
import {
  deferResponse,
  fail,
  offline,
  renderPage,
  stopClock,
  type FakeResponse,
  type FakeHandlers,
} from '@hashgrid/testing';
import { AppLink } from '@hashgrid/platform';
import { isolateBidi } from '@hashgrid/ui';
import { saveEmailDraft } from '../credentials/emailDraft';
import ForgotPasswordPage from './ForgotPasswordPage';

const REQUEST = 'POST /public/reset-password/request';
const SENT: FakeResponse = {
  status: 200,
  body: { message: 'If an account uses this email, we’ve sent a link.' },
};

const email = () => screen.getByLabelText('Email');
const submit = () => screen.getByRole('button', { name: 'Send link' });
const open = (api: FakeHandlers = {}, path = '/forgot-password') =>
  renderPage(<ForgotPasswordPage />, { path, api });

test('[R19] [A9] [C6] shows the server’s message as a success toast and opens the login', async () => {
  const { user, api, location } = await open({ [REQUEST]: SENT });
  await user.type(email(), ' satoshi@example.org ');
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/login'));
  expect(screen.getByRole('status')).toHaveTextContent('If an account uses this email, we’ve sent a link.');
  expect(screen.getByRole('status')).toHaveAttribute('data-tone', 'success');
  expect(api.callsTo(REQUEST).map(({ body }) => body)).toEqual([{ email: 'satoshi@example.org' }]);
});

test('accepts an email that was pasted with the marks that set its direction', async () => {
  const { user, api, location } = await open({ [REQUEST]: SENT });
  await user.click(email());
  await user.paste(isolateBidi('satoshi@example.org'));
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/login'));
  expect(api.callsTo(REQUEST)[0]?.body).toEqual({ email: 'satoshi@example.org' });
});

test('keeps the return URL', async () => {
  const { user, location } = await open({ [REQUEST]: SENT }, '/forgot-password?returnUrl=%2Fwallet');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fwallet',
  );
  await user.type(email(), 'satoshi@example.org');
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/login?returnUrl=%2Fwallet'));
});

test('is prefilled with the email typed at the login and recognized by password managers', async () => {
  saveEmailDraft('satoshi@example.org');
  await open();
  expect(email()).toHaveValue('satoshi@example.org');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(email()).toHaveAttribute('type', 'email');
});

test('is prefilled with the email of a logged-in player, who may come from an email about a lockout', async () => {
  await renderPage(<ForgotPasswordPage />, {
    path: '/forgot-password',
    session: 'loggedIn',
    profile: { email: 'grace@example.org' },
  });
  expect(email()).toHaveValue('grace@example.org');
});

test.each(['', 'nobody', 'a b@c.d'])('does not submit %p, which is not an email', async (typed) => {
  const { user, api } = await open();
  email().focus();
  await user.keyboard(`${typed}{Enter}`);
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Enter a valid email, like name@example.com.');
  expect(api.calls).toEqual([]);
});

test('[A14] shows the server’s error at the field and focuses it', async () => {
  const errors = { email: ['This address can’t receive email.'] };
  const { user } = await open({ [REQUEST]: fail(422, 'Please fix the highlighted fields.', { errors }) });
  await user.type(email(), 'satoshi@example.org');
  await user.click(submit());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription('This address can’t receive email.');
});

test('submits once, however often Enter is pressed', async () => {
  const { handler, release } = deferResponse(SENT);
  const { user, api, location } = await open({ [REQUEST]: handler });
  await user.type(email(), 'satoshi@example.org{Enter}{Enter}');
  await user.click(submit());
  expect(submit().closest('form')).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(location()).toBe('/login'));
  expect(api.callsTo(REQUEST)).toHaveLength(1);
});

test('keeps the input after a network error and waits after too many attempts', async () => {
  const tooMany = {
    statusCode: 4290,
    message: 'Too many attempts. Please wait a moment and try again.',
    retryAfter: 90,
  };
  const { user, api, location } = await open({ [REQUEST]: () => offline() });
  await user.type(email(), 'satoshi@example.org{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server didn’t respond.');
  expect(email()).toHaveValue('satoshi@example.org');
  api.handle({ [REQUEST]: { status: 429, body: tooMany } });
  stopClock();
  await user.click(submit());
  expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 1:30.');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await user.type(email(), '{Enter}');
  expect(api.callsTo(REQUEST)).toHaveLength(2);
  expect(location()).toBe('/forgot-password');
});

test('does not redirect a player who has left the page before the response', async () => {
  const { handler, release } = deferResponse(SENT);
  const { user, location } = await renderPage(
    <>
      <AppLink to="/sign-up">Elsewhere</AppLink>
      <ForgotPasswordPage />
    </>,
    { path: '/forgot-password', api: { [REQUEST]: handler } },
  );
  await user.type(email(), 'satoshi@example.org{Enter}');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  release();
  expect(await screen.findByRole('status')).toHaveTextContent(/we’ve sent a link/);
  expect(location()).toBe('/sign-up');
});
