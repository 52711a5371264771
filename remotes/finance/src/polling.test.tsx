import type { ReactElement } from 'react';
import { WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { expectPollsWhileVisible, ok, renderPage } from '@hashgrid/testing';
import { createTransactionsHandler, overviewResponse } from '../test/ledgerResponses';
import { TransactionList } from './transactions/TransactionList';
import { usePriceChange } from './wallet/priceChangesApi';
import { UnpaidRewardsPanel } from './wallet/UnpaidRewardsPanel';

const TRANSACTIONS = 'GET /auth/transaction';
const OVERVIEW = 'GET /shared/game/overview';
const CHANGES = 'GET /shared/token/changes';

const PriceChange = () => usePriceChange('BTC');

const screens: [string, ReactElement][] = [
  [TRANSACTIONS, <TransactionList key="transactions" filter={{}} empty={null} />],
  [OVERVIEW, <UnpaidRewardsPanel key="unpaid" />],
  [CHANGES, <PriceChange key="changes" />],
];

afterEach(() => jest.useRealTimers());

test.each(screens)('polls %s only while the tab is visible', async (call, screen) => {
  jest.useFakeTimers();
  const { api } = await renderPage(screen, {
    session: 'loggedIn',
    api: {
      [TRANSACTIONS]: createTransactionsHandler(3),
      [OVERVIEW]: overviewResponse('1'),
      [CHANGES]: ok({ changes: [] }),
    },
  });
  await expectPollsWhileVisible(api, call, WALLET_REFRESH_MS);
});
