import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import type { TopUp } from '@hashgrid/contracts';
import { deferResponse, ok, renderPage } from '@hashgrid/testing';
import type { WalletConnection } from '@hashgrid/wallet';
import arabic from '../../locales/ar-SA.json';
import { ADDRESS, offer, sampleTopUp } from '../../test/topUpResponses';
import type { TopUpDraft } from './TopUpDraft';
import { TopUpForm } from './TopUpForm';
import type { WalletModule } from './WalletModule';

/** The parts of the wallet package that the form uses. */
const wallet = {
  toWalletError: (error: unknown) => error,
  describeWalletError: () => 'You rejected the request in your wallet.',
} as unknown as WalletModule;

async function renderForm(chainId = 56, language?: { locale: string; texts: Record<string, string> }) {
  const actions = {
    connect: jest.fn(),
    cancel: jest.fn(),
    disconnect: jest.fn().mockResolvedValue(undefined),
    switchChain: jest.fn().mockResolvedValue(undefined),
    signMessage: jest.fn(),
    sendTransaction: jest.fn().mockResolvedValue('0x01'),
  };
  const connection: WalletConnection = {
    account: '0x52908400098527886E0F7030069857D2E4169EE7',
    chain: { id: chainId, unsupported: chainId === 1 },
    walletName: 'MetaMask',
  };
  let showItems = (_items: TopUp[]) => {};
  let setOpen = (_isOpen: boolean) => {};
  function Form() {
    const [items, setItems] = useState<TopUp[]>([]);
    const [isOpen, setIsOpen] = useState(true);
    const [draft, setDraft] = useState<TopUpDraft>({ amount: '', gasPrice: null });
    showItems = setItems;
    setOpen = setIsOpen;
    if (!isOpen) return null;
    return (
      <TopUpForm
        {...offer}
        address={ADDRESS}
        items={items}
        nextCursor={null}
        wallet={wallet}
        connection={connection}
        actions={actions}
        draft={draft}
        onChange={setDraft}
      />
    );
  }
  const view = await renderPage(<Form />, { path: '/pay', session: 'loggedIn', language });
  const amount = await screen.findByRole('textbox');
  /** Leaves the form, calls back, and returns to it. */
  const reopen = (meanwhile = () => {}) => {
    act(() => setOpen(false));
    meanwhile();
    act(() => setOpen(true));
  };
  return { ...view, actions, amount, reopen, showItems: (items: TopUp[]) => act(() => showItems(items)) };
}

const getSendButton = () => screen.getByRole('button', { name: 'Send top-up' });

test('[K4] sends the amount to the player’s top-up address with the chosen gas price', async () => {
  const { user, actions, amount } = await renderForm();
  const prices = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(prices).toEqual(['Default (3 gwei)', 'Fast (4 gwei)', 'Instant (5 gwei)', 'Testnet (10 gwei)']);
  await user.type(amount, '2');
  await user.selectOptions(screen.getByLabelText('Gas price'), 'Instant (5 gwei)');
  await user.click(getSendButton());
  expect(actions.sendTransaction).toHaveBeenCalledTimes(1);
  expect(actions.sendTransaction).toHaveBeenCalledWith({
    chainId: 56,
    to: offer.contract,
    // Calls `transfer(address, uint256)` with 2 tokens of 18 decimal places: 2 × 10^18 is 0x1bc16d674ec80000.
    data: expect.stringMatching(
      new RegExp(`^0xa9059cbb0{24}${ADDRESS.slice(2).toLowerCase()}0{48}1bc16d674ec80000$`),
    ),
    gasPrice: 5_000_000_000n,
  });
  expect(
    await screen.findByText('Your top-up will appear below as soon as it’s on the blockchain.'),
  ).toBeVisible();
});

test('clears the amount after sending, so that a second click sends nothing', async () => {
  const { user, actions, amount } = await renderForm();
  await user.type(amount, '2');
  await user.click(getSendButton());
  await screen.findByText('Your top-up will appear below as soon as it’s on the blockchain.');
  expect(amount).toHaveValue('');
  await user.click(getSendButton());
  expect(await screen.findByText('Enter an amount.')).toBeVisible();
  expect(actions.sendTransaction).toHaveBeenCalledTimes(1);
});

test('says what to do while the wallet does not respond', async () => {
  const { user, actions, amount } = await renderForm();
  const { handler, release } = deferResponse(ok(null));
  actions.sendTransaction.mockReturnValue(handler());
  const text = /^Confirm in your wallet\. If it didn’t open/;
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await user.type(amount, '2');
  await user.click(getSendButton());
  expect(screen.getByText(text)).toHaveAttribute('role', 'status');
  await act(async () => release());
});

test('says that the wallet asks for the network while it is asked to switch, and asks nothing while it disconnects', async () => {
  const { user, actions } = await renderForm(1);
  const { handler, release } = deferResponse(ok(null));
  actions.switchChain.mockReturnValue(handler());
  actions.disconnect.mockReturnValue(handler());
  await user.click(screen.getByRole('button', { name: 'Switch to BNB Smart Chain' }));
  expect(screen.getByText(/^Switch the network in your wallet\. If it didn’t open/)).toBeVisible();
  expect(screen.queryByText(/^Confirm in your wallet/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(screen.queryByText(/in your wallet\./)).not.toBeInTheDocument();
  await act(async () => release());
});

test('still waits for the wallet, and shows what it did, when the player leaves the form and returns', async () => {
  const { user, actions, amount, reopen } = await renderForm();
  let confirm = (_hash: string) => {};
  actions.sendTransaction.mockReturnValue(new Promise<string>((resolve) => (confirm = resolve)));
  await user.type(amount, '2');
  await user.click(getSendButton());
  reopen();
  expect(screen.getByText(/^Confirm in your wallet/)).toBeVisible();
  expect(getSendButton()).toHaveAttribute('aria-busy', 'true');
  reopen(() => confirm('0x01'));
  expect(await screen.findByText('Sent')).toBeVisible();
  reopen();
  expect(screen.queryByText('Sent')).not.toBeInTheDocument();
});

test('keeps an amount that is typed while the wallet asks for confirmation', async () => {
  const { user, actions, amount } = await renderForm();
  let confirm = (_hash: string) => {};
  actions.sendTransaction.mockReturnValue(new Promise<string>((resolve) => (confirm = resolve)));
  await user.type(amount, '2');
  await user.click(getSendButton());
  await user.clear(amount);
  await user.type(amount, '3');
  await act(async () => confirm('0x01'));
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(amount).toHaveValue('3');
});

test.each(['UnknownWalletError', 'WalletTimeoutError'])(
  'asks the player to check the wallet after a %s, because the top-up may have been sent',
  async (name) => {
    const { user, actions, amount } = await renderForm();
    actions.sendTransaction.mockRejectedValue(Object.assign(new Error('The relay is gone.'), { name }));
    await user.type(amount, '2');
    await user.click(getSendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your wallet didn’t confirm the top-up. Before you try again, check your wallet to see if it was sent.',
    );
  },
);

test('removes the “Sent” notice once the list shows the top-up as confirmed', async () => {
  const { user, actions, amount, showItems } = await renderForm();
  const topUp = sampleTopUp();
  // Wallets may return upper-case digits.
  actions.sendTransaction.mockResolvedValue(topUp.hash.replaceAll('ab', 'AB'));
  await user.type(amount, '2');
  await user.click(getSendButton());
  const notice = await screen.findByText('Sent');
  showItems([sampleTopUp({ id: '2', hash: `0x${'cd'.repeat(32)}`, status: 'confirmed' }), topUp]);
  expect(notice).toBeVisible();
  showItems([{ ...topUp, status: 'confirmed' }]);
  expect(notice).not.toBeInTheDocument();
});

test('keeps the “Sent” notice when the wallet returns no hash to find the top-up by', async () => {
  const { user, actions, amount, showItems } = await renderForm();
  actions.sendTransaction.mockResolvedValue(null);
  await user.type(amount, '2');
  await user.click(getSendButton());
  const notice = await screen.findByText('Sent');
  showItems([sampleTopUp({ status: 'confirmed' })]);
  expect(notice).toBeVisible();
});

test.each([
  ['', 'Enter an amount.'],
  ['0', 'Enter an amount greater than 0.'],
  ['1e9', 'Enter a number, like 12.5.'],
  ['1,500', '“1,500” can mean 1500 or 1.5000. Enter one of these.'],
  ['0.0000001', 'USDT allows up to 6 decimal places.'],
])('does not send the amount "%s", and shows its error until it is changed', async (typed, error) => {
  const { user, actions, amount } = await renderForm();
  if (typed) await user.type(amount, typed);
  await user.click(getSendButton());
  await waitFor(() => expect(amount).toHaveAccessibleDescription(expect.stringContaining(error)));
  expect(actions.sendTransaction).not.toHaveBeenCalled();
  await user.type(amount, '1');
  expect(amount).toBeValid();
});

test('shows why the wallet rejected the transaction', async () => {
  const { user, actions, amount } = await renderForm();
  actions.sendTransaction.mockRejectedValue(new Error('4001'));
  await user.type(amount, '1');
  await user.click(getSendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('You rejected the request in your wallet.');
  expect(getSendButton()).toBeEnabled();
});

test('[W4] asks to switch the network before sending', async () => {
  const { user, actions } = await renderForm(1);
  expect(screen.getByText(/Top-ups need BNB Smart Chain/)).toBeVisible();
  expect(getSendButton()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Switch to BNB Smart Chain' }));
  expect(actions.switchChain).toHaveBeenCalledWith(56);
});

test('keeps the order of price and unit in Arabic', async () => {
  await renderForm(56, { locale: 'ar-SA', texts: arabic });
  const prices = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(prices).toEqual(
    ['3', '4', '5', '10'].map((price) => expect.stringContaining(`\u2066${price} gwei\u2069`)),
  );
});

test('tells the player when the wallet cannot be disconnected', async () => {
  const { user, actions } = await renderForm();
  actions.disconnect.mockRejectedValue(new Error('The relay is down.'));
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You rejected the request in your wallet.');
});
