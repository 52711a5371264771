import {
  ChainNotConfiguredError,
  ConnectorNotFoundError,
  ResourceUnavailableError,
  SwitchChainError,
  UnknownWalletError,
  UserRejectedError,
  WalletError,
  WalletTimeoutError,
} from './WalletError';

/** The parts of an error that identify it. Wallets may throw anything, so each may be missing or have any type. */
interface ErrorParts {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  data?: { originalError?: unknown } | null;
}

/** Codes of a rejection by the player: those of EIP-1193, WalletConnect and ethers. */
const REJECTED_CODES: readonly unknown[] = [4001, 5000, 'ACTION_REJECTED'];
/** The wallet still waits for the player's response to an earlier request. */
const PENDING_CODE = -32_002;
/** The wallet doesn't know the requested chain. */
const UNKNOWN_CHAIN_CODE = 4902;
/** Rejections by wallets that send no such code. */
const REJECTED_TEXT = /user (rejected|denied|closed modal)/i;

/** Limits the search, because causes may form a cycle. No library nests them this deep. */
const MAX_DEPTH = 8;

/** Returns an error and what caused it, outermost first. */
const listCauses = (error: unknown, depth = 0): ErrorParts[] => {
  if (typeof error === 'string') return [{ message: error }];
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return [];
  const parts = error as ErrorParts;
  return [parts, ...listCauses(parts.data?.originalError, depth + 1), ...listCauses(parts.cause, depth + 1)];
};

type ErrorClass = new (message: string, cause?: unknown) => WalletError;

/** Classes by the names of wagmi's and viem's errors. Names take precedence over codes: viem's SwitchChainError has the code 4902. */
const CLASSES_BY_NAME: readonly [string, ErrorClass][] = [
  ['ChainNotConfiguredError', ChainNotConfiguredError],
  ['UserRejectedRequestError', UserRejectedError],
  ['ResourceUnavailableRpcError', ResourceUnavailableError],
  ['ProviderNotFoundError', ConnectorNotFoundError],
  ['ConnectorNotFoundError', ConnectorNotFoundError],
  ['ConnectorNotConnectedError', ConnectorNotFoundError],
  ['SwitchChainError', SwitchChainError],
  ['SwitchChainNotSupportedError', SwitchChainError],
  ['ConnectorChainMismatchError', SwitchChainError],
  ['ChainMismatchError', SwitchChainError],
  ['TimeoutError', WalletTimeoutError],
];

const isRejection = ({ code, message }: ErrorParts): boolean =>
  REJECTED_CODES.includes(code) || (typeof message === 'string' && REJECTED_TEXT.test(message));

/** Returns whether a wallet failed to add a chain, which wagmi reports as a rejection by the player. */
const hasFailedToAddChain = (causes: readonly ErrorParts[]): boolean => {
  const index = causes.findIndex(({ name }) => name === 'UserRejectedRequestError');
  const cause = index < 0 ? undefined : causes[index + 1];
  return cause !== undefined && typeof cause.code === 'number' && !isRejection(cause);
};

const findClass = (causes: readonly ErrorParts[]): ErrorClass => {
  if (hasFailedToAddChain(causes)) return SwitchChainError;
  const named = CLASSES_BY_NAME.find(([name]) => causes.some((cause) => cause.name === name));
  const codes = causes.map(({ code }) => code);
  // A pending request takes precedence: it is why a switch failed.
  if (codes.includes(PENDING_CODE)) return ResourceUnavailableError;
  if (named) return named[1];
  if (causes.some(isRejection)) return UserRejectedError;
  return codes.includes(UNKNOWN_CHAIN_CODE) ? ChainNotConfiguredError : UnknownWalletError;
};

/** Converts whatever a wallet, wagmi or viem throws into one of our errors, with the original as its cause [W13–W17]. */
export const toWalletError = (error: unknown): WalletError => {
  if (error instanceof WalletError) return error;
  const causes = listCauses(error);
  const message = causes
    .map((cause) => cause.message)
    .find((text) => typeof text === 'string' && text !== '');
  const WalletErrorClass = findClass(causes);
  return new WalletErrorClass(String(message ?? 'The wallet failed without a reason.'), error);
};
