import type { ReactElement } from 'react';
import { act } from '@testing-library/react';
import { WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { renderPage, setVisibility } from '@hashgrid/testing';
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
  const waitForPolls = () => act(() => jest.advanceTimersByTimeAsync(3 * WALLET_REFRESH_MS));
  await waitForPolls();
  const callsWhileVisible = api.callsTo(call).length;
  expect(callsWhileVisible).toBeGreaterThan(2);
  setVisibility('hidden');
  await waitForPolls();
  expect(api.callsTo(call)).toHaveLength(callsWhileVisible);
});
