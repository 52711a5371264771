import { screen, waitFor, within } from '@testing-library/react';
import {
  fail,
  ok,
  reconnect,
  renderPage,
  sampleWallets,
  type FakeHandlers,
  type FakeRequest,
} from '@hashgrid/testing';
import { theme } from '@hashgrid/ui';
import { sampleTransactionDetail } from '../../test/ledgerResponses';
import DailyProfitPage from './DailyProfitPage';

const mockServerClock = { aheadMs: 0 };
jest.mock('@hashgrid/platform', () => ({
  ...jest.requireActual<object>('@hashgrid/platform'),
  serverNow: () => Date.now() + mockServerClock.aheadMs,
}));

const PROFIT = 'GET /auth/transaction/daily-profit';

const createProfit = (token: string, gross: string, bonus: string, costs: string, net: string) => ({
  token,
  gross,
  bonus,
  costs,
  net,
});
const respondWithMonth = ({ query }: FakeRequest) =>
  ok({
    month: query.month ?? '2026-03',
    firstMonth: '2026-01',
    days: [
      {
        day: '2026-03-04',
        blocks: 144,
        tokens: [],
        unpaid: { mined: '0.5', bonus: '0.25' },
        entryIds: [],
      },
      {
        day: '2026-03-02',
        blocks: 100,
        tokens: [createProfit('ORE', '2', '0.5', '1', '1.5'), createProfit('USDT', '0', '0', '22', '-22')],
        unpaid: { mined: '0', bonus: '0' },
        entryIds: ['entry-1', 'entry-2'],
      },
    ],
    totals: [createProfit('ORE', '2', '0.5', '1', '1.5'), createProfit('USDT', '0', '0', '22', '-22')],
  });

const renderProfit = async (api: FakeHandlers = {}, path = '/transactions/daily-profit') =>
  renderPage(<DailyProfitPage />, {
    path,
    session: 'loggedIn',
    api: {
      [PROFIT]: respondWithMonth,
      'GET /auth/transaction/:id': ok(sampleTransactionDetail),
      'GET /shared/client/wallets': ok({
        wallets: [...sampleWallets, { token: { code: 'ORE', isDefault: false }, balance: '1' }],
      }),
      ...api,
    },
  });

const findDayRows = async () =>
  within(await screen.findByRole('table', { name: 'Profit by day' }))
    .getAllByRole('row')
    .slice(1);

describe('daily profit', () => {
  beforeEach(() =>
    jest.useFakeTimers({
      now: new Date('2026-03-04T12:00:00Z'),
      doNotFake: ['setTimeout', 'nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    }),
  );
  afterEach(() => {
    mockServerClock.aheadMs = 0;
    jest.useRealTimers();
  });

  test('[R9] has a row for each day: blocks, mined, bonus, costs, net, unpaid', async () => {
    await renderProfit();
    const [fourth, second] = await findDayRows();
    expect(fourth).toHaveTextContent(/Mar 4.*144.*–.*–.*–.*0 ORE.*0\.75 ORE/);
    expect(second).toHaveTextContent(/Mar 2.*100.*2 ORE.*0\.5 ORE.*1 ORE.*\+1\.5 ORE.*–/);
  });

  test.each(['0000-01', '9999-12', '2026-1'])(
    'rejects %s as a month and shows the current one',
    async (requestedMonth) => {
      const { api } = await renderProfit({}, `/transactions/daily-profit?month=${requestedMonth}`);
      expect(await screen.findByRole('alert')).toHaveTextContent('Enter a month, like 2026-01.');
      expect(api.callsTo(PROFIT).map(({ query }) => query.month)).toEqual([undefined]);
    },
  );

  test('lists every day so far in the chart’s data table', async () => {
    await renderProfit();
    const figure = await screen.findByRole('figure', { name: 'Net profit by day in ORE' });
    const rows = within(figure).getAllByRole('row', { hidden: true }).slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Mar 10 ORE',
      'Mar 2+1.5 ORE',
      'Mar 30 ORE',
      'Mar 40 ORE paid, +0.75 ORE unpaid so far',
    ]);
  });

  test.each([
    ['ORE', theme.color.ore],
    ['USDT', theme.color.usdt],
  ])('draws %s in its own color', async (token, color) => {
    await renderProfit({}, `/transactions/daily-profit?token=${token}`);
    const figure = await screen.findByRole('figure', { name: `Net profit by day in ${token}` });
    const plot = figure.querySelector('i')?.closest('div');
    expect(plot).toHaveStyle({ color });
  });

  test.each([
    ['slow', '2026-02-28T12:00:00Z'],
    ['fast', '2026-04-02T12:00:00Z'],
  ])('ends the chart on the server’s current day if the device’s clock is %s', async (_, deviceTime) => {
    jest.setSystemTime(new Date(deviceTime));
    mockServerClock.aheadMs = Date.parse('2026-03-04T12:00:00Z') - Date.parse(deviceTime);
    await renderProfit();
    const figure = await screen.findByRole('figure', { name: 'Net profit by day in ORE' });
    const rows = within(figure).getAllByRole('row', { hidden: true });
    expect(rows.at(-1)).toHaveTextContent('Mar 40 ORE paid, +0.75 ORE unpaid so far');
    expect(screen.getByLabelText('Month')).toHaveValue('2026-03');
    expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  });

  test('links a day to its transactions and payouts', async () => {
    const { user } = await renderProfit();
    expect(await screen.findByRole('link', { name: 'Transactions on Mar 2' })).toHaveAttribute(
      'href',
      '/transactions?token=ORE&from=2026-03-02&to=2026-03-02',
    );
    await user.click(screen.getByRole('button', { name: 'Payout 2 on Mar 2' }));
    expect(await screen.findByRole('dialog', { name: 'Transaction' })).toBeInTheDocument();
  });

  test('shows rows and totals of the selected token', async () => {
    const { user, location } = await renderProfit();
    await user.click(await screen.findByRole('radio', { name: 'USDT' }));
    expect(location()).toBe('/transactions/daily-profit?token=USDT');
    const rows = await findDayRows();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent(/Mar 2.*22 USDT.*−22 USDT/);
    expect(screen.queryByRole('button', { name: /^Payout/ })).not.toBeInTheDocument();
    // The totals come before the tables, whose columns have the same names.
    expect(screen.getAllByText('Costs')[0]?.nextElementSibling).toHaveTextContent(/^22 USDT$/);
    expect(screen.getAllByText('Net')[0]?.nextElementSibling).toHaveTextContent(/^−22 USDT$/);
  });

  test('moves the focus to the list of months when a button has reached the last one', async () => {
    const { user } = await renderProfit();
    expect(await screen.findByLabelText('Month')).toHaveValue('2026-03');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByLabelText('Month')).toHaveFocus();
  });

  test('loads the selected month and keeps it in the URL', async () => {
    const { user, api, location } = await renderProfit();
    expect(await screen.findByLabelText('Month')).toHaveValue('2026-03');
    expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(location()).toBe('/transactions/daily-profit?month=2026-02');
    await user.selectOptions(screen.getByLabelText('Month'), 'January 2026');
    expect(location()).toBe('/transactions/daily-profit?month=2026-01');
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    expect(api.callsTo(PROFIT).map(({ query }) => query)).toEqual([
      {},
      { month: '2026-02' },
      { month: '2026-01' },
    ]);
  });

  test('loads the new month when the current one has ended', async () => {
    const { user, api } = await renderProfit();
    expect(await screen.findByLabelText('Month')).toHaveValue('2026-03');
    jest.setSystemTime(new Date('2026-04-01T00:00:10Z'));
    api.handle({ [PROFIT]: ok({ month: '2026-04', firstMonth: '2026-01', days: [], totals: [] }) });
    await user.click(screen.getByRole('radio', { name: 'USDT' }));
    expect(await screen.findByText('Nothing earned or spent this month')).toBeInTheDocument();
    expect(screen.getByLabelText('Month')).toHaveValue('2026-04');
  });

  test('dims the values while another month loads, and not while they are refetched', async () => {
    const { user, api } = await renderProfit();
    await findDayRows();
    const getTable = () => screen.getByRole('table', { name: 'Profit by day' });
    const pending = new Promise<never>(() => {});
    api.handle({ [PROFIT]: () => pending });
    await reconnect();
    await waitFor(() => expect(getTable().parentElement?.closest('[aria-busy="true"]')).toBeInTheDocument());
    expect(getTable()).not.toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await waitFor(() => expect(getTable()).toHaveAttribute('aria-busy', 'true'));
  });

  test('has an empty state that links to the nodes', async () => {
    await renderProfit({ [PROFIT]: ok({ month: '2026-03', firstMonth: '2026-03', days: [], totals: [] }) });
    expect(await screen.findByText('Nothing earned or spent this month')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View your nodes' })).toHaveAttribute('href', '/mining-node');
  });

  test('does not say that days will appear in a past month, or for a token that is not mined', async () => {
    const { user } = await renderProfit({
      [PROFIT]: ({ query }) =>
        ok({ month: query.month ?? '2026-03', firstMonth: '2026-01', days: [], totals: [] }),
    });
    const hint = 'Days will appear here once your nodes have mined a block.';
    expect(await screen.findByText(hint)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'USDT' }));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'ORE' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByText('Nothing earned or spent this month')).toBeInTheDocument();
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  test('does not say over the days of a past month that days will appear, while the current one loads', async () => {
    const { user, api } = await renderProfit(
      {
        [PROFIT]: ({ query }) =>
          ok({ month: query.month ?? '2026-03', firstMonth: '2026-01', days: [], totals: [] }),
      },
      '/transactions/daily-profit?month=2026-02',
    );
    expect(await screen.findByText('Nothing earned or spent this month')).toBeInTheDocument();
    api.handle({ [PROFIT]: () => new Promise<never>(() => {}) });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByLabelText('Month')).toHaveDisplayValue('March 2026');
    expect(screen.queryByText(/Days will appear here/)).not.toBeInTheDocument();
  });

  test('offers Retry when loading fails', async () => {
    const { user, api } = await renderProfit({ [PROFIT]: fail(500, 'Broken.') });
    await screen.findByText('Couldn’t load daily profit');
    api.handle({ [PROFIT]: respondWithMonth });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findDayRows()).toHaveLength(2);
  });
});
