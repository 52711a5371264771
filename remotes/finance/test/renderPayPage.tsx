import { screen } from '@testing-library/react';
import { addDecimals } from '@hashgrid/contracts';
import {
  ok,
  renderPage,
  type FakeHandlers,
  type FakeRequest,
  type RenderPageOptions,
} from '@hashgrid/testing';
import PayPage from '../src/pay/PayPage';
import { RULES, rulesResponse } from './topUpResponses';

export const RESOLVE = 'GET /auth/transaction/resolve';
export const TRANSFER = 'POST /auth/transaction/transfer';
export const FEE = '0.002';

/** Lists the player's most recent payments. */
export const SENT = 'GET /auth/transaction';
export const sentResponse = (...recipients: (string | null)[]) =>
  ok({
    items: recipients.map((counterparty, index) => ({
      id: `entry-${index}`,
      lineId: String(index),
      kind: 'transfer',
      token: 'USDT',
      amount: '-1',
      purpose: null,
      counterparty,
      createdAt: '2026-01-02T03:04:05.000Z',
    })),
    nextCursor: null,
    previousCursor: null,
  });

export const respondWithTerms = ({ query }: FakeRequest) =>
  ok({ recipient: query.recipient, fee: FEE, total: addDecimals(query.amount ?? '0', FEE) });
export const respondWithReceipt = ({ body }: FakeRequest) =>
  ok({ id: 'receipt-1', fee: FEE, createdAt: '2026-01-02T03:04:05.000Z', ...(body as object) });

export interface PayOptions {
  profile?: { id?: string; hasTwoFactor?: boolean };
  /** Element whose presence shows that the page is ready; the form by default. */
  readyElement?: { role: string; name: string };
  /** Further options of the page. */
  page?: Pick<RenderPageOptions, 'language' | 'bootstrap'>;
}

const FORM = { role: 'form', name: 'Send' };
export const REVIEW = { role: 'group', name: 'Review' };

/** Renders the page for a player with 25.5 USDT and waits until it is ready. */
export async function renderPay(
  api: FakeHandlers = {},
  path = '/pay',
  { profile = {}, readyElement: { role, name } = FORM, page = {} }: PayOptions = {},
) {
  const view = await renderPage(<PayPage />, {
    ...page,
    path,
    profile,
    session: 'loggedIn',
    api: {
      [RULES]: rulesResponse(null),
      [SENT]: sentResponse(),
      [RESOLVE]: respondWithTerms,
      [TRANSFER]: respondWithReceipt,
      ...api,
    },
  });
  if (!path.includes('view=receive')) await screen.findByRole(role, { name });
  await view.api.settle();
  return view;
}

export const getReviewButton = () => screen.getByRole('button', { name: 'Review payment' });
export const findConfirmButton = () => screen.findByRole('button', { name: 'Confirm and send' });
