/** A wallet did not do what it was asked to. `cause` is what the wallet or a library reported. */
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

/** The wallet still waits for an answer to an earlier request. */
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

/** The wallet's service did not answer in time. */
export class WalletTimeoutError extends WalletError {
  readonly name = 'WalletTimeoutError';
}

export class UnknownWalletError extends WalletError {
  readonly name = 'UnknownWalletError';
}
