import { act, screen } from '@testing-library/react';
import { done, offline, ok, renderPage, sampleWallets } from '@hashgrid/testing';
import { useLogOut } from './useLogOut';
import { useTokens } from './useTokens';
import { useWallets } from './useWallets';

const WALLETS = 'GET /shared/client/wallets';

function WalletPage() {
  const { wallets, status } = useWallets();
  const { tokens, status: tokenStatus } = useTokens();
  return (
    <>
      <p>{`${status}: ${wallets.map(({ symbol, balance }) => `${symbol} ${balance}`).join(', ')}`}</p>
      <p>{`${tokenStatus}: ${Object.keys(tokens).join(', ')}`}</p>
    </>
  );
}

function PageWithoutWallets() {
  const logOut = useLogOut();
  return <button onClick={() => void logOut()}>Log out</button>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('[A13] [K1] refetches wallets every 60000 ms on any page while logged in, and stops after logging out', async () => {
  const { api } = await renderPage(<PageWithoutWallets />, {
    session: 'loggedIn',
    api: { 'DELETE /shared/auth/sessions/current': done() },
  });
  await advanceTime(0);
  expect(api.callsTo(WALLETS)).toHaveLength(1);
  await advanceTime(59_999);
  expect(api.callsTo(WALLETS)).toHaveLength(1);
  await advanceTime(1);
  expect(api.callsTo(WALLETS)).toHaveLength(2);
  await advanceTime(60_000);
  expect(api.callsTo(WALLETS)).toHaveLength(3);
  await act(async () => screen.getByRole('button', { name: 'Log out' }).click());
  await advanceTime(300_000);
  expect(api.callsTo(WALLETS)).toHaveLength(3);
});

test('[A13] [A12] never requests wallets of a guest, whose status stays idle', async () => {
  const { api } = await renderPage(<WalletPage />, { session: 'guest' });
  await advanceTime(180_000);
  expect(api.callsTo(WALLETS)).toHaveLength(0);
  expect(screen.getByText('idle:')).toBeInTheDocument();
});

test('[A12] [E1] [E2] returns wallets and tokens with the status loading, then success, the currency first', async () => {
  let respond = () => {};
  await renderPage(<WalletPage />, {
    session: 'loggedIn',
    api: {
      [WALLETS]: () => new Promise((resolve) => (respond = () => resolve(ok({ wallets: sampleWallets })))),
    },
  });
  await advanceTime(50);
  expect(screen.getByText('loading:')).toBeInTheDocument();
  respond();
  await advanceTime(50);
  expect(screen.getByText('success: USDT 25.5, BTC 0.00012345')).toBeInTheDocument();
  expect(screen.getByText('success: USDT, BTC')).toBeInTheDocument();
});

test('[A12] returns the status error and the previous data after a failed request', async () => {
  const { api } = await renderPage(<WalletPage />, { session: 'loggedIn' });
  await advanceTime(50);
  api.handle({ [WALLETS]: { status: 500, body: '' } });
  await advanceTime(60_050);
  expect(screen.getByText('error: USDT 25.5, BTC 0.00012345')).toBeInTheDocument();
});

test('[A12] retries requests that failed offline as soon as the network is back', async () => {
  const { api } = await renderPage(<WalletPage />, {
    session: 'loggedIn',
    api: { [WALLETS]: () => offline() },
  });
  await advanceTime(50);
  expect(screen.getByText('error:')).toBeInTheDocument();
  api.handle({ [WALLETS]: ok({ wallets: sampleWallets }) });
  await act(async () => void window.dispatchEvent(new Event('online')));
  await advanceTime(50);
  expect(screen.getByText(/^success: USDT 25/)).toBeInTheDocument();
});
