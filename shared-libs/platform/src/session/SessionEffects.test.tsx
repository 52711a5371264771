import { act, screen } from '@testing-library/react';
import { done, offline, ok, renderPage, sampleWallets } from '@hashgrid/testing';
import { useLogOut } from './useLogOut';
import { useTokens } from './useTokens';
import { useWallets } from './useWallets';

const WALLETS = 'GET /shared/client/wallets';

function WalletPage() {
  const { wallets, status } = useWallets();
  const { tokens, status: tokenStatus } = useTokens();
  const logOut = useLogOut();
  return (
    <>
      <p>{`${status}: ${wallets.map(({ symbol, balance }) => `${symbol} ${balance}`).join(', ')}`}</p>
      <p>{`${tokenStatus}: ${Object.keys(tokens).join(', ')}`}</p>
      <button onClick={() => void logOut()}>Log out</button>
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('[A13] [K1] wallets are fetched again every 60000 ms while logged in, and not after logging out', async () => {
  const { api } = await renderPage(<WalletPage />, {
    session: 'loggedIn',
    api: { 'DELETE /shared/auth/sessions/current': done() },
  });
  await pass(0);
  expect(api.callsTo(WALLETS)).toHaveLength(1);
  await pass(59_999);
  expect(api.callsTo(WALLETS)).toHaveLength(1);
  await pass(1);
  expect(api.callsTo(WALLETS)).toHaveLength(2);
  await pass(60_000);
  expect(api.callsTo(WALLETS)).toHaveLength(3);
  await act(async () => screen.getByRole('button', { name: 'Log out' }).click());
  await pass(300_000);
  expect(api.callsTo(WALLETS)).toHaveLength(3);
});

test('[A13] a guest never requests wallets', async () => {
  const { api } = await renderPage(<WalletPage />, { session: 'guest' });
  await pass(180_000);
  expect(api.callsTo(WALLETS)).toHaveLength(0);
  expect(screen.getByText('idle:')).toBeInTheDocument();
});

test('[A12] [E1] [E2] a request is idle, loading, then success; the currency comes first', async () => {
  await renderPage(<WalletPage />, { session: 'loggedIn' });
  await pass(50);
  expect(screen.getByText('success: USDT 25.5, BTC 0.00012345')).toBeInTheDocument();
  expect(screen.getByText('success: USDT, BTC')).toBeInTheDocument();
});

test('[A12] a failed request is an error and keeps the previous data', async () => {
  const { api } = await renderPage(<WalletPage />, { session: 'loggedIn' });
  await pass(50);
  api.handle({ [WALLETS]: { status: 500, body: '' } });
  await pass(60_050);
  expect(screen.getByText('error: USDT 25.5, BTC 0.00012345')).toBeInTheDocument();
});

test('[A12] requests that failed offline are retried as soon as the network is back', async () => {
  const { api } = await renderPage(<WalletPage />, {
    session: 'loggedIn',
    api: { [WALLETS]: () => offline() },
  });
  await pass(50);
  expect(screen.getByText('error:')).toBeInTheDocument();
  api.handle({ [WALLETS]: ok({ wallets: sampleWallets }) });
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(50);
  expect(screen.getByText(/^success: USDT 25/)).toBeInTheDocument();
});
