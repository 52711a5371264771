import { screen, waitFor } from '@testing-library/react';
import { PASSWORD, USERNAME } from '@hashgrid/contracts';
import {
  deferResponse,
  fail,
  ok,
  reconnect,
  renderPage,
  sampleWelcome,
  stopClock,
  type FakeHandlers,
} from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import { readEmailDraft } from '../credentials/emailDraft';
import SignUpPage from './SignUpPage';

const SIGN_UP = 'POST /public/auth/sign-up';
const RESEND = 'GET /public/auth/resend-active-token/:id';
const WELCOME = 'GET /public/game/welcome';
const SENT = ok({ id: 'sign-up-1', resendAfter: 60 });

const username = () => screen.getByLabelText('Username');
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const referralCode = () => screen.getByLabelText('Referral code (optional)');
const terms = () => screen.getByRole('checkbox', { name: 'I agree to the terms.' });
const submit = () => screen.getByRole('button', { name: 'Sign up' });
const resendButton = () => screen.getByRole('button', { name: 'Resend email' });

const open = (api: FakeHandlers = {}, path = '/sign-up') => renderPage(<SignUpPage />, { path, api });

async function fillIn(api: FakeHandlers, path?: string) {
  const view = await open(api, path);
  await view.user.type(username(), 'satoshi ');
  await view.user.type(email(), 'satoshi@example.org');
  await view.user.type(password(), 'correct horse battery');
  await view.user.click(terms());
  return view;
}

test('[R4] [C4] [A11] submits the form and tells the player to check their inbox, with the return URL in the links to the login', async () => {
  const { user, api } = await fillIn({ [SIGN_UP]: SENT }, '/sign-up?returnUrl=%2Fpay');
  const expectLoginLink = () =>
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnUrl=%2Fpay');
  expectLoginLink();
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect(screen.getByText(/We sent a link to .*satoshi@example\.org/)).toHaveFocus();
  expectLoginLink();
  expect(api.callsTo(SIGN_UP).map(({ body }) => body)).toEqual([
    { username: 'satoshi', email: 'satoshi@example.org', password: 'correct horse battery', terms: true },
  ]);
});

test('accepts an email in full-width characters that was pasted with the marks that set its direction', async () => {
  const { user, api } = await fillIn({ [SIGN_UP]: SENT });
  await user.clear(email());
  await user.paste(isolateBidi('ａｄａ＠example.org'));
  await user.click(submit());
  await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(api.callsTo(SIGN_UP)[0]?.body).toMatchObject({ email: 'ada@example.org' });
  expect(readEmailDraft()).toBe('ada@example.org');
});

test('keeps the typed email across a reload', async () => {
  const { user, unmount } = await open();
  await user.type(email(), ' satoshi@example.org');
  unmount();
  await open();
  expect(email()).toHaveValue('satoshi@example.org');
});

test('[A11] [C7] keeps the inbox notice across a reload and allows a resend after the wait', async () => {
  const { user, unmount } = await fillIn({ [SIGN_UP]: ok({ id: 'sign-up-1', resendAfter: 1 }) });
  const advanceClock = stopClock();
  await user.click(submit());
  expect(await screen.findByRole('timer')).toHaveTextContent('You can resend it in 0:01.');
  expect(resendButton()).toHaveAttribute('aria-disabled', 'true');
  unmount();

  const view = await open({
    [RESEND]: ok({ id: 'sign-up-1', resendAfter: 45 }, 'We’ve sent the email again.'),
  });
  advanceClock(1000);
  await waitFor(() => expect(resendButton()).not.toHaveAttribute('aria-disabled'));
  await view.user.click(resendButton());
  expect(await screen.findByText('We’ve sent the email again.')).toBeVisible();
  expect(view.api.callsTo(RESEND).map(({ path }) => path)).toEqual([
    '/public/auth/resend-active-token/sign-up-1',
  ]);
  expect(resendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(resendButton()).toHaveFocus();
  await view.user.click(resendButton());
  expect(view.api.callsTo(RESEND)).toHaveLength(1);
  expect(screen.getByRole('timer')).toHaveTextContent('0:45');
});

test('[C7] explains why a resend was rejected, and starts again with a different email', async () => {
  const { user, unmount } = await fillIn({
    [SIGN_UP]: ok({ id: 'sign-up-1', resendAfter: 0 }),
    [RESEND]: fail(404, 'This sign-up has expired. Please sign up again.'),
  });
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Resend email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-up has expired.');
  await user.click(screen.getByRole('button', { name: 'Use a different email' }));
  expect(email()).toHaveValue('');
  expect(username()).toHaveFocus();
  unmount();
  await open();
  expect(email()).toHaveValue('');
});

test('[C7] hides why a resend failed while the next one is in flight, and waits after too many', async () => {
  const tooMany = { statusCode: 4290, message: 'Too many emails.', retryAfter: 90 };
  const { handler, release } = deferResponse({ status: 429, body: tooMany });
  const { user, api } = await fillIn({
    [SIGN_UP]: ok({ id: 'sign-up-1', resendAfter: 0 }),
    [RESEND]: fail(503, 'Down for a moment.'),
  });
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Resend email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Down for a moment.');
  api.handle({ [RESEND]: handler });
  await user.dblClick(resendButton());
  expect(screen.queryByRole('alert')).toBeNull();
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many emails.');
  expect(screen.getByRole('timer')).toHaveTextContent(/in 1:[0-3]\d\.$/);
  expect(resendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(api.callsTo(RESEND)).toHaveLength(2);
});

test('[C7] allows a resend if the clock was set back before a reload', async () => {
  const { user, unmount } = await fillIn({ [SIGN_UP]: SENT });
  await user.click(submit());
  await screen.findByRole('timer');
  unmount();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  await open();
  expect(resendButton()).not.toHaveAttribute('aria-disabled');
  jest.restoreAllMocks();
});

test('[C7] stays on the form when a resend is answered after the player chose to use a different email', async () => {
  const { handler, release } = deferResponse(ok({ id: 'sign-up-1', resendAfter: 45 }, 'Email sent again.'));
  const { user } = await fillIn({
    [SIGN_UP]: ok({ id: 'sign-up-1', resendAfter: 0 }),
    [RESEND]: handler,
  });
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Resend email' }));
  await user.click(screen.getByRole('button', { name: 'Use a different email' }));
  release();
  await screen.findByText('Email sent again.');
  expect(username()).toBeVisible();
});

test('[A14] shows the server’s errors at their fields and focuses the first', async () => {
  const errors = {
    username: ['That username is taken.'],
    email: ['No such domain.'],
    password: ['This password is too easy to guess. Choose another.'],
    referralCode: ['This code has expired.'],
    terms: ['The terms have changed.'],
  };
  const { user } = await fillIn({ [SIGN_UP]: fail(422, 'Please fix the highlighted fields.', { errors }) });
  await user.click(submit());
  await waitFor(() => expect(username()).toHaveFocus());
  expect(username()).toHaveAccessibleDescription(/^That username is taken\./);
  expect(email()).toHaveAccessibleDescription(/^No such domain\./);
  expect(password()).toHaveAccessibleDescription(/^This password is too easy to guess\./);
  expect(referralCode()).toHaveAccessibleDescription(/^This code has expired\./);
  expect(terms()).toHaveAccessibleDescription('The terms have changed.');
  expect(username()).toHaveValue('satoshi ');
  expect(terms()).toBeChecked();
});

test('does not submit invalid values and explains each at its field', async () => {
  const { user, api } = await open();
  await user.type(username(), 'no spaces!');
  await user.type(email(), 'nobody');
  await user.type(password(), 'short');
  await user.click(submit());
  expect(username()).toHaveFocus();
  expect(username()).toHaveAccessibleDescription(/^Use only letters a–z, numbers and underscores\./);
  expect(email()).toHaveAccessibleDescription(/^Enter a valid email/);
  expect(password()).toHaveAccessibleDescription(/^Use 10–128 characters\./);
  expect(terms()).toHaveAccessibleDescription('Please accept the terms to continue.');
  await user.clear(username());
  await user.type(username(), `${'a'.repeat(USERNAME.minLength - 1)}{Enter}`);
  expect(username()).toHaveAccessibleDescription(/^Use 3–20 characters\./);
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('accepts values of the server’s minimum lengths, without composition rules', async () => {
  const { user, api } = await open({ [SIGN_UP]: SENT });
  await user.type(username(), 'a'.repeat(USERNAME.minLength));
  await user.type(email(), 'a@b.c');
  await user.type(password(), ' '.repeat(PASSWORD.minLength));
  await user.click(terms());
  await user.click(submit());
  await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(api.callsTo(SIGN_UP)[0]?.body).toMatchObject({ password: ' '.repeat(PASSWORD.minLength) });
});

test('submits once, however often the button is clicked', async () => {
  const { handler, release } = deferResponse(SENT);
  const { user, api } = await fillIn({ [SIGN_UP]: handler });
  await user.click(submit());
  await user.click(submit());
  await user.type(email(), '{Enter}');
  release();
  await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(api.callsTo(SIGN_UP)).toHaveLength(1);
});

test('is recognized by password managers and shows the terms inline', async () => {
  const { user } = await open();
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByText('View terms'));
  expect(screen.getByText(/Payments to other players can’t be reversed/)).toBeVisible();
});

test('links to the outbox that holds the email, also after a reload', async () => {
  const { unmount, user } = await fillIn({
    [SIGN_UP]: ok({ id: 'sign-up-1', resendAfter: 60, isInOutbox: true }),
  });
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('link', { name: 'Open outbox' })).toHaveAttribute('href', '/outbox');
  unmount();
  await renderPage(<SignUpPage />, { path: '/sign-up' });
  expect(screen.getByRole('link', { name: 'Open outbox' })).toBeVisible();
});

test('does not mention an outbox if emails are delivered', async () => {
  const { user } = await fillIn({ [SIGN_UP]: SENT });
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open outbox' })).not.toBeInTheDocument();
});

test('tells guests what they start with, from the server’s numbers', async () => {
  await renderPage(<SignUpPage />, {
    path: '/sign-up',
    api: { [WELCOME]: ok({ ...sampleWelcome, grant: { token: 'USDT', amount: '40' } }) },
  });
  const facts = (await screen.findByText('Welcome bonus')).closest('dl')!;
  await waitFor(() =>
    expect(facts).toHaveTextContent(/^Welcome bonus40 USDTFree starter node3 TH\/sPlayers mining now1,234$/),
  );
  expect(screen.getByText(/Play money, no cash value\./)).toBeVisible();
});

test('omits the numbers when they can’t be loaded', async () => {
  await renderPage(<SignUpPage />, {
    path: '/sign-up',
    api: { [WELCOME]: fail(500, 'Broken.') },
  });
  expect(await screen.findByText('Build your mining farm')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Welcome bonus')).not.toBeInTheDocument());
});

test('omits the numbers until they are loaded again', async () => {
  const { handler, release } = deferResponse(ok(sampleWelcome));
  const { api } = await renderPage(<SignUpPage />, {
    path: '/sign-up',
    api: { [WELCOME]: fail(500, 'Broken.') },
  });
  await waitFor(() => expect(screen.queryByText('Welcome bonus')).not.toBeInTheDocument());
  api.handle({ [WELCOME]: handler });
  await reconnect();
  await waitFor(() => expect(api.callsTo(WELCOME)).toHaveLength(2));
  expect(screen.queryByText('Welcome bonus')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Welcome bonus')).toBeVisible();
});

test('does not call tokens play money if they can be bought', async () => {
  await renderPage(<SignUpPage />, {
    path: '/sign-up',
    api: { [WELCOME]: ok({ ...sampleWelcome, isPlayMoney: false }) },
  });
  expect(await screen.findByText('1,234')).toBeVisible();
  expect(screen.queryByText(/Play money/)).not.toBeInTheDocument();
});
