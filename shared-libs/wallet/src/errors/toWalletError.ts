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

/** The parts of an error that identify it. Wallets throw anything, so none of them is certain. */
interface ErrorParts {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  data?: { originalError?: unknown } | null;
}

/** EIP-1193's code, WalletConnect's and that of ethers. */
const REJECTED_CODES: readonly unknown[] = [4001, 5000, 'ACTION_REJECTED'];
const PENDING_CODE = -32_002;
const UNKNOWN_CHAIN_CODE = 4902;
const REJECTED_TEXT = /user (rejected|denied|closed modal)/i;

/** Causes may form a cycle; no library nests them this deep. */
const MAX_DEPTH = 8;

/** Returns an error and what caused it, outermost first. */
const listCauses = (error: unknown, depth = 0): ErrorParts[] => {
  if (typeof error === 'string') return [{ message: error }];
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return [];
  const parts = error as ErrorParts;
  return [parts, ...listCauses(parts.data?.originalError, depth + 1), ...listCauses(parts.cause, depth + 1)];
};

type ErrorClass = new (message: string, cause?: unknown) => WalletError;

/** Classes by the names that wagmi and viem give. Names count before codes: viem's SwitchChainError carries 4902. */
const BY_NAME: readonly [string, ErrorClass][] = [
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

/** wagmi calls it a rejection by the player when a wallet fails to add a chain. */
const isFailedAdd = (causes: readonly ErrorParts[]): boolean => {
  const at = causes.findIndex(({ name }) => name === 'UserRejectedRequestError');
  const cause = at < 0 ? undefined : causes[at + 1];
  return cause !== undefined && typeof cause.code === 'number' && !isRejection(cause);
};

const findClass = (causes: readonly ErrorParts[]): ErrorClass => {
  if (isFailedAdd(causes)) return SwitchChainError;
  const named = BY_NAME.find(([name]) => causes.some((cause) => cause.name === name));
  const codes = causes.map(({ code }) => code);
  // What made a switch fail says more than that it failed.
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
