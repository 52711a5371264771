import { act, screen, waitFor, within } from '@testing-library/react';
import { WALLET_REFRESH_MS } from '@hashgrid/contracts';
import type { WidgetHostProps } from '@hashgrid/platform/host';
import {
  fail,
  getIdempotencyKeys,
  ok,
  renderPage,
  type FakeHandlers,
  type RenderPageOptions,
} from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import {
  collected,
  createFailingGameHandlers,
  createGameHandlers,
  inSeconds,
  isolateAmount,
  createNode,
  createOverview,
  createStats,
} from '../../test/gameSamples';
import DashboardPage from './DashboardPage';

// The clock does not tick in these tests.
jest.mock('../live/useNow', () => ({ useNow: () => Date.now() }));

const welcomeBonus = {
  id: 'entry-1',
  lineId: '1',
  purpose: null,
  kind: 'grant',
  token: 'USDT',
  amount: '25',
  counterparty: null,
  createdAt: '2026-01-02T03:04:05.000Z',
};

const createWalletHandler = (balance: string): FakeHandlers => ({
  'GET /shared/client/wallets': ok({ wallets: [{ token: { code: 'USDT', isDefault: true }, balance }] }),
});

/** Renders the dashboard and waits until its activity is loaded or failed. */
async function renderDashboard(api: FakeHandlers = {}, options: RenderPageOptions = {}) {
  const page = await renderPage(<DashboardPage />, {
    path: '/dashboard',
    session: 'loggedIn',
    api: { ...createGameHandlers(), ...api },
    ...options,
  });
  await waitFor(() => expect(screen.queryByText('Loading your activity')).not.toBeInTheDocument());
  return page;
}

const getCells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the dashboard', () => {
  test('[R5] [C12] [C13] [E1] shows each wallet with price and exact value, the currency first', async () => {
    await renderDashboard();
    const table = await screen.findByRole('table', { name: 'Balances' });
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.map(getCells)).toEqual(
      [
        ['USDT Tether', '1 USDT', '25.5 USDT', '25.5 USDT'],
        ['BTC Bitcoin', '64,000 USDT64,000.5 USDT', '0.0001234 BTC0.00012345 BTC', '7.9 USDT7.900861 USDT'],
      ].map(([token, ...rest]) => [expect.stringContaining(token ?? ''), ...rest]),
    );
  });

  test('keeps amounts that exceed the precision of a float', async () => {
    await renderDashboard(createWalletHandler('9007199254740993.000001'));
    expect((await screen.findAllByText('9,007,199,254,740,993.000001')).length).toBeGreaterThan(1);
  });

  test('[A13] [K1] refetches wallets and prices after 60 s and shows the new values', async () => {
    jest.useFakeTimers();
    const { api } = await renderDashboard();
    await screen.findByRole('table', { name: 'Balances' });
    const calls = () =>
      ['GET /shared/client/wallets', 'GET /shared/token/all'].map((key) => api.callsTo(key).length);
    const [wallets = 0, tokens = 0] = calls();

    await act(() => jest.advanceTimersByTimeAsync(WALLET_REFRESH_MS - 1_000));
    expect(calls()).toEqual([wallets, tokens]);
    expect(screen.getByText(/^Updated \d\d seconds ago$/)).toBeInTheDocument();

    api.handle(createWalletHandler('99'));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(calls()).toEqual([wallets + 1, tokens + 1]);
    const [, row] = within(screen.getByRole('table', { name: 'Balances' })).getAllByRole('row');
    await waitFor(() => expect(getCells(row!)).toEqual(['UUSDT Tether', '1 USDT', '99 USDT', '99 USDT']));
    jest.useRealTimers();
  });

  test('reserves space for the balance, which a widget of another remote shows', async () => {
    const widget = { slot: 'dashboard.balance', component: 'BalanceWidget', title: 'Total balance' } as const;
    const finance = { name: 'finance', version: '1.0.0', base: '/remotes/finance/1/', routes: [], menu: [] };
    const WidgetHost = jest.fn(({ placeholder }: WidgetHostProps) => placeholder);
    await renderDashboard({}, { WidgetHost, bootstrap: { remotes: [{ ...finance, widgets: [widget] }] } });
    await waitFor(() =>
      expect(WidgetHost.mock.lastCall?.[0]).toMatchObject({
        widget: { component: 'BalanceWidget', remote: { name: 'finance' } },
        slotProps: { size: 'large', hasPrimaryAction: true },
      }),
    );
    expect(screen.getByText('Loading your balances')).toBeInTheDocument();
  });

  test('copies the invite link with the code of the player', async () => {
    const { user } = await renderDashboard({}, { profile: { referralCode: 'GRID 7' } });
    await screen.findByRole('table', { name: 'Balances' });
    const link = `${window.location.origin}/ref/GRID%207`;
    expect(await screen.findByText(link)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy invite link' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link));
  });

  test('[C16] lists the recent activity with sign, player and token', async () => {
    const sent = {
      ...welcomeBonus,
      id: 'entry-2',
      lineId: '2',
      kind: 'transfer',
      amount: '-2.002',
      counterparty: 'ada',
      note: 'For lunch',
    };
    const received = {
      ...welcomeBonus,
      id: 'entry-3',
      lineId: '3',
      kind: 'transfer',
      token: 'BTC',
      amount: '0.00000001',
      counterparty: 'ada',
    };
    const { api } = await renderDashboard({
      'GET /auth/transaction': ok({
        items: [received, sent, welcomeBonus],
        nextCursor: null,
        previousCursor: null,
      }),
    });
    await screen.findByRole('table', { name: 'Balances' });
    const panel = screen.getByRole('region', { name: 'Recent activity' });
    const entries = await within(panel).findAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/Received from \u2068ada\u2069.*\+0\.00000001 BTC$/),
      expect.stringMatching(/Sent to \u2068ada\u2069For lunch.*\u22122\.002 USDT$/),
      expect.stringMatching(/Welcome bonus.*\+25 USDT$/),
    ]);
    expect(api.callsTo('GET /auth/transaction')[0]?.query.limit).toBe('6');
  });

  test('links to receiving tokens while there is no activity', async () => {
    await renderDashboard();
    expect(await screen.findByText('No activity yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Receive tokens' })).toHaveAttribute('href', '/pay?view=receive');
  });

  test('shows the balances when the activity could not be loaded, and offers Retry', async () => {
    const { user, api } = await renderDashboard({ 'GET /auth/transaction': fail(500, 'Broken.') });
    const panel = await screen.findByRole('region', { name: 'Recent activity' });
    expect(await within(panel).findByText('Couldn’t load your activity')).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'Balances' })).toBeInTheDocument();
    api.handle({
      'GET /auth/transaction': ok({ items: [welcomeBonus], nextCursor: null, previousCursor: null }),
    });
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
    expect(await within(panel).findByText('Welcome bonus')).toBeInTheDocument();
  });

  test('[R5] shows unpaid rewards, hashrate, earnings of the last 24 hours and running nodes', async () => {
    await renderDashboard();
    const unpaid = within(await screen.findByRole('region', { name: 'Unpaid rewards' }));
    expect(unpaid.getByText('1.23')).toBeInTheDocument();
    expect(unpaid.getByText('1.2')).toBeInTheDocument();
    expect(unpaid.getByText('0.03')).toBeInTheDocument();
    expect(screen.getByText('All batteries OK')).toBeInTheDocument();
    expect(screen.getByText('of total')).toHaveTextContent(/^of 53 TH\/s total$/);
    expect(screen.getByText('Earned in the last 24 h').nextElementSibling).toHaveTextContent(/^2\.5 ORE$/);
    expect(screen.getByText(/^Includes/)).toHaveTextContent(/^Includes 0\.5 ORE network bonus$/);
    expect(screen.getByText('Nodes running').nextElementSibling).toHaveTextContent(/^2 \/ 3$/);
  });

  test('fills the ring by the server’s clock, not the device’s', async () => {
    const hour = 3600;
    const block = {
      number: 43,
      startsAt: inSeconds(hour - 2),
      endsAt: inSeconds(hour + 8),
      seconds: 10,
      reward: '800',
    };
    await renderDashboard({
      'GET /shared/game/overview': ok(createOverview({ serverTime: inSeconds(hour), block })),
    });
    const ring = await screen.findByRole('img', { name: 'Block 43' });
    const percent = Number.parseFloat(
      ring.querySelector('mask + g > :last-child')?.getAttribute('stroke-dasharray') ?? '',
    );
    expect(percent).toBeGreaterThanOrEqual(20);
    expect(percent).toBeLessThan(100);
    expect(ring.parentElement).toHaveTextContent(/^0:0[1-8]/);
  });

  test('collects unpaid rewards, and repeats the idempotency key when retried', async () => {
    const { user, api } = await renderDashboard({
      'POST /auth/mining/collect': fail(503, 'Down for a moment.'),
    });
    const button = await screen.findByRole('button', { name: `Collect ${isolateAmount('1.23\u00A0ORE')}` });
    await user.click(button);
    expect(await screen.findByText('Down for a moment.')).toBeInTheDocument();
    api.handle({
      'POST /auth/mining/collect': ok(collected),
      'GET /shared/game/overview': ok(createOverview({ canCollect: false, collectedToday: '1.23' })),
    });
    await user.click(button);
    expect(await screen.findByText(`${isolateAmount('1.23 ORE')} added to your wallet.`)).toBeInTheDocument();
    // Also after the failure, which may have reached the server.
    await waitFor(() => expect(api.callsTo('GET /auth/transaction')).toHaveLength(3));
    const keys = getIdempotencyKeys(api.callsTo('POST /auth/mining/collect'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: `Collect ${isolateAmount('1.23\u00A0ORE')}` }),
      ).not.toBeInTheDocument(),
    );
    expect(
      screen.getByText(`Collected ${isolateAmount('1.23 ORE')} today. The rest is paid at 00:00 UTC.`),
    ).toBeInTheDocument();
  });

  test('links to the nodes while there is no hashrate, and lists low batteries', async () => {
    const points = createStats().points.map((point) => ({ ...point, hashrate: '0' }));
    const battery = { charge: 0.08, emptyAt: inSeconds(7200), fullAt: null };
    await renderDashboard({
      'GET /shared/mining/stats': ok(createStats({ points })),
      'GET /shared/game/overview': ok(
        createOverview({
          needCharge: [
            createNode('8', { status: 'depleted', battery: { charge: 0, emptyAt: null, fullAt: null } }),
            createNode('7', { name: 'Old one', battery }),
          ],
        }),
      ),
    });
    expect(await screen.findByText('No data for this period yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View your nodes' })).toHaveAttribute('href', '/mining-node');
    const panel = within(screen.getByRole('region', { name: 'Low batteries' }));
    expect(panel.getByRole('meter', { name: `${isolateBidi('Old one')} battery` })).toHaveAttribute(
      'aria-valuenow',
      '8',
    );
    // Relative times are rendered after the rest of the page.
    await waitFor(() => expect(panel.getByText(/^Empty/)).toHaveTextContent(/ in (1 hour|2 hours)$/));
    expect(panel.getByText('Stopped')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Recharge' })).toHaveAttribute('href', '/mining-node');
  });

  test('shows the balances when the game could not be loaded, with one alert for the panels that share a query', async () => {
    const { user, api } = await renderDashboard({
      ...createFailingGameHandlers(),
      'GET /auth/transaction': ok({ items: [], nextCursor: null, previousCursor: null }),
    });
    expect(await screen.findByRole('table', { name: 'Balances' })).toBeInTheDocument();
    const panel = within(await screen.findByRole('region', { name: 'Unpaid rewards' }));
    expect(await panel.findByText('Couldn’t load unpaid rewards')).toBeInTheDocument();
    api.handle(createGameHandlers());
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Couldn’t load your game'),
      expect.stringContaining('Couldn’t load your hashrate history'),
      expect.stringContaining('Couldn’t load achievements'),
    ]);
    await user.click(within(alerts[0] as HTMLElement).getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('1.23')).toBeInTheDocument();
  });

  test('renders its panels once it has the overview for the checklist, or after a short wait without it', async () => {
    // With real timers, a slow machine would still be rendering when the wait is over.
    jest.useFakeTimers();
    await renderPage(<DashboardPage />, {
      path: '/dashboard',
      session: 'loggedIn',
      api: { ...createGameHandlers(), 'GET /shared/game/overview': () => new Promise(() => undefined) },
    });
    expect(screen.getByText('Loading your balances')).toBeInTheDocument();
    expect(screen.queryByText('Loading your activity')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(await screen.findByRole('table', { name: 'Balances' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('links to the screens of the game and marks the current one', async () => {
    await renderDashboard();
    const menu = within(screen.getByRole('navigation', { name: 'Game' }));
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/mining',
      '/mining-node',
      '/network',
      '/leaderboards',
      '/achievements',
    ]);
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  });
});
