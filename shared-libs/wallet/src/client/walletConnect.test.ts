import { createConnector } from '@wagmi/core';
import { DEFAULT_WALLET_SETTINGS } from '@hashgrid/contracts';
import { sampleBootstrap } from '@hashgrid/testing';
import { cancelConnecting, connectWallet } from '../session/connectWallet';
import { findClient } from '../session/loadClient';
import { walletStore } from '../session/walletStore';

const ACCOUNT = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf';

/** A fake relay: a test sends the URI of the code through `listener`, and approves as the wallet app would. */
const relay = {
  listener: null as ((uri: string) => void) | null,
  approve: () => {},
  endSession: () => Promise.resolve(),
  init: () => Promise.resolve(),
};

jest.mock('./walletConnectConnector', () => ({
  walletConnectConnector: () =>
    createConnector(() => ({
      id: 'walletConnect',
      name: 'WalletConnect',
      type: 'walletConnect',
      connect: () =>
        new Promise((resolve) => {
          relay.approve = () => resolve({ accounts: [ACCOUNT], chainId: 56 } as never);
        }),
      disconnect: () => relay.endSession(),
      getAccounts: () => Promise.resolve([ACCOUNT]),
      getChainId: () => Promise.resolve(56),
      getProvider: async () => {
        await relay.init();
        return {
          on: (_event: string, listener: (uri: string) => void) => (relay.listener = listener),
          removeListener: () => (relay.listener = null),
        };
      },
      isAuthorized: () => Promise.resolve(false),
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => undefined,
    })),
}));

const bootstrap = {
  ...sampleBootstrap,
  wallet: { ...DEFAULT_WALLET_SETTINGS, walletConnectProjectId: 'a'.repeat(32) },
};
const connect = () => connectWallet(bootstrap, 'walletConnect', 56);

/** Runs the promises and timers that are due. */
const flushPromises = () => jest.advanceTimersByTimeAsync(0);

beforeAll(async () => {
  // Loads the client before the timers are fake, because an import takes real time.
  const attempt = connect();
  cancelConnecting();
  await attempt.catch(() => undefined);
  await findClient();
});
beforeEach(() => {
  relay.init = () => Promise.resolve();
  relay.endSession = () => Promise.resolve();
  jest.useFakeTimers();
});
afterEach(async () => {
  cancelConnecting();
  await (await findClient())?.disconnect();
  jest.useRealTimers();
});

test('[L14] provides the URI of the QR code, and then waits without a time limit', async () => {
  const attempt = connect();
  await flushPromises();
  relay.listener?.('wc:topic@2');
  expect(walletStore.read()).toEqual({
    status: 'connecting',
    walletName: 'WalletConnect',
    qrUri: 'wc:topic@2',
  });
  await jest.advanceTimersByTimeAsync(240_000);
  expect(walletStore.read().status).toBe('connecting');
  relay.approve();
  expect(await attempt).toMatchObject({ account: ACCOUNT, walletName: 'WalletConnect' });
  expect(walletStore.read()).toMatchObject({ status: 'connected' });
  expect(relay.listener).toBeNull();
});

test.each([
  ['the relay sends no code', () => undefined],
  ['WalletConnect’s client does not start', () => (relay.init = () => new Promise(() => undefined))],
])('gives up after 15 s when %s', async (_, prepare) => {
  prepare();
  const failure = connect().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(walletStore.read().status).toBe('connecting');
  await jest.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ name: 'WalletTimeoutError' });
  expect(walletStore.read()).toEqual({ status: 'disconnected' });
});

test('[W18] ignores "No matching key" on disconnect', async () => {
  const attempt = connect();
  await flushPromises();
  relay.approve();
  await attempt;
  relay.endSession = () => Promise.reject(new Error("No matching key. session: a1b2 doesn't exist"));
  await (await findClient())?.disconnect();
  expect(walletStore.read()).toEqual({ status: 'disconnected' });
});

test('disconnects this tab even when ending the session fails, and throws the error', async () => {
  const attempt = connect();
  await flushPromises();
  relay.approve();
  await attempt;
  relay.endSession = () => Promise.reject(new Error('The relay is gone.'));
  await expect((await findClient())?.disconnect()).rejects.toThrow('The relay is gone.');
  expect(walletStore.read()).toEqual({ status: 'disconnected' });
});
