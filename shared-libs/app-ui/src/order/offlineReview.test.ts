import { act, renderHook } from '@testing-library/react';
import { reconnect } from '@hashgrid/testing';
import { createPlatformWrapper } from '../../test/createPlatformWrapper';
import { usePaidOrder } from './usePaidOrder';

const draft = { amount: '2' };

test.each([
  ['no longer says that there is no connection', { statusCode: 0, message: 'You’re offline.' }, null],
  ['still says why an order was rejected', { statusCode: 409, message: 'Not now.' }, { message: 'Not now.' }],
])('%s once the browser is online again', async (_, error, rejection) => {
  const { result } = renderHook(
    () =>
      usePaidOrder({
        kind: 'payment',
        playerId: 'player-1',
        initialDraft: { amount: '' },
        fields: ['amount'],
        isQuotedOrder: () => true,
        submit: () => Promise.resolve('receipt-1'),
        onMissedOutcome: () => undefined,
      }),
    { wrapper: createPlatformWrapper() },
  );
  await act(() => result.current.review(draft, () => Promise.reject(error)));
  expect(result.current.state).toMatchObject({ draft, rejection: { message: error.message } });
  await reconnect();
  expect(result.current.state).toMatchObject({ step: 'form', draft, rejection });
});
