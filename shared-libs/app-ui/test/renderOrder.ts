import { act, renderHook } from '@testing-library/react';
import { usePaidOrder } from '../src/order/usePaidOrder';
import { createPlatformWrapper } from './createPlatformWrapper';

interface Draft {
  amount: string;
}
interface Terms {
  fee: string;
}

export const OFFLINE = { statusCode: 0, message: 'You’re offline.' };
export const RECEIPT = { id: 'receipt-1' };
export const draft: Draft = { amount: '2' };
export const quoted = { draft, terms: { fee: '0.1' } };

export const submit = jest.fn<Promise<typeof RECEIPT>, [order: { idempotencyKey: string }, code?: string]>();
export const onMissedOutcome = jest.fn<void, [object]>();
export const getSentKeys = () => new Set(submit.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey));

interface OrderOptions {
  playerId?: string;
  /** `never` for an order without a two-factor code. */
  requiresCode?: boolean | 'never';
}

/** Renders an order without a page. `submit` is the fake server. */
export const renderOrder = ({ playerId = 'player-1', requiresCode = false }: OrderOptions = {}) => {
  const { result } = renderHook(
    () =>
      usePaidOrder<Draft, Terms, typeof RECEIPT>({
        kind: 'payment',
        playerId,
        initialDraft: { amount: '' },
        fields: ['amount'],
        requiresCode: requiresCode === 'never' ? undefined : requiresCode,
        isQuotedOrder: ({ terms }) => typeof Object(terms).fee === 'string',
        submit,
        onMissedOutcome,
      }),
    { wrapper: createPlatformWrapper() },
  );
  const getConfirmState = () => {
    const { state } = result.current;
    if (state.step !== 'review' && state.step !== 'code')
      throw new Error(`No order to confirm: ${state.step}`);
    return state;
  };
  return {
    state: () => result.current.state,
    review: () => act(() => result.current.review(draft, () => Promise.resolve(quoted))),
    reviewWith: (load: () => Promise<typeof quoted | { errors: Record<string, string[]> }>) =>
      act(() => result.current.review(draft, load)),
    startReviewWith: (load: () => Promise<typeof quoted>) =>
      act(() => void result.current.review(draft, load)),
    edit: () => act(() => result.current.edit({ amount: '3' })),
    confirm: () => act(async () => result.current.confirm(getConfirmState())),
    submitCode: (code: string) => act(async () => result.current.submitCode(getConfirmState(), code)),
    stopChecking: () => act(async () => result.current.stopChecking()),
  };
};

export const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
