import { act, cleanup, screen } from '@testing-library/react';
import { fail, offline, type FakeHandlers } from '@hashgrid/testing';
import {
  confirmButton,
  paid,
  type PayOptions,
  renderPay,
  REVIEW,
  reviewButton,
  TRANSFER,
} from '../../test/renderPayPage';

const confirmWithoutWaiting = async (transfer: FakeHandlers[string]) => {
  const page = await renderPay({ [TRANSFER]: transfer }, '/pay?to=ada&amount=1');
  await page.user.click(reviewButton());
  const button = await confirmButton();
  jest.useFakeTimers();
  await act(async () => button.click());
  return page;
};

afterEach(() => jest.useRealTimers());

describe('a payment without an answer', () => {
  test('is "unknown, checking": asked again with the same key until the receipt comes', async () => {
    const { api } = await confirmWithoutWaiting(() => offline());
    expect(await screen.findByText('Checking status…')).toBeInTheDocument();
    expect(screen.queryByText('Payment not sent')).not.toBeInTheDocument();
    api.handle({ [TRANSFER]: paid });
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(screen.getByRole('group', { name: 'Receipt' })).toBeInTheDocument();
    const keys = api.callsTo(TRANSFER).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['the network', () => offline()],
    ['a server that fails', fail(502, 'Bad gateway.')],
  ])(
    'stays unknown when %s does not come back, and can be checked again with the same key',
    async (_, answer) => {
      const { api } = await confirmWithoutWaiting(answer);
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(screen.getByText('Status unknown')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
      api.handle({ [TRANSFER]: paid });
      await act(async () => screen.getByRole('button', { name: 'Check again' }).click());
      await act(() => jest.advanceTimersByTimeAsync(10));
      expect(screen.getByRole('group', { name: 'Receipt' })).toBeInTheDocument();
      expect(new Set(api.callsTo(TRANSFER).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    },
  );
});

describe('a payment without an answer, when the page is opened anew', () => {
  const reopenUnknown = async (options: PayOptions) => {
    const page = await confirmWithoutWaiting(() => offline());
    const [sent] = page.api.callsTo(TRANSFER);
    cleanup();
    jest.useRealTimers();
    const anew = await renderPay({}, '/pay', options);
    expect(anew.api.callsTo(TRANSFER)).toEqual([]);
    return { ...anew, sent };
  };

  test('is still there, and is checked with the same key; then it is gone', async () => {
    const { user, api, sent } = await reopenUnknown({ first: REVIEW });
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

  test('is gone when the player gives it up', async () => {
    const { user } = await reopenUnknown({ first: REVIEW });
    await user.click(screen.getByRole('button', { name: 'Stop checking' }));
    expect(screen.getByLabelText('Recipient')).toHaveValue('');
    cleanup();
    await renderPay();
    expect(screen.queryByText('Status unknown')).not.toBeInTheDocument();
  });

  test('is nobody else’s', async () => {
    await reopenUnknown({ profile: { id: 'somebody-else' } });
    expect(screen.getByLabelText('Recipient')).toHaveValue('');
  });
});

describe('a payment that is asked for again', () => {
  test('is still unknown when the server is too busy to say', async () => {
    const page = await confirmWithoutWaiting(() => offline());
    page.api.handle({ [TRANSFER]: fail(429, 'Too many.', { statusCode: 4290 }) });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Status unknown')).toBeInTheDocument();
    expect(screen.queryByText('Payment not sent')).not.toBeInTheDocument();
  });
});
