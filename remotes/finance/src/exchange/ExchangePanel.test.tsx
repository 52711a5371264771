// eslint-disable-next-line testing-library/no-manual-cleanup -- unmounts the page for a reload
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deferResponse, fail, getIdempotencyKeys, offline, ok, type FakeRequest } from '@hashgrid/testing';
import {
  EXCHANGE,
  findConfirmButton,
  getAmountField,
  getReviewButton,
  QUOTE,
  renderExchange,
  respondWithQuote,
  respondWithReceipt,
  TERMS,
} from '../../test/renderExchange';

const getSide = (name: 'You pay' | 'You receive') => within(screen.getByRole('group', { name }));
const getTokenSelect = (name: 'You pay' | 'You receive') => getSide(name).getByLabelText('Token');

describe('a swap', () => {
  test('goes from a quote through a review to the receipt', async () => {
    const { user, api } = await renderExchange();
    expect(getAmountField()).toHaveFocus();
    expect(getAmountField()).toHaveAttribute('enterkeyhint', 'go');
    await user.type(getAmountField(), '10');
    await screen.findByText('0.00015');
    expect(screen.getByRole('form', { name: 'Swap' })).toHaveTextContent(
      /1 USDT = 0\.000015 BTC.*Minimum received\s*0\.0001485 BTC.*0\.03 USDT.*3\.1%/,
    );

    await user.click(getReviewButton());
    const group = await screen.findByRole('group', { name: 'Review' });
    expect(group).toHaveFocus();
    expect(group).toHaveTextContent(/You pay\s*10 USDT.*Minimum received\s*0\.0001485 BTC/);
    expect(api.callsTo(EXCHANGE)).toEqual([]);

    await user.click(await findConfirmButton());
    const done = await screen.findByRole('group', { name: 'Done' });
    expect(done).toHaveTextContent('0.000149 BTC');
    const [call] = api.callsTo(EXCHANGE);
    expect(call?.body).toEqual({ from: 'USDT', to: 'BTC', amount: '10', minReceived: '0.0001485' });
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('keeps the focus on its button while the review loads', async () => {
    const { user, api } = await renderExchange();
    await user.type(getAmountField(), '10');
    await screen.findByText('0.00015');
    const { handler, release } = deferResponse(ok({ from: 'USDT', to: 'BTC', amount: '10', ...TERMS }));
    api.handle({ [QUOTE]: handler });
    await user.click(getReviewButton());
    expect(getReviewButton()).toHaveAttribute('aria-busy', 'true');
    expect(getReviewButton()).toHaveFocus();
    release();
    await findConfirmButton();
  });

  test('refetches balances and prices once it is complete', async () => {
    const { user, api } = await renderExchange();
    await user.type(getAmountField(), '10');
    await user.click(getReviewButton());
    const before = ['GET /shared/client/wallets', 'GET /shared/token/all'].map(
      (key) => api.callsTo(key).length,
    );
    await user.click(await findConfirmButton());
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
  ])('shows the error of the amount "%s" on its field without asking the server', async (typed, error) => {
    const { user, api } = await renderExchange();
    if (typed) await user.type(getAmountField(), typed);
    await user.click(getReviewButton());
    expect(getAmountField()).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(getAmountField()).toHaveFocus();
    expect(api.callsTo(QUOTE)).toEqual([]);
  });

  test('shows while the player types that the balance is too low, until the amount is lowered', async () => {
    const { user, api } = await renderExchange();
    await user.type(getAmountField(), '999999');
    const error = 'Insufficient balance: you have 25.5 USDT.';
    expect(getAmountField()).toBeInvalid();
    expect(getAmountField()).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(screen.queryByText('Enter an amount to get a quote.')).not.toBeInTheDocument();
    await user.clear(getAmountField());
    await user.type(getAmountField(), '9');
    expect(getAmountField()).toBeValid();
    await screen.findByText('Price impact');
    expect(api.callsTo(QUOTE).map(({ query }) => query.amount)).toEqual(['9']);
  });

  test('stops refreshing the quote when the amount is cleared', async () => {
    const { user, api } = await renderExchange();
    await user.type(getAmountField(), '9');
    await screen.findByText('Price impact');
    jest.useFakeTimers();
    fireEvent.change(getAmountField(), { target: { value: '8' } });
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(api.callsTo(QUOTE).map(({ query }) => query.amount)).toEqual(['9', '8', '8']);
    fireEvent.change(getAmountField(), { target: { value: '' } });
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(api.callsTo(QUOTE)).toHaveLength(3);
    jest.useRealTimers();
  });

  test.each([
    ['that it failed', 500, 'Couldn’t refresh. Showing the last known data.'],
    ['what the server says about the amount', 422, 'Price impact is too high.'],
  ])('shows %s after a failed refresh of the quote, until one succeeds', async (_what, status, problem) => {
    const { user, api } = await renderExchange();
    await user.type(getAmountField(), '9');
    await screen.findByText('Price impact');
    jest.useFakeTimers();
    fireEvent.change(getAmountField(), { target: { value: '8' } });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
    api.handle({ [QUOTE]: fail(status, 'Broken.', { errors: { amount: ['Price impact is too high.'] } }) });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(problem)).toBeVisible();
    expect(screen.getByText('Price impact')).toBeVisible();
    api.handle({ [QUOTE]: respondWithQuote });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test.each([
    ['25%', '6.375'],
    ['50%', '12.75'],
    ['75%', '19.125'],
    ['Max', '25.5'],
  ])('enters %s of the balance on click', async (name, entered) => {
    const { user } = await renderExchange();
    await user.click(getSide('You pay').getByRole('button', { name }));
    expect(getAmountField()).toHaveValue(entered);
  });

  test('inverts the rate on click, and explains a high price impact', async () => {
    const { user } = await renderExchange();
    await user.type(getAmountField(), '10');
    await user.click(await screen.findByRole('button', { name: '1 USDT = 0.000015 BTC' }));
    await user.click(screen.getByRole('button', { name: /^1 BTC = 66,?666\.67 USDT$/ }));
    expect(screen.getByRole('button', { name: '1 USDT = 0.000015 BTC' })).toBeVisible();
    expect(screen.getByText('High price impact')).toBeVisible();
    expect(screen.getByText(/moves the price against you by 3\.1%\./)).toBeVisible();
  });

  test('shows no warning for a price impact of at most 1%', async () => {
    const respondWithLowImpact = ({ query }: FakeRequest) =>
      ok({ ...query, fee: '0.03', received: '0.00015', rate: '0.000015', priceImpact: 0.01 });
    const { user } = await renderExchange({ [QUOTE]: respondWithLowImpact });
    await user.type(getAmountField(), '10');
    await screen.findByText('Price impact');
    expect(screen.queryByText('High price impact')).not.toBeInTheDocument();
  });

  test('switches the direction when the player selects the token of the other side', async () => {
    const { user } = await renderExchange();
    await user.selectOptions(getTokenSelect('You receive'), 'USDT');
    expect(getTokenSelect('You pay')).toHaveValue('BTC');
    await user.click(screen.getByRole('button', { name: 'Switch direction' }));
    expect(getTokenSelect('You pay')).toHaveValue('USDT');
    expect(getTokenSelect('You receive')).toHaveValue('BTC');
  });

  test('[A14] shows an error from the server on the field it names', async () => {
    const rejection = fail(422, 'Check the fields.', { errors: { amount: ['The amount is too small.'] } });
    const { user } = await renderExchange({ [QUOTE]: rejection });
    await user.type(getAmountField(), '1');
    await user.click(getReviewButton());
    await waitFor(() =>
      expect(getAmountField()).toHaveAccessibleDescription(
        expect.stringContaining('The amount is too small.'),
      ),
    );
    await user.type(getAmountField(), '0');
    expect(getAmountField()).toBeValid();
  });

  test('shows "Swap failed" with the reason when the price has changed, and refetches the prices', async () => {
    const priceMoved = fail(422, 'Check the fields.', { errors: { minReceived: ['The price has moved.'] } });
    const { user, api } = await renderExchange({ [EXCHANGE]: priceMoved });
    await user.type(getAmountField(), '1');
    await user.click(getReviewButton());
    const button = await findConfirmButton();
    const before = api.callsTo('GET /shared/token/all').length;
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Swap failed.*The price has moved\./);
    // Without waiting longer, because the prices are also polled.
    await api.settle();
    expect(api.callsTo('GET /shared/token/all')).toHaveLength(before + 1);
    expect(getAmountField()).toHaveValue('1');
  });
});

describe('a swap above the daily limit', () => {
  const missingCode = fail(422, 'Enter your two-factor code first.', {
    statusCode: 5003,
    errors: { code: ['Enter your two-factor code first.'] },
  });

  test('asks for the two-factor code and sends the same order with it', async () => {
    const { user, api } = await renderExchange({ [EXCHANGE]: missingCode });
    await user.type(getAmountField(), '10');
    await user.click(getReviewButton());
    await user.click(await findConfirmButton());
    const code = await screen.findByLabelText('Two-factor code');
    expect(code).toHaveFocus();
    expect(code).toBeValid();
    await user.type(code, '123');
    await user.click(screen.getByRole('button', { name: 'Swap now' }));
    expect(code).toHaveAccessibleDescription(
      expect.stringContaining('Enter a two-factor code or a recovery code.'),
    );
    api.handle({ [EXCHANGE]: respondWithReceipt });
    await user.type(code, '456');
    await user.click(screen.getByRole('button', { name: 'Swap now' }));
    await screen.findByRole('group', { name: 'Done' });
    const [first, second] = api.callsTo(EXCHANGE);
    expect(second?.body).toEqual({ ...(first?.body as object), code: '123456' });
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  test.each([
    [
      403,
      'Large swaps are paused.',
      /Swap failed.*Large swaps are paused\..*You can make large swaps again on/,
    ],
    [429, 'Too many attempts.', /Swap failed.*Too many attempts\..*You can try again on/],
  ])('shows why and until when it is refused with status %i', async (status, message, alert) => {
    const refusal = { status, body: { statusCode: status, message, retryAfter: 3600 } };
    const { user } = await renderExchange({ [EXCHANGE]: refusal });
    await user.type(getAmountField(), '10');
    await user.click(getReviewButton());
    await user.click(await findConfirmButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(alert);
  });
});

describe('a swap that got no response', () => {
  afterEach(() => jest.useRealTimers());

  const confirmWithoutResponse = async () => {
    const view = await renderExchange({ [EXCHANGE]: () => offline() });
    await view.user.type(getAmountField(), '10');
    await view.user.click(getReviewButton());
    const button = await findConfirmButton();
    jest.useFakeTimers();
    await act(async () => button.click());
    return view;
  };

  test('is retried with the same key until the server responds', async () => {
    const { api } = await confirmWithoutResponse();
    expect(screen.getByText('Checking status…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close swap' })).not.toBeInTheDocument();
    api.handle({ [EXCHANGE]: respondWithReceipt });
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(screen.getByRole('group', { name: 'Done' })).toBeInTheDocument();
    const keys = getIdempotencyKeys(api.callsTo(EXCHANGE));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  const reloadWithoutResponse = async () => {
    const { api } = await confirmWithoutResponse();
    const [sent] = api.callsTo(EXCHANGE);
    cleanup();
    // Ends the attempt, as a reload does.
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    const view = await renderExchange({}, { name: 'Review' });
    expect(screen.getByText('Status unknown')).toBeInTheDocument();
    return { ...view, sent };
  };

  test('is resumed after a reload, and checked with the same key', async () => {
    const { user, api, sent } = await reloadWithoutResponse();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('group', { name: 'Done' });
    const [call] = api.callsTo(EXCHANGE);
    expect(call?.headers['idempotency-key']).toBe(sent?.headers['idempotency-key']);
    expect(call?.body).toEqual(sent?.body);
  });

  test.each([
    ['amount', /"amount":"10"/, '"amount":"abc"'],
    ['quote', /"rate":"[^"]*"/, '"rate":7'],
    ['minimum', /"minReceived":"[^"]*"/, '"minReceived":7'],
  ])('is ignored after a reload if the stored order has a malformed %s', async (_, part, malformed) => {
    await confirmWithoutResponse();
    cleanup();
    jest.useRealTimers();
    const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('pendingOrder.'));
    const stored = sessionStorage.getItem(key) ?? '';
    expect(stored).toMatch(part);
    sessionStorage.setItem(key, stored.replace(part, malformed));
    await renderExchange();
    expect(screen.queryByText('Status unknown')).not.toBeInTheDocument();
    expect(getAmountField()).toHaveValue('');
  });

  test('can be discarded after a reload', async () => {
    const { user } = await reloadWithoutResponse();
    await user.click(screen.getByRole('button', { name: 'Stop checking' }));
    expect(getAmountField()).toHaveValue('');
  });
});
