import type { ReactElement } from 'react';
import { WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { expectPollsWhileVisible, renderPage } from '@hashgrid/testing';
import { createTransactionsHandler, overviewResponse } from '../test/ledgerResponses';
import { TransactionList } from './transactions/TransactionList';
import { UnpaidRewardsPanel } from './wallet/UnpaidRewardsPanel';

const TRANSACTIONS = 'GET /auth/transaction';
const OVERVIEW = 'GET /shared/game/overview';

const screens: [string, ReactElement][] = [
  [TRANSACTIONS, <TransactionList key="transactions" filter={{}} empty={null} />],
  [OVERVIEW, <UnpaidRewardsPanel key="unpaid" />],
];

afterEach(() => jest.useRealTimers());

test.each(screens)('polls %s only while the tab is visible', async (call, screen) => {
  jest.useFakeTimers();
  const { api } = await renderPage(screen, {
    session: 'loggedIn',
    api: { [TRANSACTIONS]: createTransactionsHandler(3), [OVERVIEW]: overviewResponse('1') },
  });
  await expectPollsWhileVisible(api, call, WALLET_REFRESH_MS);
});
