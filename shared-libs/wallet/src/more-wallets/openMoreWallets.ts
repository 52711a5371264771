import type { Connector } from '@wagmi/core';
import { rejectOnAbort } from '@hashgrid/contracts';
import type { WalletConfig } from '../client/createWalletConfig';
import { UserRejectedError } from '../errors/WalletError';
import { createDialog } from './createDialog';
import { isolateDialog } from './isolateDialog';

interface MoreWalletsInput {
  projectId: string;
  /** The connector of WalletConnect, through which Web3Modal connects every wallet. */
  connector: Connector;
  /** Aborted when the player cancels. */
  signal: AbortSignal;
}

/** Adds the connector of WalletConnect, which Web3Modal looks up in wagmi's list. That list has only the wallets of this browser. */
const addConnector = (config: WalletConfig, connector: Connector): void => {
  config._internal.connectors.setState((connectors) => [
    ...connectors.filter(({ uid }) => uid !== connector.uid),
    connector,
  ]);
};

/** Opens the dialog, and resolves when the connector has connected. */
const openUntilConnected = (
  config: WalletConfig,
  dialog: Awaited<ReturnType<typeof createDialog>>,
  { connector, signal }: MoreWalletsInput,
): Promise<void> => {
  const cleanups: (() => void)[] = [];
  const connected = new Promise<void>((resolve, reject) => {
    let isolation: Promise<() => void> | undefined;
    const readCurrent = ({ current }: { current: string | null }) => current;
    cleanups.push(
      config.subscribe(readCurrent, (current) => {
        if (current === connector.uid) resolve();
      }),
      dialog.subscribeState(({ open }) => {
        if (open) isolation ??= isolateDialog();
        else if (isolation) reject(new UserRejectedError('The player closed the dialog.'));
      }),
      () => void isolation?.then((release) => release()),
    );
    dialog.open().catch(reject);
  });
  return Promise.race([connected, rejectOnAbort(signal)]).finally(() => {
    for (const cleanUp of cleanups) cleanUp();
  });
};

/**
 * Opens Web3Modal's dialog, and resolves when a wallet has connected.
 * @throws {UserRejectedError} when the player closes the dialog.
 */
export const openMoreWallets = async (config: WalletConfig, input: MoreWalletsInput): Promise<void> => {
  addConnector(config, input.connector);
  const dialog = await createDialog(config, input.projectId);
  input.signal.throwIfAborted();
  try {
    await openUntilConnected(config, dialog, input);
  } finally {
    if (dialog.isOpen()) await dialog.close();
  }
};
