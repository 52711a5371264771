// eslint-disable-next-line testing-library/no-manual-cleanup -- unmounts the page for a reload
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { fail, getIdempotencyKeys, offline, type FakeHandlers } from '@hashgrid/testing';
import {
  findConfirmButton,
  respondWithReceipt,
  type PayOptions,
  renderPay,
  REVIEW,
  getReviewButton,
  TRANSFER,
} from '../../test/renderPayPage';

const confirmWithoutResponse = async (transfer: FakeHandlers[string]) => {
  const view = await renderPay({ [TRANSFER]: transfer }, '/pay?to=ada&amount=1');
  await view.user.click(getReviewButton());
  const button = await findConfirmButton();
  jest.useFakeTimers();
  await act(async () => button.click());
  return view;
};

afterEach(() => jest.useRealTimers());

describe('a payment that got no response', () => {
  test('is shown as being checked, and retried with the same key until the receipt arrives', async () => {
    const { api } = await confirmWithoutResponse(() => offline());
    expect(await screen.findByText('Checking status…')).toBeInTheDocument();
    expect(screen.queryByText('Payment not sent')).not.toBeInTheDocument();
    api.handle({ [TRANSFER]: respondWithReceipt });
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(screen.getByRole('group', { name: 'Receipt' })).toBeInTheDocument();
    const keys = getIdempotencyKeys(api.callsTo(TRANSFER));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['the network', () => offline()],
    ['the server', fail(502, 'Bad gateway.')],
  ])('stays unknown while %s fails, and can be checked again with the same key', async (_, response) => {
    const { api } = await confirmWithoutResponse(response);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Status unknown')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View transactions opens in a new tab' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    api.handle({ [TRANSFER]: respondWithReceipt });
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('group', { name: 'Receipt' })).toBeInTheDocument();
    expect(new Set(getIdempotencyKeys(api.callsTo(TRANSFER))).size).toBe(1);
  });
});

describe('a payment that got no response, after a reload', () => {
  const reloadWithoutResponse = async (options: PayOptions, path = '/pay') => {
    const view = await confirmWithoutResponse(() => offline());
    const [sent] = view.api.callsTo(TRANSFER);
    cleanup();
    // Ends the attempt, as a reload does.
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    const { api, user } = await renderPay({}, path, options);
    expect(api.callsTo(TRANSFER)).toEqual([]);
    return { api, user, sent };
  };

  test.each([
    ['amount', '"amount":"1"', '"amount":"abc"'],
    ['total', '"total":"1.002"', '"total":"abc"'],
  ])('is ignored if the stored order has a malformed %s', async (_, valid, malformed) => {
    await confirmWithoutResponse(() => offline());
    cleanup();
    jest.useRealTimers();
    const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('pendingOrder.'));
    const stored = sessionStorage.getItem(key) ?? '';
    expect(stored).toContain(valid);
    sessionStorage.setItem(key, stored.replace(valid, malformed));
    await renderPay({}, '/pay');
    expect(screen.queryByText('Status unknown')).not.toBeInTheDocument();
    expect(getReviewButton()).toBeInTheDocument();
  });

  test('is resumed, and checked with the same key', async () => {
    const { user, api, sent } = await reloadWithoutResponse({ readyElement: REVIEW });
    expect(screen.getByText('Status unknown')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Review' })).toHaveTextContent(/ada.*1 USDT/);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('group', { name: 'Receipt' })).toBeInTheDocument();
    const [call] = api.callsTo(TRANSFER);
    expect(call?.headers['idempotency-key']).toBe(sent?.headers['idempotency-key']);
    expect(call?.body).toEqual(sent?.body);
    cleanup();
    await renderPay();
    expect(screen.queryByText('Status unknown')).not.toBeInTheDocument();
  });

  test('is discarded by Stop checking, and not offered again by its payment link', async () => {
    const { user } = await reloadWithoutResponse({ readyElement: REVIEW }, '/pay?to=ada&amount=1');
    await user.click(screen.getByRole('button', { name: 'Stop checking' }));
    expect(screen.getByLabelText('Recipient')).toHaveValue('');
    expect(screen.getByLabelText('Amount')).toHaveValue('');
    cleanup();
    await renderPay();
    expect(screen.queryByText('Status unknown')).not.toBeInTheDocument();
  });

  test('is not shown to another player', async () => {
    await reloadWithoutResponse({ profile: { id: 'player-2' } });
    expect(screen.getByLabelText('Recipient')).toHaveValue('');
  });
});

describe('a retried payment', () => {
  test('stays unknown while the rate limit is reached', async () => {
    const view = await confirmWithoutResponse(() => offline());
    view.api.handle({ [TRANSFER]: fail(429, 'Too many.', { statusCode: 4290 }) });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Status unknown')).toBeInTheDocument();
    expect(screen.queryByText('Payment not sent')).not.toBeInTheDocument();
  });
});
