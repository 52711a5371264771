import { act, screen, waitFor, within } from '@testing-library/react';
import { deferResponse, fail, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import { overviewResponse } from '../../test/ledgerResponses';
import { offer, RULES, rulesResponse } from '../../test/topUpResponses';
import WalletPage from './WalletPage';

const OVERVIEW = 'GET /shared/game/overview';
const LINKED_WALLETS = 'GET /shared/client/addresses';

const linkedWallet = {
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  name: 'Savings',
  contractChainId: null,
  linkedAt: '2026-01-02T12:04:05.000Z',
  lastUsedAt: null,
};
const OTHER_ADDRESS = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const respondWithWallets = (...addresses: object[]) => ok({ addresses, maxCount: 10 });

const BALANCES = 'GET /shared/client/addresses/balances';
const readAt = '2026-01-02T12:04:05.000Z';
const chain = {
  chainId: 56,
  readAt,
  isStale: false,
  balances: [
    { address: linkedWallet.address, token: 'BNB', amount: '0.5' },
    { address: linkedWallet.address, token: 'USDT', amount: '12.000000019000000001' },
  ],
};
const respondWithBalances = (...chains: object[]) => ok({ chains });

const renderWallet = (api: FakeHandlers = {}, path = '/wallet') =>
  renderPage(<WalletPage />, {
    path,
    session: 'loggedIn',
    api: {
      [OVERVIEW]: overviewResponse('1.25'),
      [LINKED_WALLETS]: respondWithWallets(),
      [BALANCES]: respondWithBalances(),
      [RULES]: rulesResponse(null),
      ...api,
    },
  });

describe('the wallet', () => {
  test('[R10] [E1] [K2] [C12] [C13] has a card for each token, the currency first', async () => {
    await renderWallet();
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['USDT', 'BTC']);
    expect(cards[1]).toHaveTextContent(/0\.00012345 BTC.*Price.*64,000\.5 USDT.*Value.*7\.900861 USDT/);
    expect(screen.getByRole('region', { name: 'Total balance' })).toHaveTextContent('33.400861 USDT');
  });

  test.each([
    ['0.0241', '+2.41%'],
    ['-0.1', '−10%'],
    ['0.0000', '0%'],
  ])('shows a price change of %s in 24 hours as %s', async (change, text) => {
    await renderWallet({ 'GET /shared/token/changes': ok({ changes: [{ code: 'BTC', change }] }) });
    const card = within(await screen.findByRole('article', { name: 'BTC' }));
    expect((await card.findByText('24h change')).nextElementSibling?.textContent).toBe(text);
    expect(screen.getAllByText('24h change')).toHaveLength(1);
  });

  test('links each card to the payment form and the transactions of its token', async () => {
    await renderWallet();
    expect(await screen.findByRole('link', { name: 'Send BTC' })).toHaveAttribute('href', '/pay?token=BTC');
    expect(screen.getByRole('link', { name: 'BTC transactions' })).toHaveAttribute(
      'href',
      '/transactions?token=BTC',
    );
  });

  test('links to the top-up tab where top-ups are on', async () => {
    await renderWallet({ [RULES]: rulesResponse(offer) });
    expect(await screen.findByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/pay?view=top-up');
  });

  test('does not mention top-ups where they are off', async () => {
    const { api } = await renderWallet();
    await screen.findAllByRole('article');
    await waitFor(() => expect(api.callsTo(RULES)).toHaveLength(1));
    expect(screen.queryByText(/top.?up/i)).not.toBeInTheDocument();
  });

  test('shows unpaid rewards separately and excludes them from the total', async () => {
    await renderWallet();
    const unpaid = within(await screen.findByRole('region', { name: 'Unpaid rewards' }));
    expect(await unpaid.findByText('1.25')).toBeInTheDocument();
    expect(unpaid.getByRole('link', { name: 'Go to mining' })).toHaveAttribute('href', '/mining');
    expect(screen.getByRole('region', { name: 'Total balance' })).toHaveTextContent('33.400861 USDT');
  });

  test('shows the balances when unpaid rewards fail to load, and offers Retry', async () => {
    const { user, api } = await renderWallet({ [OVERVIEW]: fail(500, 'Broken.') });
    await screen.findByText('Couldn’t load unpaid rewards');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText(/^Updated /)).not.toBeInTheDocument();
    api.handle({ [OVERVIEW]: overviewResponse('2.5') });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('2.5')).toBeInTheDocument();
  });

  test('shows how old the balances are while the whole API is unreachable', async () => {
    await renderWallet({ [OVERVIEW]: fail(503, 'Down.'), [RULES]: fail(503, 'Down.') });
    expect(await screen.findByText(/^Updated /)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('opens a swap from a card, keeps it in the URL, and closes it', async () => {
    const { user, location } = await renderWallet();
    await user.click(await screen.findByRole('button', { name: 'Swap BTC' }));
    expect(location()).toBe('/wallet?exchange=BTC');
    expect(screen.getByRole('region', { name: 'Swap' })).toBeInTheDocument();
    const getTokenSelect = (name: string) =>
      within(screen.getByRole('group', { name })).getByLabelText('Token');
    expect(getTokenSelect('You pay')).toHaveValue('BTC');
    expect(getTokenSelect('You receive')).toHaveValue('USDT');
    expect(screen.queryByRole('button', { name: 'Swap USDT' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close swap' }));
    expect(location()).toBe('/wallet');
    expect(screen.queryByRole('region', { name: 'Swap' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Swap BTC' })).toHaveFocus();
  });

  test('ignores an unknown token in the URL', async () => {
    await renderWallet({}, '/wallet?exchange=DOGE');
    await screen.findAllByRole('article');
    expect(screen.queryByRole('region', { name: 'Swap' })).not.toBeInTheDocument();
  });

  test('[R8, R9, R10, R17] links to the other finance screens in the section menu', async () => {
    await renderWallet();
    const menu = within(screen.getByRole('navigation', { name: 'Wallet' }));
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/wallet',
      '/pay',
      '/transactions',
      '/transactions/daily-profit',
    ]);
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Wallet');
  });

  test('offers Retry when the wallets fail to load, and keeps its focus until they are loaded', async () => {
    const { user, api } = await renderWallet({ 'GET /shared/client/wallets': fail(500, 'Broken.') });
    expect(await screen.findByText('Couldn’t load your balances')).toBeInTheDocument();
    const { handler, release } = deferResponse(
      ok({ wallets: [{ token: { code: 'USDT', isDefault: true }, balance: '1' }] }),
    );
    api.handle({ 'GET /shared/client/wallets': handler });
    const retry = screen.getByRole('button', { name: 'Retry' });
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(retry).toHaveFocus();
    release();
    expect(await screen.findByRole('article', { name: 'USDT' })).toBeInTheDocument();
  });

  test('lists linked wallets and links to the screen that manages them', async () => {
    await renderWallet({
      [LINKED_WALLETS]: respondWithWallets(linkedWallet, {
        ...linkedWallet,
        address: OTHER_ADDRESS,
        name: null,
      }),
    });
    const panel = within(await screen.findByRole('region', { name: 'Linked wallets' }));
    expect(await panel.findByRole('link', { name: 'Manage linked wallets' })).toHaveAttribute(
      'href',
      '/setting/security',
    );
    const [first, second] = await panel.findAllByRole('listitem');
    expect(first).toHaveTextContent('Savings0x5290…9EE7Linked on Jan 2, 2026');
    expect(within(first!).getByText('Jan 2, 2026')).toHaveAttribute('lang', 'en');
    expect(second).toHaveTextContent(/^0x8617…070D/);
  });

  test('says how to link a wallet when none is linked', async () => {
    await renderWallet();
    const panel = within(await screen.findByRole('region', { name: 'Linked wallets' }));
    expect(await panel.findByText('Link a crypto wallet to log in without your password.')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Link wallet' })).toHaveAttribute('href', '/setting/security');
  });

  test('shows the balances when linked wallets fail to load, and offers Retry', async () => {
    const { user, api } = await renderWallet({ [LINKED_WALLETS]: fail(500, 'Broken.') });
    await screen.findByText('Couldn’t load your linked wallets');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    api.handle({ [LINKED_WALLETS]: respondWithWallets(linkedWallet) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Savings/)).toBeVisible();
  });
});

describe('balances of linked wallets', () => {
  const openPanel = async (balances: FakeHandlers[string]) => {
    const view = await renderWallet({
      [LINKED_WALLETS]: respondWithWallets(linkedWallet, {
        ...linkedWallet,
        address: OTHER_ADDRESS,
        name: 'Empty',
      }),
      [BALANCES]: balances,
    });
    const panel = within(await screen.findByRole('region', { name: 'Linked wallets' }));
    await panel.findByText('Savings');
    return { ...view, panel };
  };

  test('are shown with their chain and the time they were read', async () => {
    const { panel } = await openPanel(respondWithBalances(chain));
    expect(await panel.findByText(/balances as of/)).toHaveTextContent(
      /^BNB Smart Chain balances as of Jan 2, 2026/,
    );
    const [savings, empty] = panel.getAllByRole('listitem');
    expect(savings).toHaveTextContent(/BNB Smart Chain0\.5 BNB12 USDT12\.000000019000000001 USDT/);
    expect(empty).not.toHaveTextContent('BNB');
  });

  test('are shortened, with all 18 decimals on focus', async () => {
    const { panel } = await openPanel(respondWithBalances(chain));
    const exactAmount = await panel.findByText('12.000000019000000001', { exact: false });
    expect(exactAmount).not.toHaveStyle({ display: 'block' });
    act(() => exactAmount.closest<HTMLElement>('[tabindex]')?.focus());
    expect(exactAmount).toHaveStyle({ display: 'block' });
  });

  test('are shown with a warning when the chain does not respond', async () => {
    const { panel } = await openPanel(respondWithBalances({ ...chain, isStale: true }));
    expect(await panel.findByText(/responding/)).toHaveTextContent(
      /^BNB Smart Chain isn’t responding\. Showing balances as of Jan 2, 2026/,
    );
    expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('0.5 BNB');
  });

  test('are replaced by a warning when the chain has never responded', async () => {
    const { panel } = await openPanel(
      respondWithBalances({ ...chain, readAt: null, isStale: true, balances: [] }),
    );
    expect(
      await panel.findByText('BNB Smart Chain isn’t responding. Its balances will appear when it does.'),
    ).toBeVisible();
  });

  test('are not mentioned when the server reads no chain', async () => {
    const { panel, api } = await openPanel(respondWithBalances());
    await waitFor(() => expect(api.callsTo(BALANCES)).toHaveLength(1));
    expect(panel.getAllByRole('listitem')[0]).toHaveTextContent(/^Savings0x5290…9EE7Linked on Jan 2, 2026$/);
    expect(panel.queryByText(/BNB/)).toBeNull();
  });

  test('are not read when no wallet is linked', async () => {
    const { api } = await renderWallet();
    await screen.findByText('Link a crypto wallet to log in without your password.');
    expect(api.callsTo(BALANCES)).toEqual([]);
  });

  test('keep the list of wallets when they fail to load, and offer Retry', async () => {
    const { panel, user, api } = await openPanel(fail(500, 'Broken.'));
    expect(await panel.findByText('Couldn’t load the balances of your linked wallets')).toBeVisible();
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
    api.handle({ [BALANCES]: respondWithBalances(chain) });
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('0.5')).toBeVisible();
  });
});
