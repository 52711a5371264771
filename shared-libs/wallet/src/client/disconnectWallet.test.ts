import { connect, createConnector, type CreateConnectorFn } from '@wagmi/core';
import { waitFor } from '@testing-library/react';
import { DEFAULT_WALLET_SETTINGS } from '@hashgrid/contracts';
import { createWalletConfig } from './createWalletConfig';
import { disconnectWallet, syncDisconnects } from './disconnectWallet';

const ACCOUNT = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf';

/** Lets wagmi load its stored state, if it does. */
const waitForHydration = () => new Promise((resolve) => setTimeout(resolve));

/** Creates a tab that is connected to a wallet; `endSession` is what the wallet does when it is disconnected. */
const openConnectedTab = async (endSession: () => Promise<void>, id = 'test') => {
  const config = createWalletConfig(DEFAULT_WALLET_SETTINGS);
  await waitForHydration();
  const connector: CreateConnectorFn = createConnector(() => ({
    id,
    name: 'Test',
    type: 'test',
    connect: () => Promise.resolve({ accounts: [ACCOUNT], chainId: 56 } as never),
    disconnect: endSession,
    getAccounts: () => Promise.resolve([ACCOUNT]),
    getChainId: () => Promise.resolve(56),
    getProvider: () => Promise.resolve({}),
    isAuthorized: () => Promise.resolve(false),
    onAccountsChanged: () => undefined,
    onChainChanged: () => undefined,
    onDisconnect: () => undefined,
  }));
  await connect(config, { connector });
  syncDisconnects(config);
  return config;
};

const endSession = () => Promise.resolve();

test.each<[string, () => Promise<void>]>([
  ['fails', () => Promise.reject(new Error('The relay is down.'))],
  ['never finishes', () => new Promise(() => undefined)],
])('disconnects all tabs with this wallet when ending the session %s', async (_name, failToEnd) => {
  // Opened first, because tabs get messages in the order in which they were opened.
  const tabWithOtherWallet = await openConnectedTab(endSession, 'other');
  const tab = await openConnectedTab(failToEnd);
  const otherTab = await openConnectedTab(endSession);
  void disconnectWallet(tab).catch(() => undefined);
  await waitFor(() => expect(otherTab.state.status).toBe('disconnected'));
  await waitFor(() => expect(tab.state.status).toBe('disconnected'));
  expect(tabWithOtherWallet.state.status).toBe('connected');
});

test('tells no other tab when only one connection of this tab ends', async () => {
  const tab = await openConnectedTab(endSession);
  const publish = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
  await disconnectWallet(tab, tab.state.connections.get(tab.state.current ?? '')?.connector);
  expect(tab.state.status).toBe('disconnected');
  expect(publish).not.toHaveBeenCalled();
});

test('does not return to a wallet that was connected before a reload', async () => {
  await openConnectedTab(endSession);
  const reloaded = await openConnectedTab(endSession);
  await disconnectWallet(reloaded);
  expect(reloaded.state).toMatchObject({ status: 'disconnected', current: null });
});

test('connects and disconnects where the browser blocks channels and local storage', async () => {
  const block = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  const { BroadcastChannel: original } = globalThis;
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(block);
  globalThis.BroadcastChannel = jest.fn(block) as never;
  try {
    const tab = await openConnectedTab(endSession);
    expect(tab.state.status).toBe('connected');
    await disconnectWallet(tab);
    expect(tab.state.status).toBe('disconnected');
  } finally {
    globalThis.BroadcastChannel = original;
    storage.mockRestore();
  }
});
