/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
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
  open: () => {
    // Its state changes while it loads, too.
    mockDialog.setOpen(false);
    return Promise.resolve(mockDialog.setOpen(true));
  },
  close: () => Promise.resolve(mockDialog.setOpen(false)),
  subscribeState: (listener: Listener<{ open: boolean }>) => {
    mockDialog.listeners.add(listener);
    return () => mockDialog.listeners.delete(listener);
  },
};
jest.mock('./createDialog', () => ({ createDialog: () => Promise.resolve(mockDialog) }));

const connector = { uid: 'u-1' } as Connector;
const otherConnector = { uid: 'u-2' } as Connector;

/** The part of wagmi's configuration that is read. */
const createConfig = () => {
  const listeners = new Set<Listener<string | null>>();
  /** Those that Web3Modal finds. The first has the ID of ours, because an earlier call has added it. */
  let connectors = [{ uid: 'u-1' } as Connector, otherConnector];
  const config = {
    _internal: {
      connectors: {
        setState: (change: (current: Connector[]) => Connector[]) => (connectors = change(connectors)),
      },
    },
    subscribe: (_select: unknown, listener: Listener<string | null>) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as WalletConfig;
  const setCurrent = (uid: string) => listeners.forEach((listener) => listener(uid));
  return { config, setCurrent, listeners, listConnectors: () => connectors };
};

let attempt = new AbortController();

// A failed test must not leave its dialog open for the next one.
afterEach(() => attempt.abort(new UserRejectedError('The test has ended.')));

const openDialog = () => {
  document.body.innerHTML = '<main></main><aside></aside>';
  // Covered already, by our own dialog.
  document.querySelector('aside')!.inert = true;
  const parts = createConfig();
  attempt = new AbortController();
  const opened = openMoreWallets(parts.config, { projectId: 'p', connector, signal: attempt.signal });
  opened.catch(() => undefined);
  return { ...parts, opened };
};

const getPage = () => document.querySelector('main');
const waitUntilOpen = () => waitFor(() => expect(getPage()?.inert).toBe(true));

/** Returns whether Escape is left for our own dialog, which is behind this one. */
const pressEscape = () =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );

const expectClosed = () => {
  expect(mockDialog.isShown).toBe(false);
  expect(mockDialog.listeners.size).toBe(0);
  expect(getPage()?.inert).toBe(false);
  expect(document.querySelector('aside')?.inert).toBe(true);
  expect(pressEscape()).toBe(true);
};

test('resolves only when its own connector connects, and makes the page usable again', async () => {
  const { opened, setCurrent, listeners, listConnectors } = openDialog();
  await waitUntilOpen();
  expect(listConnectors()).toEqual([otherConnector, connector]);
  expect(listConnectors()[1]).toBe(connector);
  expect(pressEscape()).toBe(false);
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
  const { opened } = openDialog();
  await waitUntilOpen();
  attempt.abort(new UserRejectedError('The player canceled.'));
  await expect(opened).rejects.toThrow('The player canceled.');
  expectClosed();
});

test('opens no dialog for a player who canceled while it loaded', async () => {
  const open = jest.spyOn(mockDialog, 'open');
  const { opened } = openDialog();
  attempt.abort(new UserRejectedError('The player canceled.'));
  await expect(opened).rejects.toThrow('The player canceled.');
  expect(open).not.toHaveBeenCalled();
});

test('rejects when the dialog can’t open', async () => {
  jest.spyOn(mockDialog, 'open').mockRejectedValue(new Error('Offline.'));
  const { opened } = openDialog();
  // Ends the attempt if nothing else does, so that the test fails instead of hanging.
  const timer = setTimeout(() => attempt.abort(new UserRejectedError('The player canceled.')), 1000);
  await expect(opened).rejects.toThrow('Offline.');
  clearTimeout(timer);
});
