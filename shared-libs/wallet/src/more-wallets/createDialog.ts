import '@web3modal/scaffold-ui';
import { ApiController } from '@web3modal/core';
import { W3mModal } from '@web3modal/scaffold-ui/w3m-modal';
import { createWeb3Modal } from '@web3modal/wagmi';
import type { WalletConfig } from '../client/createWalletConfig';
import { secureAddedStyles } from './secureAddedStyles';

/** Puts the dialog above our own dialogs. */
const Z_INDEX = 100;

/** How long the dialog waits for the list of wallets, whose host may never respond. */
const LIST_TIMEOUT_MS = 3_000;

interface ModalMethods {
  initializeTheming(): void;
  onScrollLock(): void;
}

/** Makes the style elements that the dialog adds comply with the Content Security Policy. */
const patchStyles = (): void => {
  const methods = W3mModal.prototype as unknown as ModalMethods;
  for (const name of ['initializeTheming', 'onScrollLock'] as const) {
    const original = methods[name];
    methods[name] = function addSecurely(this: ModalMethods) {
      secureAddedStyles(() => original.call(this));
    };
  }
};

/** Limits how long Web3Modal waits for its requests before it opens. The promise resolves when they have settled or time is up. */
const limitPrefetch = (): Promise<void> =>
  new Promise((resolve) => {
    const prefetch = ApiController.prefetch.bind(ApiController);
    ApiController.prefetch = () => {
      prefetch();
      const limit = new Promise<PromiseSettledResult<unknown>[]>((end) =>
        setTimeout(() => end([]), LIST_TIMEOUT_MS),
      );
      const limited = Promise.race([ApiController.state.prefetchPromise, limit]);
      ApiController.state.prefetchPromise = limited as typeof ApiController.state.prefetchPromise;
      void limited.then(() => resolve());
    };
  });

/** The part of Web3Modal's adapter that asks other hosts for the name and the picture of a connected address. */
interface Adapter {
  syncAccount(): Promise<void>;
}

const createModal = (config: WalletConfig, projectId: string) => {
  patchStyles();
  const prefetched = limitPrefetch();
  const dialog = createWeb3Modal({
    // Web3Modal's types are those of wagmi 2.
    wagmiConfig: config as unknown as Parameters<typeof createWeb3Modal>[0]['wagmiConfig'],
    projectId,
    enableAnalytics: false,
    enableOnramp: false,
    enableSwaps: false,
    // Our own list has the wallets of this browser.
    enableEIP6963: false,
    themeMode: 'dark',
    themeVariables: { '--w3m-z-index': Z_INDEX, '--w3m-font-family': 'inherit' },
  });
  (dialog as unknown as { adapter: Adapter }).adapter.syncAccount = () => Promise.resolve();
  return { dialog, prefetched };
};

let created: ReturnType<typeof createModal> | undefined;

/** Creates Web3Modal's dialog on the first call, and returns it once it can open. A page can have only one. */
export const createDialog = async (config: WalletConfig, projectId: string) => {
  created ??= createModal(config, projectId);
  await created.prefetched;
  return created.dialog;
};
