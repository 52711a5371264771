import { screen, within } from '@testing-library/react';
import { fail, ok, renderPage, type FakeHandlers, type FakeRequest } from '@hashgrid/testing';
import WalletPage from './WalletPage';

const ACTIVITY = 'GET /auth/transaction';
const entry = (id: string, amount: string) => ({
  id,
  kind: 'transfer',
  token: 'BTC',
  amount,
  counterparty: 'ada',
  createdAt: '2026-01-02T03:04:05.000Z',
});
const pages = ({ query }: FakeRequest) =>
  query.cursor === 'next'
    ? ok({ items: [entry('2', '-0.5')], nextCursor: null })
    : ok({ items: [entry('1', '0.00000001')], nextCursor: 'next' });

const renderWallet = (api: FakeHandlers = {}, path = '/wallet') =>
  renderPage(<WalletPage />, { path, session: 'signedIn', api: { [ACTIVITY]: pages, ...api } });

describe('the wallet', () => {
  test('[R10] [E1] [K2] has a card for each token, the currency first', async () => {
    await renderWallet();
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['USDT', 'BTC']);
    expect(cards[1]).toHaveTextContent(/0\.00012345 BTC.*Price\s*64,000\.5 USDT.*Value\s*7\.900861 USDT/);
    expect(screen.getByText('Total balance').nextElementSibling).toHaveTextContent('33.400861 USDT');
  });

  test('a card leads to the payment of its token', async () => {
    await renderWallet();
    expect(await screen.findByRole('link', { name: 'Send BTC' })).toHaveAttribute('href', '/pay?token=BTC');
  });

  test('[C16] opens the activity of a token, page by page, and keeps it in the URL', async () => {
    const { user, api, location } = await renderWallet();
    await user.click(await screen.findByRole('button', { name: 'Activity of BTC' }));
    expect(location()).toBe('/wallet?token=BTC');
    const table = within(await screen.findByRole('region', { name: 'Activity of BTC' }));
    expect(await table.findByText(/Received from ada/)).toBeInTheDocument();
    expect(table.getByText('+0.00000001')).toBeInTheDocument();
    expect(api.callsTo(ACTIVITY)[0]?.query).toEqual({ token: 'BTC', limit: '10' });

    await user.click(table.getByRole('button', { name: 'Older' }));
    expect(await table.findByText(/Sent to ada/)).toBeInTheDocument();
    expect(table.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
    await user.click(table.getByRole('button', { name: 'Newer' }));
    expect(await table.findByText(/Received from ada/)).toBeInTheDocument();
  });

  test('closes it again', async () => {
    const { user, location } = await renderWallet({}, '/wallet?token=BTC');
    const button = await screen.findByRole('button', { name: 'Activity of BTC' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(location()).toBe('/wallet');
    expect(screen.queryByRole('region', { name: 'Activity of BTC' })).not.toBeInTheDocument();
  });

  test('a token that the URL invents opens nothing', async () => {
    const { api } = await renderWallet({}, '/wallet?token=DOGE');
    await screen.findAllByRole('article');
    expect(api.callsTo(ACTIVITY)).toEqual([]);
  });

  test('offers Retry when the wallets do not come', async () => {
    const { user, api } = await renderWallet({ 'GET /shared/client/wallets': fail(500, 'Broken.') });
    expect(await screen.findByText('Your balances did not arrive')).toBeInTheDocument();
    api.handle({
      'GET /shared/client/wallets': ok({
        wallets: [{ token: { code: 'USDT', isDefault: true }, balance: '1' }],
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'USDT' })).toBeInTheDocument();
  });
});
