import { waitFor } from '@testing-library/react';
import { connect, createConnector, type Connector } from '@wagmi/core';
import { DEFAULT_WALLET_SETTINGS } from '@hashgrid/contracts';
import { sampleBootstrap } from '@hashgrid/testing';
import { cancelConnecting, connectWallet } from '../session/connectWallet';
import { findClient } from '../session/loadClient';
import type { Eip1193Provider } from '../wallets/Eip1193Provider';
import type { WalletConfig } from './createWalletConfig';

const ACCOUNT = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf';
const REJECTED = { name: 'UserRejectedError' };

const mockLoadLedger = jest.fn<Promise<Eip1193Provider>, []>();
jest.mock('./loadLedgerProvider', () => ({ loadLedgerProvider: () => mockLoadLedger() }));

const mockInitProvider = jest.fn<Promise<object>, []>();
const mockSwitch = jest.fn<Promise<never>, []>();
const mockDisconnect = jest.fn(() => Promise.resolve());

/** A connector whose wallet is on chain 97. Like wagmi's, it initializes its provider once, and keeps a failure. */
jest.mock('./walletConnectConnector', () => ({
  walletConnectConnector: () =>
    createConnector(() => {
      let provider: Promise<object> | undefined;
      return {
        id: 'walletConnect',
        name: 'WalletConnect',
        type: 'walletConnect',
        connect: () => Promise.resolve({ accounts: [ACCOUNT], chainId: 97 } as never),
        disconnect: () => mockDisconnect(),
        getAccounts: () => Promise.resolve([ACCOUNT]),
        getChainId: () => Promise.resolve(97),
        getProvider: () => (provider ??= mockInitProvider()),
        isAuthorized: () => Promise.resolve(false),
        switchChain: () => mockSwitch(),
        onAccountsChanged: () => undefined,
        onChainChanged: () => undefined,
        onDisconnect: () => undefined,
      };
    }),
}));
jest.mock('../more-wallets/openMoreWallets', () => ({
  openMoreWallets: (config: WalletConfig, { connector }: { connector: Connector }) =>
    connect(config, { connector }),
}));

const bootstrap = {
  ...sampleBootstrap,
  wallet: { ...DEFAULT_WALLET_SETTINGS, walletConnectProjectId: 'a'.repeat(32) },
};

beforeEach(() => {
  mockInitProvider.mockResolvedValue({ on: () => undefined, removeListener: () => undefined });
});

/** Lets the promises that are due settle. */
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

test('loads the provider of a wallet once when the player cancels and chooses it again, and again after a failure', async () => {
  let failLoading = () => {};
  mockLoadLedger.mockImplementation(
    () => new Promise((_resolve, reject) => (failLoading = () => reject(new Error('Offline.')))),
  );
  const connectLedger = () => connectWallet(bootstrap, 'ledger', 56).catch((error: unknown) => error);
  void connectLedger();
  await waitFor(() => expect(mockLoadLedger).toHaveBeenCalledTimes(1));
  cancelConnecting();
  const second = connectLedger();
  await flushPromises();
  expect(mockLoadLedger).toHaveBeenCalledTimes(1);
  failLoading();
  expect(await second).toMatchObject({ name: 'UnknownWalletError' });
  const third = connectLedger();
  await waitFor(() => expect(mockLoadLedger).toHaveBeenCalledTimes(2));
  failLoading();
  await third;
});

test('asks a wallet for nothing when the player cancels while its provider loads', async () => {
  const request = jest.fn(() => new Promise<never>(() => {}));
  let finishLoading = (_provider: Eip1193Provider) => {};
  mockLoadLedger.mockReturnValue(new Promise((resolve) => (finishLoading = resolve)));
  const attempt = connectWallet(bootstrap, 'ledger', 56);
  const failure = attempt.catch((error: unknown) => error);
  await waitFor(() => expect(mockLoadLedger).toHaveBeenCalled());
  cancelConnecting();
  expect(await failure).toMatchObject(REJECTED);
  finishLoading({ request });
  await flushPromises();
  expect(request).not.toHaveBeenCalled();
});

test('starts WalletConnect again at the next attempt when it has failed to start', async () => {
  mockInitProvider.mockRejectedValueOnce(new Error('Offline.'));
  const connectByQrCode = () => connectWallet(bootstrap, 'walletConnect', 97);
  await expect(connectByQrCode()).rejects.toThrow('Offline.');
  expect(await connectByQrCode()).toMatchObject({ account: ACCOUNT });
  await (await findClient())?.disconnect();
});

test('ends the connection of a wallet whose switch of chains the player has canceled', async () => {
  let rejectSwitch = (_error: Error) => {};
  mockSwitch.mockReturnValue(new Promise((_resolve, reject) => (rejectSwitch = reject)));
  const attempt = connectWallet(bootstrap, 'moreWallets', 56);
  const failure = attempt.catch((error: unknown) => error);
  await waitFor(() => expect(mockSwitch).toHaveBeenCalled());
  cancelConnecting();
  expect(await failure).toMatchObject(REJECTED);
  rejectSwitch(new Error('Declined.'));
  await waitFor(() => expect(mockDisconnect).toHaveBeenCalledTimes(1));
});
