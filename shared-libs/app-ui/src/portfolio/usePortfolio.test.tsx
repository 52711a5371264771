import { screen } from '@testing-library/react';
import { WALLET_REFRESH_MS } from '@hashgrid/contracts';
import {
  expectPollsWhileVisible,
  fail,
  malformed,
  ok,
  renderPage,
  type FakeHandlers,
} from '@hashgrid/testing';
import { PortfolioBoundary } from './PortfolioBoundary';
import { usePortfolio } from './usePortfolio';

function Balance() {
  return (
    <PortfolioBoundary query={usePortfolio()} skeleton="Loading">
      {({ total, isComplete }) => <p>{`${total} ${isComplete ? 'complete' : 'incomplete'}`}</p>}
    </PortfolioBoundary>
  );
}

const renderBalance = (api: FakeHandlers = {}) => renderPage(<Balance />, { session: 'loggedIn', api });

test('values the wallets at the current prices', async () => {
  await renderBalance();
  expect(await screen.findByText('33.400861 complete')).toBeInTheDocument();
});

test.each<[string, FakeHandlers, string]>([
  [
    'wallets, when the response has none',
    { 'GET /shared/client/wallets': ok({ wallets: [] }) },
    '0 complete',
  ],
  ['wallets, when the response has no list', { 'GET /shared/client/wallets': malformed({}) }, '0 complete'],
  ['prices, when the response has none', { 'GET /shared/token/all': ok({ tokens: [] }) }, '25.5 incomplete'],
])('[E1] [E2] is loaded without %s', async (_, api, balance) => {
  await renderBalance(api);
  expect(await screen.findByText(balance)).toBeInTheDocument();
});

test.each(['GET /shared/client/wallets', 'GET /shared/token/all'])(
  'fails when %s fails',
  async (endpoint) => {
    await renderBalance({ [endpoint]: fail(500, 'Broken') });
    expect(await screen.findByRole('heading', { name: 'Couldn’t load your balances' })).toBeInTheDocument();
  },
);

test('polls the prices only while the tab is visible', async () => {
  jest.useFakeTimers();
  const { api } = await renderBalance();
  await expectPollsWhileVisible(api, 'GET /shared/token/all', WALLET_REFRESH_MS);
  jest.useRealTimers();
});
