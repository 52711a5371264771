import { act, screen, waitFor, within } from '@testing-library/react';
import { deferResponse, fail, offline, ok, type FakeResponse } from '@hashgrid/testing';
import { EXCHANGE, getAmountField, renderExchange } from '../../test/renderExchange';
import { findConfirmButton, getReviewButton, renderPay, TRANSFER } from '../../test/renderPayPage';

const createdAt = '2026-01-02T03:04:05.000Z';
const PAYMENT = { id: 'receipt-1', recipient: 'ada', token: 'USDT', amount: '1', fee: '0.002', createdAt };
const SWAP = {
  id: 'receipt-1',
  from: 'USDT',
  to: 'BTC',
  amount: '1',
  fee: '0.03',
  received: '0.00015',
  createdAt,
};

/** Confirms an order of 1 USDT, opens another page, and lets the server respond then. */
async function leaveBeforeResponse(kind: 'payment' | 'swap', response: FakeResponse | (() => FakeResponse)) {
  const { handler, release } = deferResponse({ status: 200, body: {} });
  const respond = () => handler().then(() => (typeof response === 'function' ? response() : response));
  if (kind === 'payment') {
    const { user } = await renderPay({ [TRANSFER]: respond }, '/pay?to=ada&amount=1');
    await user.click(getReviewButton());
    await user.click(await findConfirmButton());
    await user.click(screen.getByRole('link', { name: 'Transactions' }));
  } else {
    const { user } = await renderExchange({ [EXCHANGE]: respond });
    await user.type(getAmountField(), '1');
    await user.click(screen.getByRole('button', { name: 'Review swap' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm swap' }));
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Transactions' }));
  }
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  release();
}

/** Delay after which an order that got no response is retried first. */
const RETRY_DELAY_MS = 1_000;

const startTimer = window.setTimeout;
afterEach(() => void (window.setTimeout = startTimer));

/** Holds the timers of first retries that start from now on; the test runs them. */
function holdRetries(): (() => void)[] {
  const retries: (() => void)[] = [];
  // Not with `spyOn`: Testing Library takes a mocked function for fake timers.
  window.setTimeout = ((run: () => void, ms?: number) => {
    if (ms !== RETRY_DELAY_MS) return startTimer(run, ms);
    retries.push(run);
  }) as typeof setTimeout;
  return retries;
}

/** Ends the session as a logout in another tab does. */
async function logOutElsewhere() {
  for (const name of ['accessToken', 'refreshToken']) document.cookie = `${name}=; path=/; max-age=0`;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(window.location.pathname).toBe('/login');
}

const rejection = fail(422, 'Check the fields.', { errors: { amount: ['Insufficient balance.'] } });

describe('an order whose player leaves the page before the response', () => {
  test.each([
    ['payment', ok(PAYMENT), 'You sent 1 USDT to \u2068ada\u2069.'],
    ['swap', ok(SWAP), 'You swapped 1 USDT for 0.00015 BTC.'],
  ] as const)('is confirmed by a toast once the server has accepted the %s', async (kind, response, text) => {
    await leaveBeforeResponse(kind, response);
    expect(await screen.findByRole('status')).toHaveTextContent(text);
  });

  test.each([
    ['payment', 'Payment not sent. Insufficient balance.'],
    ['swap', 'Swap failed. Insufficient balance.'],
  ] as const)('is reported by a toast when the server rejects the %s', async (kind, text) => {
    await leaveBeforeResponse(kind, rejection);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test.each([
    ['payment', 'Your payment is unconfirmed. Open Pay to check again.'],
    ['swap', 'Your swap is unconfirmed. Open Swap in your wallet to check again.'],
  ] as const)('is reported as unconfirmed by a toast when the %s gets no response', async (kind, text) => {
    const respond = jest.fn(() => offline());
    await leaveBeforeResponse(kind, respond);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(respond).toHaveBeenCalledTimes(1);
  });

  test('is not reported once the player has logged out', async () => {
    let retries: (() => void)[] = [];
    await leaveBeforeResponse('payment', () => {
      retries = holdRetries();
      return offline();
    });
    await waitFor(() => expect(retries).toHaveLength(1));
    await logOutElsewhere();
    await act(async () => retries[0]?.());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
