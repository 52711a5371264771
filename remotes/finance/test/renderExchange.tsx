import { screen } from '@testing-library/react';
import { ok, renderPage, type FakeHandlers, type FakeRequest } from '@hashgrid/testing';
import WalletPage from '../src/wallet/WalletPage';
import { overviewResponse } from './ledgerResponses';
import { RULES, rulesResponse } from './topUpResponses';

export const QUOTE = 'GET /auth/exchange/quote';
export const EXCHANGE = 'POST /auth/exchange';

const OLDER_TERMS = { fee: '0.03', received: '0.00015', rate: '0.000015', priceImpact: 0.031 };
export const TERMS = { ...OLDER_TERMS, decimals: 8 };
export const respondWithQuote = ({ query }: FakeRequest) => ok({ ...query, ...TERMS });
/** Responds like an older API, whose quotes lack the decimal places of the token. */
export const respondWithOlderQuote = ({ query }: FakeRequest) => ok({ ...query, ...OLDER_TERMS });
export const respondWithReceipt = ({ body }: FakeRequest) =>
  ok({
    ...(body as object),
    id: 'receipt-1',
    fee: '0.03',
    received: '0.000149',
    createdAt: '2026-01-02T03:04:05.000Z',
  });

/**
 * Renders the wallet with an open swap and waits until it is ready.
 * @param readyGroup group whose presence shows that the swap is ready; the form by default
 */
export async function renderExchange(api: FakeHandlers = {}, readyGroup: { name: string } | null = null) {
  const view = await renderPage(<WalletPage />, {
    path: '/wallet?exchange=USDT',
    session: 'loggedIn',
    api: {
      'GET /shared/game/overview': overviewResponse('1'),
      'GET /shared/client/addresses': ok({ addresses: [], maxCount: 10 }),
      [RULES]: rulesResponse(null),
      [QUOTE]: respondWithQuote,
      [EXCHANGE]: respondWithReceipt,
      ...api,
    },
  });
  await (readyGroup ? screen.findByRole('group', readyGroup) : screen.findByRole('form', { name: 'Swap' }));
  await view.api.settle();
  return view;
}

export const getAmountField = () => screen.getByLabelText('Amount');
export const getReviewButton = () => screen.getByRole('button', { name: 'Review swap' });
export const findConfirmButton = () => screen.findByRole('button', { name: 'Confirm swap' });
