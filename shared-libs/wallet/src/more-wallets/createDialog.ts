import '@web3modal/scaffold-ui';
import { ApiController } from '@web3modal/core';
import { W3mModal } from '@web3modal/scaffold-ui/w3m-modal';
import { createWeb3Modal } from '@web3modal/wagmi';
import type { WalletConfig } from '../client/createWalletConfig';
import { addStyles } from './addStyles';

/** Above our own dialogs. */
const Z_INDEX = 100;

/** How long the dialog waits for the list of wallets of its host, which may never answer. */
const LIST_LIMIT_MS = 3_000;

interface ModalMethods {
  initializeTheming(): void;
  onScrollLock(): void;
}

/** Lets its methods that add style elements comply with the content security policy. */
const patchStyles = (): void => {
  const methods = W3mModal.prototype as unknown as ModalMethods;
  for (const name of ['initializeTheming', 'onScrollLock'] as const) {
    const original = methods[name];
    methods[name] = function add(this: ModalMethods) {
      addStyles(() => original.call(this));
    };
  }
};

/** Limits the requests that Web3Modal waits for before it opens. The promise settles when they have ended or the time is over. */
const limitPrefetch = (): Promise<void> =>
  new Promise((resolve) => {
    const prefetch = ApiController.prefetch.bind(ApiController);
    ApiController.prefetch = () => {
      prefetch();
      const limit = new Promise<PromiseSettledResult<unknown>[]>((end) =>
        setTimeout(() => end([]), LIST_LIMIT_MS),
      );
      const limited = Promise.race([ApiController.state.prefetchPromise, limit]);
      ApiController.state.prefetchPromise = limited as typeof ApiController.state.prefetchPromise;
      void limited.then(() => resolve());
    };
  });

/** What Web3Modal does with a connection: it asks other hosts for the name and the picture of the address. */
interface Adapter {
  syncAccount(): Promise<void>;
}

const create = (config: WalletConfig, projectId: string) => {
  patchStyles();
  const prefetched = limitPrefetch();
  const dialog = createWeb3Modal({
    // Its types are those of wagmi 2.
    wagmiConfig: config as unknown as Parameters<typeof createWeb3Modal>[0]['wagmiConfig'],
    projectId,
    enableAnalytics: false,
    enableOnramp: false,
    enableSwaps: false,
    // The wallets of this browser are in our own list.
    enableEIP6963: false,
    themeMode: 'dark',
    themeVariables: { '--w3m-z-index': Z_INDEX, '--w3m-font-family': 'inherit' },
  });
  (dialog as unknown as { adapter: Adapter }).adapter.syncAccount = () => Promise.resolve();
  return { dialog, prefetched };
};

let created: ReturnType<typeof create> | undefined;

/** Returns Web3Modal's dialog once it can open. A page can have one only. */
export const createDialog = async (config: WalletConfig, projectId: string) => {
  created ??= create(config, projectId);
  await created.prefetched;
  return created.dialog;
};
