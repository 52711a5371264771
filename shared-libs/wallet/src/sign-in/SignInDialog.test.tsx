import { act, screen, waitFor } from '@testing-library/react';
import { verifyMessage } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { useModal } from '@hashgrid/platform';
import { fail, ok, renderPage, type FakeHandler } from '@hashgrid/testing';
import { ProviderRpcError, TestWallet } from '@hashgrid/testing/wallet';
import { SignInDialog } from './SignInDialog';
import type { SignedMessage } from './SignedMessage';

const GET_NONCE = 'GET /public/auth/nonce';
const NONCE_RESPONSE = ok({
  nonce: 'a1b2c3d4e5f6',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-01T00:10:00.000Z',
});
const STATEMENT = 'Only a test.';

const send = jest.fn<Promise<void>, [SignedMessage]>();
const wallet = new TestWallet({ privateKeys: [generatePrivateKey(), generatePrivateKey()] });

beforeEach(() => {
  send.mockResolvedValue();
  wallet.answers = {};
});

function Page() {
  const { open, dismiss } = useModal();
  const content = (
    <SignInDialog
      title="Log in"
      failureTitle="Not logged in"
      statement={STATEMENT}
      send={send}
      onClose={dismiss}
    />
  );
  return <button onClick={() => open({ id: 'signIn', label: 'Log in', content })}>Open</button>;
}

const signIn = async (nonce: FakeHandler = NONCE_RESPONSE) => {
  const view = await renderPage(<Page />, { api: { [GET_NONCE]: nonce } });
  wallet.announce();
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  await view.user.click(await screen.findByRole('button', { name: wallet.info.name }));
  return view;
};

const findFailure = () => screen.findByRole('group', { name: 'Not logged in' });
const getRetryButton = () => screen.getByRole('button', { name: 'Try again' });

test('sends an EIP-4361 message with the signature of its address', async () => {
  await signIn();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const { address, message, signature } = send.mock.calls[0]![0];
  expect(message).toBe(
    [
      `${window.location.host} wants you to sign in with your Ethereum account:`,
      wallet.addresses[0],
      '',
      STATEMENT,
      '',
      `URI: ${window.location.origin}`,
      'Version: 1',
      'Chain ID: 56',
      'Nonce: a1b2c3d4e5f6',
      'Issued At: 2026-01-01T00:00:00.000Z',
    ].join('\n'),
  );
  expect(address).toBe(wallet.addresses[0]);
  expect(await verifyMessage({ address, message, signature: signature as `0x${string}` })).toBe(true);
});

test('explains the signature while the wallet does not respond, and can be canceled', async () => {
  wallet.answers.personal_sign = () => new Promise(() => {});
  const { user } = await signIn();
  const step = await screen.findByRole('group', { name: /^Sign the message in/ });
  expect(step).toHaveTextContent('Signing is free and sends no transaction.');
  expect(step).toHaveTextContent(wallet.addresses[0]!);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: wallet.info.name })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('sends no signature that comes after the player has canceled', async () => {
  let sign = () => {};
  wallet.answers.personal_sign = () => new Promise((resolve) => (sign = () => resolve('0x12')));
  const { user } = await signIn();
  await waitFor(() => expect(wallet.requests.at(-1)?.method).toBe('personal_sign'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  sign();
  await user.click(await screen.findByRole('button', { name: wallet.info.name }));
  expect(send).not.toHaveBeenCalled();
});

test('asks for no signature when the player cancels before the nonce arrives', async () => {
  let respond = () => {};
  const { user, api } = await signIn(
    () => new Promise((resolve) => (respond = () => resolve(NONCE_RESPONSE))),
  );
  await screen.findByRole('group', { name: /^Sign the message in/ });
  await waitFor(() => expect(api.callsTo(GET_NONCE)).toHaveLength(1));
  const requestCount = wallet.requests.length;
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  respond();
  await api.settle();
  const methods = wallet.requests.slice(requestCount).map(({ method }) => method);
  expect(methods).not.toContain('personal_sign');
});

test('explains a rejected signature and asks again with another nonce', async () => {
  wallet.answers.personal_sign = () => {
    throw new ProviderRpcError(4001, 'User rejected the request.');
  };
  const { user, api } = await signIn();
  expect(await findFailure()).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(/^You declined the request/);
  wallet.answers = {};
  await user.click(getRetryButton());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(api.callsTo(GET_NONCE)).toHaveLength(2);
});

test('signs with the account that the player has switched to after a failure', async () => {
  send.mockRejectedValueOnce({ statusCode: 401, message: 'Rejected.' });
  const { user } = await signIn();
  await findFailure();
  act(() => wallet.selectAccount(1));
  expect(await screen.findByText(wallet.addresses[0]!)).toBeVisible();
  await user.click(getRetryButton());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  const [first, second] = send.mock.calls.map(([signed]) => signed);
  expect(second!.address).not.toBe(first!.address);
  expect(await verifyMessage({ ...second!, signature: second!.signature as `0x${string}` })).toBe(true);
});

test('[A14] shows the message and all errors of the server', async () => {
  send.mockRejectedValueOnce({
    statusCode: 422,
    message: 'Rejected.',
    errors: { message: ['It has expired.'] },
  });
  const { user } = await signIn();
  await findFailure();
  expect(screen.getByRole('alert')).toHaveTextContent('Rejected.It has expired.');
  await user.click(getRetryButton());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('shows why the nonce was refused, and waits out a rate limit', async () => {
  await signIn({ status: 429, body: { statusCode: 4290, message: 'Too many attempts.', retryAfter: 900 } });
  await findFailure();
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(screen.getByRole('timer')).toHaveTextContent(/1[45]:\d\d/);
  expect(getRetryButton()).toHaveAttribute('aria-disabled', 'true');
});

test('lets the player choose another wallet after a failure, and focuses the one that was chosen', async () => {
  const { user } = await signIn(fail(503, 'Try again later.'));
  await findFailure();
  await user.click(screen.getByRole('button', { name: 'Choose another wallet' }));
  expect(await screen.findByRole('button', { name: wallet.info.name })).toHaveFocus();
});
