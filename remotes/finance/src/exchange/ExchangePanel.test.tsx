import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { fail, offline, ok, renderPage, type FakeHandlers, type FakeRequest } from '@hashgrid/testing';
import { overviewAnswer } from '../../test/ledgerAnswers';
import WalletPage from '../wallet/WalletPage';

const QUOTE = 'GET /auth/exchange/quote';
const EXCHANGE = 'POST /auth/exchange';

const quoted = ({ query }: FakeRequest) =>
  ok({ ...query, fee: '0.03', received: '0.00015', rate: '0.000015', priceImpact: 0.031 });
const exchanged = ({ body }: FakeRequest) =>
  ok({
    ...(body as object),
    id: 'receipt-1',
    fee: '0.03',
    received: '0.000149',
    createdAt: '2026-01-02T03:04:05.000Z',
  });

async function renderExchange(api: FakeHandlers = {}, first: { name: string } | null = null) {
  const page = await renderPage(<WalletPage />, {
    path: '/wallet?exchange=USDT',
    session: 'signedIn',
    api: {
      'GET /shared/game/overview': overviewAnswer('1'),
      [QUOTE]: quoted,
      [EXCHANGE]: exchanged,
      ...api,
    },
  });
  await (first ? screen.findByRole('group', first) : screen.findByRole('form', { name: 'Swap' }));
  // The prices may still be on their way.
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  return page;
}

const amount = () => screen.getByLabelText('Amount');
const review = () => screen.getByRole('button', { name: 'Review swap' });
const confirm = () => screen.findByRole('button', { name: 'Confirm swap' });

describe('an exchange', () => {
  test('goes from an offer over a review to what came out', async () => {
    const { user, api } = await renderExchange();
    expect(amount()).toHaveFocus();
    await user.type(amount(), '10');
    const offer = await screen.findByText('0.00015');
    expect(offer.closest('dl')).toHaveTextContent(/1 USDT = 0\.000015 BTC.*0\.03 USDT.*3\.1 %/);

    await user.click(review());
    const group = await screen.findByRole('group', { name: 'Review' });
    expect(group).toHaveFocus();
    expect(group).toHaveTextContent(/You pay\s*10 USDT.*Minimum received\s*0\.0001485 BTC/);
    expect(api.callsTo(EXCHANGE)).toEqual([]);

    await user.click(await confirm());
    const done = await screen.findByRole('group', { name: 'Done' });
    expect(done).toHaveTextContent('0.000149 BTC');
    const [call] = api.callsTo(EXCHANGE);
    expect(call?.body).toEqual({ from: 'USDT', to: 'BTC', amount: '10', minReceived: '0.0001485' });
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('balances and prices are fetched again once it is done', async () => {
    const { user, api } = await renderExchange();
    await user.type(amount(), '10');
    await user.click(review());
    const before = ['GET /shared/client/wallets', 'GET /shared/token/all'].map(
      (key) => api.callsTo(key).length,
    );
    await user.click(await confirm());
    await screen.findByRole('group', { name: 'Done' });
    await waitFor(() => {
      expect(api.callsTo('GET /shared/client/wallets').length).toBeGreaterThan(before[0] ?? 0);
      expect(api.callsTo('GET /shared/token/all').length).toBeGreaterThan(before[1] ?? 0);
    });
  });

  test.each([
    ['', 'Enter an amount.'],
    ['0', 'Enter an amount greater than 0.'],
    ['26', 'Insufficient balance: you have 25.5 USDT.'],
  ])('the amount "%s" is refused on its field before the server is asked', async (typed, error) => {
    const { user, api } = await renderExchange();
    if (typed) await user.type(amount(), typed);
    await user.click(review());
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(amount()).toHaveFocus();
    expect(api.callsTo(QUOTE)).toEqual([]);
  });

  test('a token is never exchanged for itself: choosing the other one swaps them', async () => {
    const { user } = await renderExchange();
    await user.selectOptions(screen.getByLabelText('You receive'), 'USDT');
    expect(screen.getByLabelText('You pay')).toHaveValue('BTC');
    await user.click(screen.getByRole('button', { name: 'Switch direction' }));
    expect(screen.getByLabelText('You pay')).toHaveValue('USDT');
    expect(screen.getByLabelText('You receive')).toHaveValue('BTC');
  });

  test('[A14] what the server refuses stands on the field it names', async () => {
    const refused = fail(422, 'Check the fields.', { errors: { amount: ['The amount is too small.'] } });
    const { user } = await renderExchange({ [QUOTE]: refused });
    await user.type(amount(), '1');
    await user.click(review());
    await waitFor(() =>
      expect(amount()).toHaveAccessibleDescription(expect.stringContaining('The amount is too small.')),
    );
  });

  test('a price that has moved says "Not exchanged" and why', async () => {
    const moved = fail(422, 'Check the fields.', { errors: { minReceived: ['The price has moved.'] } });
    const { user } = await renderExchange({ [EXCHANGE]: moved });
    await user.type(amount(), '1');
    await user.click(review());
    await user.click(await confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Swap failed.*The price has moved\./);
    expect(amount()).toHaveValue('1');
  });
});

describe('an exchange without an answer', () => {
  afterEach(() => jest.useRealTimers());

  const confirmInVain = async () => {
    const page = await renderExchange({ [EXCHANGE]: () => offline() });
    await page.user.type(amount(), '10');
    await page.user.click(review());
    const button = await confirm();
    jest.useFakeTimers();
    await act(async () => button.click());
    return page;
  };

  test('is asked for again with the same key until it is known', async () => {
    const { api } = await confirmInVain();
    expect(screen.getByText('Checking status…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close swap' })).not.toBeInTheDocument();
    api.handle({ [EXCHANGE]: exchanged });
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(screen.getByRole('group', { name: 'Done' })).toBeInTheDocument();
    const keys = api.callsTo(EXCHANGE).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('is still there when the page is opened anew, and can be given up', async () => {
    const { api } = await confirmInVain();
    const [sent] = api.callsTo(EXCHANGE);
    cleanup();
    jest.useRealTimers();
    const anew = await renderExchange({ [EXCHANGE]: () => offline() }, { name: 'Review' });
    expect(screen.getByText('Status unknown')).toBeInTheDocument();
    await anew.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Checking status…')).toBeInTheDocument();
    const [call] = anew.api.callsTo(EXCHANGE);
    expect(call?.headers['idempotency-key']).toBe(sent?.headers['idempotency-key']);
    expect(call?.body).toEqual(sent?.body);
    cleanup();
    await renderExchange({}, { name: 'Review' });
    await anew.user.click(screen.getByRole('button', { name: 'Stop checking' }));
    expect(amount()).toHaveValue('');
  });
});
