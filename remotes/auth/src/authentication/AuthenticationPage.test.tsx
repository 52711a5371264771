import { screen, waitFor } from '@testing-library/react';
import {
  deferResponse,
  fail,
  offline,
  ok,
  renderPage,
  stopClock,
  type FakeHandlers,
  type RenderPageOptions,
} from '@hashgrid/testing';
import { readEmailDraft, saveEmailDraft } from '../credentials/emailDraft';
import { readLoginNotice } from '../login/loginNotice';
import AuthenticationPage from './AuthenticationPage';

const VALIDATE = 'POST /auth/client/gg-2fa/valid';
const TOKENS = ok({ accessToken: 'access-1', refreshToken: 'refresh-1' });

const recoveryCode = () => screen.getByLabelText('Recovery code');
const code = () => screen.getByLabelText('Code');
const open = (api: FakeHandlers = {}, options: RenderPageOptions = {}) =>
  renderPage(<AuthenticationPage />, { path: '/authentication', session: 'twoFactor', api, ...options });

test('[R16] [C14] [A6] submits the code with the two-factor token at the sixth digit and opens the mining node page', async () => {
  saveEmailDraft('satoshi@example.org');
  const { user, api, location } = await open({ [VALIDATE]: TOKENS });
  expect(code()).toHaveFocus();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  await user.keyboard('12345');
  expect(api.callsTo(VALIDATE)).toHaveLength(0);
  await user.keyboard('6');
  await waitFor(() => expect(location()).toBe('/mining-node'));
  expect(api.callsTo(VALIDATE).map(({ body, headers }) => [body, headers.authorization])).toEqual([
    [{ code: '123456' }, 'Bearer two-factor-1'],
  ]);
  expect(document.cookie).not.toContain('gg2FAToken');
  await waitFor(() => expect(readEmailDraft()).toBe(''));
});

test.each(['/pay', '/'])('[A6] opens the return URL %s', async (returnUrl) => {
  const path = `/authentication?returnUrl=${encodeURIComponent(returnUrl)}`;
  const { user, location } = await open({ [VALIDATE]: TOKENS }, { path });
  await user.keyboard('123456');
  await waitFor(() => expect(location()).toBe(returnUrl));
});

test('accepts a pasted code with spaces', async () => {
  const { user, api } = await open({ [VALIDATE]: TOKENS });
  await user.paste('123 456');
  await waitFor(() => expect(api.callsTo(VALIDATE)[0]?.body).toEqual({ code: '123456' }));
});

test('[A14] reports an incorrect code at the field, cleared and focused for the next one', async () => {
  const wrong = fail(401, 'That code is incorrect.', { errors: { code: ['Wait for the next code.'] } });
  const { user, api, location } = await open({ [VALIDATE]: wrong });
  await user.keyboard('123456');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/^Wait for the next code\./));
  expect(screen.getByRole('alert')).toHaveTextContent('That code is incorrect.');
  expect(code()).toHaveValue('');
  expect(code()).toHaveFocus();
  api.handle({ [VALIDATE]: TOKENS });
  await user.keyboard('654321');
  await waitFor(() => expect(location()).toBe('/mining-node'));
  expect(api.callsTo(VALIDATE)).toHaveLength(2);
});

test.each(['This login attempt timed out.', 'Too many incorrect codes.'])(
  'returns to the login, with the reason, when the login step has ended: %s',
  async (text) => {
    const { user, location } = await open(
      { [VALIDATE]: fail(401, text) },
      { path: '/authentication?returnUrl=%2Fpay' },
    );
    await user.keyboard('123456');
    await waitFor(() => expect(location()).toBe('/login'));
    expect(document.cookie).not.toContain('gg2FAToken');
    expect(readLoginNotice()).toEqual({ text, returnUrl: '/pay' });
  },
);

test('returns to the login, with the reason, when the server has revoked the session of the login step', async () => {
  const text = 'Your session was ended.';
  const { user, location } = await open({ [VALIDATE]: fail(401, text, { statusCode: 5001 }) });
  await user.keyboard('123456');
  await waitFor(() => expect(location()).toBe('/login'));
  expect(readLoginNotice()).toEqual({ text, returnUrl: null });
});

test('accepts digits from Arabic and Japanese keyboards', async () => {
  const { user, api } = await open({ [VALIDATE]: TOKENS });
  await user.keyboard('١٢٣４５６');
  await waitFor(() => expect(api.callsTo(VALIDATE)[0]?.body).toEqual({ code: '123456' }));
});

test('keeps the code after a network error, so that it can be submitted again', async () => {
  const { user, api, location } = await open({ [VALIDATE]: () => offline() });
  await user.keyboard('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server didn’t respond.');
  expect(code()).toHaveValue('123456');
  api.handle({ [VALIDATE]: TOKENS });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/mining-node'));
});

test('sends no code while the account is locked', async () => {
  const locked = { statusCode: 4290, message: 'Too many failed attempts.', retryAfter: 900 };
  const { user, api } = await open({ [VALIDATE]: { status: 429, body: locked } });
  stopClock();
  await user.keyboard('123456');
  expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 15:00.');
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
  await user.clear(code());
  await user.type(code(), '654321');
  expect(api.callsTo(VALIDATE)).toHaveLength(1);
});

test('sends the code once even with a seventh digit or Enter', async () => {
  const { handler, release } = deferResponse(TOKENS);
  const { user, api, location } = await open({ [VALIDATE]: handler });
  await user.keyboard('1234567{Enter}');
  expect(code()).toHaveValue('123456');
  expect(code().closest('form')).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(location()).toBe('/mining-node'));
  expect(api.callsTo(VALIDATE)).toHaveLength(1);
});

test('does not submit too few digits', async () => {
  const { user, api } = await open();
  await user.keyboard('123{Enter}');
  expect(code()).toHaveAccessibleDescription(/^Enter all 6 digits\./);
  expect(api.callsTo(VALIDATE)).toEqual([]);
});

test('normalizes a recovery code before submitting it', async () => {
  const { user, api, location } = await open({ [VALIDATE]: TOKENS });
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  expect(recoveryCode()).toHaveAttribute('autocapitalize', 'characters');
  expect(recoveryCode()).toHaveAccessibleDescription(/7KQ2M-W9XTD/);
  await user.keyboard('7kq2m w9xtd{Enter}');
  await waitFor(() => expect(location()).toBe('/mining-node'));
  expect(api.callsTo(VALIDATE)[0]?.body).toEqual({ code: '7KQ2M-W9XTD' });
});

test('[A14] keeps an incorrect recovery code for editing and does not submit an incomplete one', async () => {
  const wrong = fail(422, 'Please fix the highlighted fields.', {
    errors: { code: ['That code is incorrect.'] },
  });
  const { user, api } = await open({ [VALIDATE]: wrong });
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  await user.keyboard('7KQ2M{Enter}');
  expect(recoveryCode()).toHaveAccessibleDescription(/^Enter the full code, like .*7KQ2M-W9XTD/);
  expect(api.callsTo(VALIDATE)).toHaveLength(0);
  await user.keyboard('-W9XTD{Enter}');
  await waitFor(() => expect(recoveryCode()).toHaveAccessibleDescription(/^That code is incorrect\./));
  expect(recoveryCode()).toHaveValue('7KQ2M-W9XTD');
  expect(recoveryCode()).toHaveFocus();
});

test('does not carry an error over to the field for the other kind of code', async () => {
  const { user } = await open();
  await user.keyboard('1{Enter}');
  expect(code()).toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(recoveryCode()).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('button', { name: 'Use authenticator app instead' }));
  expect(code()).toHaveFocus();
  expect(code()).not.toHaveAttribute('aria-invalid');
});

test.each([
  ['/authentication', '/dashboard'],
  ['/authentication?returnUrl=%2Fpay', '/pay'],
])('keeps a full session when the login step has ended: %s', async (path, href) => {
  const { user, location } = await open(
    { [VALIDATE]: fail(401, 'Please log in first.') },
    { session: 'loggedIn', path },
  );
  await user.keyboard('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please log in first.');
  expect(screen.getByRole('link', { name: /You’re already logged in/ })).toHaveAttribute('href', href);
  expect(location()).toBe(path);
  expect(document.cookie).toContain('accessToken');
});

test('[A8] logs out on Cancel', async () => {
  const { user, location } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel and log out' }));
  await waitFor(() => expect(location()).toBe('/login'));
  expect(document.cookie).not.toContain('gg2FAToken');
});

test('[R16] redirects a guest to the login', async () => {
  const { location } = await open({}, { session: 'guest', path: '/authentication?returnUrl=%2Fpay' });
  await waitFor(() => expect(location()).toBe('/login?returnUrl=%2Fpay'));
});
