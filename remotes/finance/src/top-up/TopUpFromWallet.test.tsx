import type * as React from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import type { WalletState } from '@hashgrid/wallet';
import { ADDRESS, offer } from '../../test/topUpResponses';
import { TopUpFromWallet } from './TopUpFromWallet';

/** A wallet that another screen has connected. */
const mockConnected: WalletState = {
  status: 'connected',
  account: '0x52908400098527886E0F7030069857D2E4169EE7',
  chain: { id: 56, unsupported: false },
  walletName: 'MetaMask',
};

let mockState: WalletState = mockConnected;
const mockListeners = new Set<() => void>();
const mockSetState = (state: WalletState) => {
  mockState = state;
  for (const listener of mockListeners) listener();
};
const mockSubscribe = (listener: () => void) => {
  mockListeners.add(listener);
  return () => void mockListeners.delete(listener);
};

jest.mock('@hashgrid/wallet', () => ({
  useWallet: () => ({
    state: jest.requireActual<typeof React>('react').useSyncExternalStore(mockSubscribe, () => mockState),
    disconnect: async () => mockSetState({ status: 'disconnected' }),
  }),
  WalletPicker: ({ chainId }: { chainId?: number }) => <p>Choose a wallet for chain {chainId}</p>,
}));

beforeEach(() => {
  mockState = mockConnected;
});

const props = {
  ...offer,
  address: ADDRESS,
  items: [],
  nextCursor: null,
  draft: { amount: '', gasPrice: null },
  onChange: () => {},
};
const panel = <TopUpFromWallet {...props} />;

test('does not ask the player to connect a wallet that is connected already', async () => {
  const { user, unmount } = await renderPage(panel, { path: '/pay', session: 'loggedIn' });
  await user.click(await screen.findByRole('button', { name: 'Connect wallet' }));
  expect(await screen.findByRole('button', { name: 'Send top-up' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  unmount();
  await renderPage(panel, { path: '/pay', session: 'loggedIn' });
  expect(await screen.findByRole('button', { name: 'Send top-up' })).toBeVisible();
});

test('moves the focus to the Connect button when the player disconnects, and only then', async () => {
  act(() => mockSetState({ status: 'disconnected' }));
  const { user } = await renderPage(panel, { path: '/pay', session: 'loggedIn' });
  await user.click(await screen.findByRole('button', { name: 'Connect wallet' }));
  await screen.findByText(/Choose a wallet/);
  act(() => mockSetState(mockConnected));
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByRole('button', { name: 'Connect wallet' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Connect wallet' }));
  await user.keyboard('{Escape}');
  act(() => mockSetState(mockConnected));
  screen.getByRole('textbox').focus();
  act(() => mockSetState({ status: 'disconnected' }));
  expect(screen.getByRole('button', { name: 'Connect wallet' })).not.toHaveFocus();
});

test.each([
  [56, 'Default (3 gwei)'],
  [97, 'Testnet (10 gwei)'],
])('[K4] proposes the gas price for top-ups on chain %i', async (chainId, price) => {
  act(() => mockSetState(mockConnected));
  await renderPage(<TopUpFromWallet {...props} chainId={chainId} />, { path: '/pay', session: 'loggedIn' });
  expect(await screen.findByLabelText('Gas price')).toHaveDisplayValue(price);
});

test('connects a wallet on the network of the top-ups', async () => {
  act(() => mockSetState({ status: 'disconnected' }));
  const testnet = <TopUpFromWallet {...props} chainId={97} />;
  const { user } = await renderPage(testnet, { path: '/pay', session: 'loggedIn' });
  await user.click(await screen.findByRole('button', { name: 'Connect wallet' }));
  expect(await screen.findByText('Choose a wallet for chain 97')).toBeVisible();
});
