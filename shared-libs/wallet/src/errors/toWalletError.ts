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
/** Rejections by wallets that send no such code. WalletConnect says that its request was reset when the player closes the code. */
const REJECTED_TEXT = /user (rejected|denied|closed modal)|connection request reset/i;

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

/** Classes by the names of wagmi's and viem's errors. Names take precedence over the code 4902, which viem's SwitchChainError has. */
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

/** Returns whether a wallet failed to add a chain, which wagmi reports as a rejection by the player whatever the cause is. */
const hasFailedToAddChain = (causes: readonly ErrorParts[]): boolean => {
  const index = causes.findIndex(({ name }) => name === 'UserRejectedRequestError');
  const causesOfRejection = index < 0 ? [] : causes.slice(index + 1);
  return causesOfRejection.length > 0 && !causesOfRejection.some(isRejection);
};

const findClass = (causes: readonly ErrorParts[]): ErrorClass => {
  const codes = causes.map(({ code }) => code);
  // A pending request and a rejection take precedence: they are why a switch failed.
  if (codes.includes(PENDING_CODE)) return ResourceUnavailableError;
  if (hasFailedToAddChain(causes)) return SwitchChainError;
  if (causes.some(isRejection)) return UserRejectedError;
  const named = CLASSES_BY_NAME.find(([name]) => causes.some((cause) => cause.name === name));
  if (named) return named[1];
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
