import { act, cleanup } from '@testing-library/react';
import { hasUnsavedChanges } from '@hashgrid/platform/host';
import {
  advanceTime,
  draft,
  getSentKeys,
  OFFLINE,
  onMissedOutcome,
  quoted,
  RECEIPT,
  renderOrder,
  submit,
} from '../../test/renderOrder';

beforeEach(() => {
  jest.useFakeTimers();
  submit.mockReset().mockResolvedValue(RECEIPT);
});
afterEach(() => jest.useRealTimers());

describe('usePaidOrder', () => {
  test('counts as an unsaved change from the review to the receipt', async () => {
    const order = renderOrder();
    expect(hasUnsavedChanges()).toBe(false);
    await order.review();
    expect(hasUnsavedChanges()).toBe(true);
    await order.confirm();
    expect(order.state().step).toBe('done');
    expect(hasUnsavedChanges()).toBe(false);
  });

  test('goes from the form through the review to the receipt', async () => {
    const order = renderOrder();
    expect(order.state()).toMatchObject({ step: 'form', draft: { amount: '' } });
    await order.review();
    expect(order.state()).toMatchObject({ step: 'review', status: 'ready', order: quoted });
    expect(submit).not.toHaveBeenCalled();
    await order.confirm();
    expect(order.state()).toEqual({ step: 'done', receipt: RECEIPT });
    expect(sessionStorage).toHaveLength(0);
  });

  test('submits an order once, however often the player confirms it', async () => {
    submit.mockReturnValue(new Promise(() => undefined));
    const order = renderOrder();
    await order.review();
    await order.confirm();
    await order.confirm();
    expect(order.state()).toMatchObject({ step: 'review', status: 'submitting' });
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('returns to the form when the terms cannot be loaded', async () => {
    const order = renderOrder();
    await order.reviewWith(() => Promise.reject({ statusCode: 409, message: 'Not now.' }));
    expect(order.state()).toMatchObject({ step: 'form', draft, rejection: { message: 'Not now.' } });
    await order.reviewWith(() => Promise.resolve({ errors: { amount: ['Too much.'] } }));
    expect(order.state()).toMatchObject({ step: 'form', draft, errors: { amount: ['Too much.'] } });
  });

  test.each([
    ['terms', () => Promise.resolve(quoted)],
    ['error', () => Promise.reject({ statusCode: 409, message: 'Not now.' })],
  ])('drops the %s of a draft that is edited before they arrive', async (_, response) => {
    let respond: () => void = () => undefined;
    const order = renderOrder();
    order.startReviewWith(() => new Promise<void>((resolve) => (respond = resolve)).then(response));
    await advanceTime(0);
    expect(order.state()).toMatchObject({ step: 'form', isBusy: true });
    order.edit();
    respond();
    await advanceTime(0);
    expect(order.state()).toMatchObject({
      step: 'form',
      draft: { amount: '3' },
      isBusy: false,
      rejection: null,
    });
  });

  test('returns to the form when the order is rejected, and uses a new key for the next review', async () => {
    submit.mockRejectedValue({ statusCode: 422, message: '', errors: { amount: ['Too much.'] } });
    const order = renderOrder();
    for (let round = 0; round < 2; round += 1) {
      await order.review();
      await order.confirm();
      expect(order.state()).toMatchObject({ step: 'form', draft, errors: { amount: ['Too much.'] } });
    }
    expect(getSentKeys().size).toBe(2);
  });
});

describe('usePaidOrder when the player leaves the page during an attempt', () => {
  const leaveDuringAttempt = async (response: () => Promise<typeof RECEIPT>) => {
    let respond: () => void = () => undefined;
    submit.mockReturnValue(new Promise<void>((resolve) => (respond = resolve)).then(response));
    const order = renderOrder();
    await order.review();
    await order.confirm();
    cleanup();
    respond();
    await advanceTime(1_000);
  };

  test('tells the player that the order was accepted', async () => {
    await leaveDuringAttempt(() => Promise.resolve(RECEIPT));
    expect(onMissedOutcome.mock.calls).toEqual([[{ kind: 'accepted', receipt: RECEIPT }]]);
    expect(renderOrder().state()).toMatchObject({ step: 'form' });
  });

  test('tells the player why the order was rejected', async () => {
    await leaveDuringAttempt(() =>
      Promise.reject({ statusCode: 422, message: 'Invalid.', errors: { amount: ['Insufficient balance.'] } }),
    );
    expect(onMissedOutcome.mock.calls).toEqual([[{ kind: 'rejected', message: 'Insufficient balance.' }]]);
    expect(renderOrder().state()).toMatchObject({ step: 'form' });
  });

  test('tells the player that the outcome is unknown, and keeps the order', async () => {
    await leaveDuringAttempt(() => Promise.reject(OFFLINE));
    expect(onMissedOutcome.mock.calls).toEqual([[{ kind: 'unknown' }]]);
    expect(renderOrder().state()).toMatchObject({ step: 'review', status: 'unknown', order: quoted });
    expect(submit).toHaveBeenCalledTimes(1);
  });

  describe('and returns during it', () => {
    const returnDuringAttempt = async () => {
      const responses: ((response: Promise<typeof RECEIPT>) => void)[] = [];
      submit.mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
      const first = renderOrder();
      await first.review();
      await first.confirm();
      cleanup();
      const order = renderOrder();
      expect(order.state()).toMatchObject({ step: 'review', status: 'submitting', order: quoted });
      return {
        order,
        respond: (response: Promise<typeof RECEIPT>) => act(async () => responses.shift()?.(response)),
      };
    };

    test('shows the receipt, without a notice', async () => {
      const { order, respond } = await returnDuringAttempt();
      await respond(Promise.resolve(RECEIPT));
      expect(order.state()).toEqual({ step: 'done', receipt: RECEIPT });
      expect(onMissedOutcome).not.toHaveBeenCalled();
      cleanup();
      expect(renderOrder().state()).toMatchObject({ step: 'form' });
    });

    test('shows that the order is being checked when it gets no response, and retries it', async () => {
      const { order, respond } = await returnDuringAttempt();
      await respond(Promise.reject(OFFLINE));
      expect(order.state()).toMatchObject({ step: 'review', status: 'checking', order: quoted });
      await advanceTime(1_000);
      await respond(Promise.resolve(RECEIPT));
      expect(order.state()).toEqual({ step: 'done', receipt: RECEIPT });
      expect(submit).toHaveBeenCalledTimes(2);
      expect(getSentKeys().size).toBe(1);
    });

    test('shows that the order is being checked when a retry has already started', async () => {
      const { respond } = await returnDuringAttempt();
      await respond(Promise.reject(OFFLINE));
      cleanup();
      expect(renderOrder().state()).toMatchObject({ step: 'review', status: 'checking', order: quoted });
    });

    test('is notified after leaving again', async () => {
      const { respond } = await returnDuringAttempt();
      cleanup();
      await respond(Promise.resolve(RECEIPT));
      expect(onMissedOutcome.mock.calls).toEqual([[{ kind: 'accepted', receipt: RECEIPT }]]);
    });
  });

  test.each([
    ['keeps', 401, { step: 'review', status: 'unknown', order: quoted }],
    ['drops', 5001, { step: 'form' }],
  ])('%s the order, without a notice, if the session ended with %i', async (_, statusCode, state) => {
    await leaveDuringAttempt(() => Promise.reject({ statusCode, message: 'Your session has ended.' }));
    expect(onMissedOutcome).not.toHaveBeenCalled();
    expect(renderOrder().state()).toMatchObject(state);
  });
});

describe('an order that got no response', () => {
  const confirmWithoutResponse = async () => {
    submit.mockRejectedValue(OFFLINE);
    const order = renderOrder();
    await order.review();
    await order.confirm();
    return order;
  };
  /** Unmounts the page, and ends its attempt, as a reload does. */
  const reload = async () => {
    cleanup();
    await advanceTime(1_000);
  };

  test('is retried with the same key until the server responds', async () => {
    const order = await confirmWithoutResponse();
    expect(order.state()).toMatchObject({ step: 'review', status: 'checking' });
    submit.mockResolvedValue(RECEIPT);
    await advanceTime(1_000);
    expect(order.state()).toEqual({ step: 'done', receipt: RECEIPT });
    expect(submit).toHaveBeenCalledTimes(2);
    expect(getSentKeys().size).toBe(1);
  });

  test.each([
    ['the network fails', OFFLINE],
    ['the response cannot be read', { statusCode: 200, message: 'Unexpected response.' }],
    ['the server fails', { statusCode: 502, message: 'Bad gateway.' }],
    ['the session has expired', { statusCode: 401, message: 'Please log in again.' }],
    ['the access token has expired', { statusCode: 5000, message: 'Please log in again.' }],
    ['the session is revoked', { statusCode: 5001, message: 'Please log in again.' }],
    ['the rate limit is reached', { statusCode: 4290, message: 'Too many attempts.' }],
  ])('stays unknown while %s, and is checked again with the same key', async (_, error) => {
    const order = await confirmWithoutResponse();
    submit.mockRejectedValue(error);
    await advanceTime(9_999);
    expect(order.state()).toMatchObject({ step: 'review', status: 'checking' });
    await advanceTime(1);
    expect(order.state()).toMatchObject({ step: 'review', status: 'unknown' });
    submit.mockResolvedValue(RECEIPT);
    await order.confirm();
    expect(order.state()).toEqual({ step: 'done', receipt: RECEIPT });
    expect(getSentKeys().size).toBe(1);
  });

  test.each([
    ['the access token has expired', 5000],
    ['the session is revoked', 5001],
    ['the rate limit is reached', 4290],
  ])('is not offered again if it is checked again while %s', async (_, statusCode) => {
    const order = await confirmWithoutResponse();
    await advanceTime(10_000);
    submit.mockRejectedValueOnce({ statusCode, message: 'Not now.' });
    await order.confirm();
    expect(order.state()).toMatchObject({ step: 'review', status: 'checking' });
    await advanceTime(10_000);
    expect(order.state()).toMatchObject({ step: 'review', status: 'unknown' });
    expect(getSentKeys().size).toBe(1);
  });

  test('is resumed after a reload with the same key', async () => {
    await confirmWithoutResponse();
    await reload();
    const reloaded = renderOrder();
    expect(reloaded.state()).toMatchObject({ step: 'review', status: 'unknown', order: quoted });
    submit.mockResolvedValue(RECEIPT);
    await reloaded.confirm();
    expect(reloaded.state()).toEqual({ step: 'done', receipt: RECEIPT });
    expect(getSentKeys().size).toBe(1);
    cleanup();
    expect(renderOrder().state()).toMatchObject({ step: 'form' });
  });

  test('is not resumed when the server may have deleted its key and would execute it again', async () => {
    await confirmWithoutResponse();
    await reload();
    jest.setSystemTime(Date.now() + 15 * 86_400_000);
    expect(renderOrder().state()).toMatchObject({ step: 'form', draft: { amount: '' } });
  });

  test('is not retried once the player has left the page', async () => {
    await confirmWithoutResponse();
    cleanup();
    await advanceTime(10_000);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('is discarded by Stop checking', async () => {
    await confirmWithoutResponse();
    await reload();
    const reloaded = renderOrder();
    await reloaded.stopChecking();
    expect(reloaded.state()).toMatchObject({ step: 'form', draft: { amount: '' } });
    cleanup();
    expect(renderOrder().state()).toMatchObject({ step: 'form' });
  });

  test('is not shown to another player', async () => {
    await confirmWithoutResponse();
    await reload();
    expect(renderOrder({ playerId: 'player-2' }).state()).toMatchObject({ step: 'form' });
  });

  test.each([
    ['terms', { idempotencyKey: 'key-1', draft }],
    ['key', quoted],
  ])('is ignored when it is stored without its %s', (_, stored) => {
    sessionStorage.setItem('pendingOrder.payment.player-1', JSON.stringify(stored));
    expect(renderOrder().state()).toMatchObject({ step: 'form' });
  });
});
