import { screen, waitFor } from '@testing-library/react';
import { fail, renderPage, type FakeAnswer, type FakeHandlers } from '@hashgrid/testing';
import { carryEmail } from '../handover/emailDraft';
import RestoreAccountPage from './RestoreAccountPage';

const RESTORE = 'POST /public/auth/restore-account';
const RESTORED: FakeAnswer = { status: 200, body: { message: 'Your account is open again.' } };

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Restore account' });

async function fillIn(api: FakeHandlers) {
  const page = await renderPage(<RestoreAccountPage />, { path: '/restore-account', api });
  await page.user.type(email(), ' satoshi@example.org ');
  await page.user.type(password(), 'correct horse ');
  return page;
}

test('[A10] [C5] the server’s message is a success toast, and the login follows', async () => {
  const { user, api, location } = await fillIn({ [RESTORE]: RESTORED });
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/login'));
  expect(screen.getByRole('status')).toHaveTextContent('Your account is open again.');
  expect(api.callsTo(RESTORE).map(({ body }) => body)).toEqual([
    { email: 'satoshi@example.org', password: 'correct horse ' },
  ]);
});

test('the email that was typed at the login is there already', async () => {
  carryEmail('satoshi@example.org');
  await renderPage(<RestoreAccountPage />, { path: '/restore-account' });
  expect(email()).toHaveValue('satoshi@example.org');
});

test('a wrong pair gets the one text of the server, and the form stays', async () => {
  const { user, location } = await fillIn({ [RESTORE]: fail(401, 'Incorrect email or password.') });
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
  expect(location()).toBe('/restore-account');
});

test('[A14] errors of the server stand at their fields, and the first one has the focus', async () => {
  const errors = { email: ['No such domain.'], password: ['Too long.'] };
  const { user } = await fillIn({ [RESTORE]: fail(422, 'Please fix the highlighted fields.', { errors }) });
  await user.click(submit());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription('No such domain.');
  expect(password()).toHaveAccessibleDescription('Too long.');
});

test('an empty form is not sent, and says what is missing', async () => {
  const { user, api } = await renderPage(<RestoreAccountPage />, { path: '/restore-account' });
  await user.click(submit());
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Enter your email.');
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  expect(api.calls).toEqual([]);
});

test('sent by Enter, again and again, it goes out once', async () => {
  let answer = (_: FakeAnswer) => {};
  const pending = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  const { user, api, location } = await fillIn({ [RESTORE]: () => pending });
  await user.keyboard('{Enter}{Enter}');
  await user.click(submit());
  expect(submit().closest('form')).toHaveAttribute('aria-busy', 'true');
  answer(RESTORED);
  await waitFor(() => expect(location()).toBe('/login'));
  expect(api.callsTo(RESTORE)).toHaveLength(1);
});

test('locked out, the form waits; another email can be tried at once', async () => {
  const locked = { statusCode: 4290, message: 'Too many failed attempts.', retryAfter: 900 };
  const { user } = await fillIn({ [RESTORE]: { status: 429, body: locked } });
  await user.click(submit());
  expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 15:00.');
  expect(submit()).toBeDisabled();
  await user.type(email(), '.uk');
  expect(submit()).toBeEnabled();
});

test('the keyboard reaches everything in order, and password managers know the fields', async () => {
  const { user } = await renderPage(<RestoreAccountPage />, { path: '/restore-account' });
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  email().focus();
  const next = [password, () => screen.getByRole('button', { name: 'Show password' }), submit];
  for (const element of next) {
    await user.tab();
    expect(element()).toHaveFocus();
  }
  await user.tab();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveFocus();
});
