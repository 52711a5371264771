import { screen, waitFor } from '@testing-library/react';
import { fail, ok, renderPage, type FakeHandlers, type RenderPageOptions } from '@hashgrid/testing';
import AuthenticationPage from './AuthenticationPage';

const VALIDATE = 'POST /auth/client/gg-2fa/valid';
const TOKENS = ok({ accessToken: 'access-1', refreshToken: 'refresh-1' });

const code = () => screen.getByLabelText('Code');
const open = (api: FakeHandlers = {}, options: RenderPageOptions = {}) =>
  renderPage(<AuthenticationPage />, { path: '/authentication', session: 'twoFactor', api, ...options });

test('[R16] [C14] [A6] the sixth digit sends the code with the two-factor token, and the mining node follows', async () => {
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
});

test('[A6] the page that was asked for comes first', async () => {
  const { user, location } = await open({ [VALIDATE]: TOKENS }, { path: '/authentication?returnUrl=%2Fpay' });
  await user.keyboard('123456');
  await waitFor(() => expect(location()).toBe('/pay'));
});

test('a pasted code may have blanks in it', async () => {
  const { user, api } = await open({ [VALIDATE]: TOKENS });
  await user.paste('123 456');
  await waitFor(() => expect(api.callsTo(VALIDATE)[0]?.body).toEqual({ code: '123456' }));
});

test('[A14] a wrong code is told at the field, which is empty and ready for the next one', async () => {
  const wrong = fail(401, 'This code is not right.', { errors: { code: ['Wait for the next one.'] } });
  const { user, api, location } = await open({ [VALIDATE]: wrong });
  await user.keyboard('123456');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/^Wait for the next one\./));
  expect(screen.getByRole('alert')).toHaveTextContent('This code is not right.');
  expect(code()).toHaveValue('');
  expect(code()).toHaveFocus();
  api.handle({ [VALIDATE]: TOKENS });
  await user.keyboard('654321');
  await waitFor(() => expect(location()).toBe('/mining-node'));
  expect(api.callsTo(VALIDATE)).toHaveLength(2);
});

test('a step that took too long leads back to the login', async () => {
  const { user, location } = await open({ [VALIDATE]: fail(401, 'This sign-in took too long.') });
  await user.keyboard('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in took too long.');
  await user.click(screen.getByRole('button', { name: 'Log in again' }));
  await waitFor(() => expect(location()).toBe('/login'));
});

test('too few digits are not sent', async () => {
  const { user, api } = await open();
  await user.keyboard('123{Enter}');
  expect(code()).toHaveAccessibleDescription(/^Enter all 6 digits\./);
  expect(api.callsTo(VALIDATE)).toEqual([]);
});

test('a recovery code is sent as it was written', async () => {
  const { user, api, location } = await open({ [VALIDATE]: TOKENS });
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await user.keyboard('a1b2-c3d4-e5{Enter}');
  await waitFor(() => expect(location()).toBe('/mining-node'));
  expect(api.callsTo(VALIDATE)[0]?.body).toEqual({ code: 'a1b2-c3d4-e5' });
});

test('[A8] cancelling signs out', async () => {
  const { user, location } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel and sign out' }));
  await waitFor(() => expect(location()).toBe('/login'));
  expect(document.cookie).not.toContain('gg2FAToken');
});

test('[R16] a guest has no code to enter and goes to the login', async () => {
  const { location } = await open({}, { session: 'guest', path: '/authentication?returnUrl=%2Fpay' });
  await waitFor(() => expect(location()).toBe('/login?returnUrl=%2Fpay'));
});
