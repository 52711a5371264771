import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { LEG_PURPOSES, SYSTEM_ACCOUNTS, toMonth, TRANSACTION_KINDS } from '@hashgrid/contracts';
import {
  fail,
  FakeStream,
  findUntranslatedWords,
  ok,
  renderPage,
  type FakeHandlers,
} from '@hashgrid/testing';
import arabic from '../locales/ar-SA.json';
import japanese from '../locales/ja-JP.json';
import { sampleTransactionDetail, sampleTransaction, overviewResponse } from '../test/ledgerResponses';
import {
  EVENTS,
  offer,
  RULES,
  rulesResponse,
  sampleTopUp,
  TOP_UPS,
  topUpsResponse,
} from '../test/topUpResponses';
import DailyProfitPage from './daily-profit/DailyProfitPage';
import BalanceWidget from './dashboard/BalanceWidget';
import PayPage from './pay/PayPage';
import TransactionsPage from './transactions/TransactionsPage';
import WalletPage from './wallet/WalletPage';

/** Names that are the same in every language. */
const NAMES =
  /USDT|ID|BTC|ORE|UTC|CSV|QR|Tether|Bitcoin|satoshi|ada|lunch|receipt-1|entry-1|https?:\S+|0x\S+|(BNB )?Smart Chain|MetaMask|Trust Wallet/g;
const createdAt = '2026-01-02T03:04:05.000Z';
// A text without letters needs no translation.
const codeRejected = fail(422, 'Check the fields.', { errors: { code: ['[]'] } });
const quote = {
  from: 'USDT',
  to: 'BTC',
  amount: '1',
  fee: '0.003',
  received: '0.01',
  rate: '0.01',
  priceImpact: 0,
};
const transactions = TRANSACTION_KINDS.map((kind, index) =>
  sampleTransaction(index, { kind, purpose: null }),
);
const topUps = (['pending', 'confirmed', 'failed'] as const).map((status) =>
  sampleTopUp({ id: status, status }),
);
const legs = ['me', 'player', ...SYSTEM_ACCOUNTS].flatMap((account) =>
  LEG_PURPOSES.map((purpose) => ({ account, name: null, token: 'ORE', amount: '1', purpose })),
);
const profit = { token: 'ORE', gross: '2', bonus: '1', costs: '1', net: '2' };
const month = toMonth(new Date());
const day = `${month}-01`;
const days = [
  { day, blocks: 3, tokens: [profit], unpaid: { mined: '1', bonus: '0' }, entryIds: ['entry-1'] },
];
const receipt = { id: 'receipt-1', recipient: 'ada', token: 'USDT', amount: '1', fee: '0.001', createdAt };

const untranslatedWords = () => findUntranslatedWords(NAMES);

describe.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('in %s', (locale, texts: Record<string, string>) => {
  const t = (key: string) => texts[key] ?? key;
  const press = async (user: UserEvent, key: string) =>
    user.click(await screen.findByRole('button', { name: t(key) }));

  const renderIn = async (page: ReactElement, path: string, overrides: FakeHandlers = {}) => {
    const view = await renderPage(page, {
      path,
      session: 'loggedIn',
      language: { locale, texts },
      api: {
        'GET /shared/game/overview': overviewResponse('1'),
        'GET /shared/client/addresses': ok({ addresses: [], maxCount: 10 }),
        [RULES]: rulesResponse(offer),
        [TOP_UPS]: topUpsResponse({ items: topUps }),
        [EVENTS]: () => ({ status: 200, body: new FakeStream() }),
        'GET /auth/transaction': ok({ items: transactions, nextCursor: null, previousCursor: null }),
        'GET /auth/transaction/daily-profit': ok({ month, firstMonth: month, days, totals: [profit] }),
        'GET /auth/exchange/quote': ok(quote),
        'POST /auth/exchange': ok({ ...quote, id: 'receipt-1', createdAt }),
        'GET /auth/transaction/resolve': ok({ recipient: 'ada', fee: '0.001', total: '1.001' }),
        'POST /auth/transaction/transfer': ok(receipt),
        'GET /auth/transaction/:id': ok({ ...sampleTransactionDetail, day, legs }),
        ...overrides,
      },
    });
    await view.api.settle();
    return view;
  };

  test('[LG9] translates the wallet and a swap', async () => {
    const { user } = await renderIn(<WalletPage />, '/wallet?exchange=USDT');
    expect(untranslatedWords()).toBeNull();
    await user.type(await screen.findByLabelText(t('Amount')), '1');
    await screen.findByText(t('Price impact'));
    expect(untranslatedWords()).toBeNull();
    await press(user, 'Review swap');
    await screen.findByRole('group', { name: t('Review') });
    expect(untranslatedWords()).toBeNull();
    await press(user, 'Confirm swap');
    await screen.findByRole('group', { name: t('Done') });
    expect(untranslatedWords()).toBeNull();
  });

  test('[LG9] translates the transactions, their kinds and accounts', async () => {
    const { user } = await renderIn(<TransactionsPage />, '/transactions?from=2026-01-01');
    await press(user, 'Welcome bonus');
    await screen.findByRole('table', { name: t('Breakdown') });
    expect(untranslatedWords()).toBeNull();
  });

  test('[LG9] translates the balance on the dashboard', async () => {
    await renderIn(<BalanceWidget size="large" />, '/dashboard');
    expect(untranslatedWords()).toBeNull();
  });

  test('[LG9] translates the daily profit', async () => {
    await renderIn(<DailyProfitPage />, '/transactions/daily-profit');
    await screen.findByRole('table', { name: t('Profit by day') });
    expect(untranslatedWords()).toBeNull();
  });

  test('[LG9] translates the empty states', async () => {
    const emptyResponses: FakeHandlers = {
      'GET /auth/transaction': ok({ items: [], nextCursor: null, previousCursor: null }),
      'GET /auth/transaction/daily-profit': ok({ month, firstMonth: month, days: [], totals: [] }),
    };
    const { unmount } = await renderIn(<TransactionsPage />, '/transactions', emptyResponses);
    await screen.findByText(t('No transactions yet'));
    expect(untranslatedWords()).toBeNull();
    unmount();
    await renderIn(<DailyProfitPage />, '/transactions/daily-profit', emptyResponses);
    await screen.findByText(t('Nothing earned or spent this month'));
    expect(untranslatedWords()).toBeNull();
  });

  test('[LG9] translates the two-factor step', async () => {
    const { user } = await renderIn(<PayPage />, '/pay?to=ada&amount=1', {
      'POST /auth/transaction/transfer': codeRejected,
    });
    await press(user, 'Review payment');
    await press(user, 'Confirm and send');
    await press(user, 'Send now');
    expect(untranslatedWords()).toBeNull();
  });

  test('[LG9] translates a payment and its errors', async () => {
    const { user } = await renderIn(<PayPage />, '/pay');
    await press(user, 'Review payment');
    expect(await screen.findByText(t('Enter an amount.'))).toBeInTheDocument();
    expect(untranslatedWords()).toBeNull();

    await user.type(screen.getByLabelText(t('Recipient')), 'ada');
    await user.type(screen.getByLabelText(t('Amount')), '1');
    await press(user, 'Review payment');
    await screen.findByRole('group', { name: t('Review') });
    expect(untranslatedWords()).toBeNull();

    await press(user, 'Confirm and send');
    await screen.findByRole('group', { name: t('Receipt') });
    expect(untranslatedWords()).toBeNull();
  });

  test('[LG9] translates the receive tab', async () => {
    await renderIn(<PayPage />, '/pay?view=receive');
    await screen.findByRole('button', { name: t('Copy payment link') });
    expect(untranslatedWords()).toBeNull();
  });

  test('[LG9] translates the top-ups', async () => {
    await renderIn(<PayPage />, '/pay?view=top-up');
    await screen.findByRole('table', { name: t('Your top-ups') });
    expect(untranslatedWords()).toBeNull();
  });
});
