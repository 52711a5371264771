/** @jest-environment jsdom */
import type { Connector } from '@wagmi/core';
import type { WalletConfig } from '../client/createWalletConfig';
import { UserRejectedError } from '../errors/WalletError';
import { openMoreWallets } from './openMoreWallets';

type Listener<Value> = (value: Value) => void;

/** A fake of Web3Modal's dialog, whose own code runs in browsers only. */
const mockDialog = {
  listeners: new Set<Listener<{ open: boolean }>>(),
  setOpen: (open: boolean) => {
    mockDialog.isShown = open;
    for (const listener of mockDialog.listeners) listener({ open });
  },
  isShown: false,
  isOpen: () => mockDialog.isShown,
  open: () => Promise.resolve(mockDialog.setOpen(true)),
  close: () => Promise.resolve(mockDialog.setOpen(false)),
  subscribeState: (listener: Listener<{ open: boolean }>) => {
    mockDialog.listeners.add(listener);
    return () => mockDialog.listeners.delete(listener);
  },
};
jest.mock('./createDialog', () => ({ createDialog: () => Promise.resolve(mockDialog) }));

const connector = { uid: 'u-1' } as Connector;

/** The part of wagmi's configuration that is read. */
const createConfig = () => {
  const listeners = new Set<Listener<string | null>>();
  const config = {
    _internal: { connectors: { setState: () => {} } },
    subscribe: (_select: unknown, listener: Listener<string | null>) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as WalletConfig;
  const setCurrent = (uid: string) => listeners.forEach((listener) => listener(uid));
  return { config, setCurrent, listeners };
};

const openDialog = () => {
  document.body.innerHTML = '<main></main>';
  const parts = createConfig();
  const attempt = new AbortController();
  const opened = openMoreWallets(parts.config, { projectId: 'p', connector, signal: attempt.signal });
  return { ...parts, attempt, opened };
};

const getPage = () => document.querySelector('main');
const waitUntilOpen = async () => {
  while (!getPage()?.inert) await new Promise((resolve) => setTimeout(resolve));
};

const expectClosed = () => {
  expect(mockDialog.isShown).toBe(false);
  expect(mockDialog.listeners.size).toBe(0);
  expect(getPage()?.inert).toBe(false);
};

test('resolves only when its own connector connects, and makes the page usable again', async () => {
  const { opened, setCurrent, listeners } = openDialog();
  await waitUntilOpen();
  setCurrent('u-2');
  expect(getPage()?.inert).toBe(true);
  setCurrent('u-1');
  await opened;
  expectClosed();
  expect(listeners.size).toBe(0);
});

test('rejects when the player closes the dialog', async () => {
  const { opened } = openDialog();
  await waitUntilOpen();
  mockDialog.setOpen(false);
  await expect(opened).rejects.toBeInstanceOf(UserRejectedError);
  expectClosed();
});

test('closes the dialog when the player cancels', async () => {
  const { opened, attempt } = openDialog();
  await waitUntilOpen();
  attempt.abort(new UserRejectedError('The player canceled.'));
  await expect(opened).rejects.toThrow('The player canceled.');
  expectClosed();
});
