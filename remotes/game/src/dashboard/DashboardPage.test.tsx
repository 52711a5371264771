import { act, screen, waitFor, within } from '@testing-library/react';
import { WALLET_REFRESH_MS } from '@hashgrid/contracts';
import {
  fail,
  ok,
  renderPage,
  sampleWallets,
  type FakeHandlers,
  type RenderPageOptions,
} from '@hashgrid/testing';
import DashboardPage from './DashboardPage';

const gift = {
  id: 'entry-1',
  kind: 'grant',
  token: 'USDT',
  amount: '25',
  counterparty: null,
  createdAt: '2026-01-02T03:04:05.000Z',
};
const noActivity = ok({ items: [], nextCursor: null });

/** The dashboard once its activity came or failed. */
async function renderDashboard(api: FakeHandlers = {}, options: RenderPageOptions = {}) {
  const page = await renderPage(<DashboardPage />, {
    path: '/dashboard',
    session: 'signedIn',
    api: { 'GET /auth/transaction': noActivity, ...api },
    ...options,
  });
  await waitFor(() => expect(screen.queryByText('Loading your activity')).not.toBeInTheDocument());
  return page;
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the dashboard', () => {
  test('[R5] [C12] [C13] [E1] shows each wallet with price and exact value, the currency first', async () => {
    await renderDashboard();
    const table = await screen.findByRole('table', { name: 'Your tokens' });
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.map(cellsOf)).toEqual(
      [
        ['USDT Tether', '1 USDT', '25.5 USDT', '25.5 USDT'],
        ['BTC Bitcoin', '64,000.5 USDT', '0.00012345 BTC', '7.900861 USDT'],
      ].map(([token, ...rest]) => [expect.stringContaining(token ?? ''), ...rest]),
    );
    expect(screen.getByText('Total balance').nextElementSibling).toHaveTextContent('33.400861 USDT');
  });

  test('keeps amounts that no float can hold', async () => {
    await renderDashboard({
      'GET /shared/client/wallets': ok({
        wallets: [{ token: { code: 'USDT', isDefault: true }, balance: '9007199254740993.000001' }],
      }),
    });
    expect((await screen.findAllByText('9,007,199,254,740,993.000001')).length).toBeGreaterThan(1);
  });

  test('[A13] [K1] asks for wallets and prices again after 60 s and shows what came', async () => {
    jest.useFakeTimers();
    const { api } = await renderDashboard();
    await screen.findByRole('table', { name: 'Your tokens' });
    const calls = () =>
      ['GET /shared/client/wallets', 'GET /shared/token/all'].map((key) => api.callsTo(key).length);
    const [wallets = 0, tokens = 0] = calls();

    await act(() => jest.advanceTimersByTimeAsync(WALLET_REFRESH_MS - 1_000));
    expect(calls()).toEqual([wallets, tokens]);
    expect(screen.getByText(/^Updated \d\d seconds ago$/)).toBeInTheDocument();

    api.handle({
      'GET /shared/client/wallets': ok({
        wallets: [{ token: { code: 'USDT', isDefault: true }, balance: '99' }],
      }),
    });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(calls()).toEqual([wallets + 1, tokens + 1]);
    expect(screen.getByText('Total balance').nextElementSibling).toHaveTextContent('99.00 USDT');
    jest.useRealTimers();
  });

  test('keeps the last balances when a refresh fails, says so, and recovers', async () => {
    const { user, api } = await renderDashboard();
    await screen.findByRole('table', { name: 'Your tokens' });
    api.handle({ 'GET /shared/client/wallets': fail(503, 'Down for a moment.') });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/You see the last known ones/)).toBeInTheDocument();
    expect(screen.getByText('Total balance').nextElementSibling).toHaveTextContent('33.400861 USDT');

    api.handle({ 'GET /shared/client/wallets': ok({ wallets: sampleWallets }) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/You see the last known ones/)).not.toBeInTheDocument());
  });

  test('[A12] offers Retry when nothing came, and shows the balances once it worked', async () => {
    const { user, api } = await renderDashboard({ 'GET /shared/token/all': fail(500, 'Broken.') });
    expect(await screen.findByText('Your balances did not arrive')).toBeInTheDocument();
    api.handle({
      'GET /shared/token/all': ok({ tokens: [{ code: 'USDT', name: 'Tether', decimals: 6, price: '1' }] }),
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Your tokens' })).toBeInTheDocument();
    expect(screen.getByText('A token without a price is not counted.')).toBeInTheDocument();
  });

  test('shows a skeleton that says what is loading', async () => {
    await renderDashboard({ 'GET /shared/token/all': () => new Promise(() => {}) });
    expect(screen.getByText('Loading your balances')).toBeInTheDocument();
  });

  test('copies the invite link with the code of the player', async () => {
    const { user } = await renderDashboard({}, { profile: { referralCode: 'GRID 7' } });
    await screen.findByRole('table', { name: 'Your tokens' });
    const link = `${window.location.origin}/ref/GRID%207`;
    expect(screen.getByText(link)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy invite link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  test('[C16] lists the latest activity with sign, player and token', async () => {
    const sent = {
      ...gift,
      id: 'entry-2',
      kind: 'transfer',
      amount: '-2.002',
      counterparty: 'ada',
      note: 'For lunch',
    };
    const received = {
      ...gift,
      id: 'entry-3',
      kind: 'transfer',
      token: 'BTC',
      amount: '0.00000001',
      counterparty: 'ada',
    };
    await renderDashboard({
      'GET /auth/transaction': ok({ items: [received, sent, gift], nextCursor: null }),
    });
    await screen.findByRole('table', { name: 'Your tokens' });
    const panel = screen.getByRole('region', { name: 'Latest activity' });
    const entries = await within(panel).findAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/Received from ada.*\+0\.00000001 BTC$/),
      expect.stringMatching(/Sent to adaFor lunch.*\u22122\.002 USDT$/),
      expect.stringMatching(/Welcome gift.*\+25 USDT$/),
    ]);
  });

  test('invites to receive tokens while there is no activity', async () => {
    await renderDashboard();
    expect(await screen.findByText('Nothing has happened yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Receive tokens' })).toHaveAttribute('href', '/pay?view=receive');
  });

  test('an activity that does not come leaves the balances alone and can be asked for again', async () => {
    const { user, api } = await renderDashboard({ 'GET /auth/transaction': fail(500, 'Broken.') });
    const panel = screen.getByRole('region', { name: 'Latest activity' });
    expect(await within(panel).findByText('Your activity did not arrive')).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'Your tokens' })).toBeInTheDocument();
    api.handle({ 'GET /auth/transaction': ok({ items: [gift], nextCursor: null }) });
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
    expect(await within(panel).findByText('Welcome gift')).toBeInTheDocument();
  });
});
