/** A request to a wallet failed. `cause` is what the wallet or a library reported. */
export abstract class WalletError extends Error {
  abstract override readonly name: string;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** The player declined in the wallet, or canceled here. */
export class UserRejectedError extends WalletError {
  readonly name = 'UserRejectedError';
}

/** The wallet is still waiting for the player's response to an earlier request. */
export class ResourceUnavailableError extends WalletError {
  readonly name = 'ResourceUnavailableError';
}

/** The chain is not one that the page or the wallet can use. */
export class ChainNotConfiguredError extends WalletError {
  readonly name = 'ChainNotConfiguredError';
}

/** The wallet could not switch to the chain. */
export class SwitchChainError extends WalletError {
  readonly name = 'SwitchChainError';
}

/** The wallet is not installed, not configured, or its script could not be loaded. */
export class ConnectorNotFoundError extends WalletError {
  readonly name = 'ConnectorNotFoundError';
}

/** The wallet's service did not respond in time. */
export class WalletTimeoutError extends WalletError {
  readonly name = 'WalletTimeoutError';
}

/** The wallet failed for a reason that none of the other errors describes. */
export class UnknownWalletError extends WalletError {
  readonly name = 'UnknownWalletError';
}
