import { readShellTexts } from '@hashgrid/testing';
import { describeWalletError } from './describeWalletError';
import { toWalletError } from './toWalletError';
import { SwitchChainError, UserRejectedError } from './WalletError';

const named = (name: string, rest: object = {}) => Object.assign(new Error('Failed.'), { name, ...rest });
const coded = (code: unknown, rest: object = {}) => ({ code, message: 'Failed.', ...rest });

/** Errors of wagmi 3.7.7 and viem 2.57.1, and of wallets, which throw anything. */
test.each<[string, string, unknown]>([
  ['W13', 'UserRejectedError', coded(4001)],
  ['W13', 'UserRejectedError', coded(5000)],
  ['W13', 'UserRejectedError', coded('ACTION_REJECTED')],
  ['W13', 'UserRejectedError', named('UserRejectedRequestError', { code: 4001, cause: coded(4001) })],
  ['W13', 'UserRejectedError', named('UserRejectedRequestError', { code: 4001, cause: coded(5000) })],
  [
    'W13',
    'UserRejectedError',
    named('TransactionExecutionError', { cause: named('UserRejectedRequestError', { cause: coded(4001) }) }),
  ],
  ['W13', 'UserRejectedError', new Error('MetaMask Tx Signature: User rejected the request.')],
  ['W13', 'UserRejectedError', new Error('User closed modal')],
  ['W13', 'UserRejectedError', 'user rejected'],
  ['W14', 'ResourceUnavailableError', coded(-32002)],
  ['W14', 'ResourceUnavailableError', named('ResourceUnavailableRpcError', { code: -32002 })],
  ['W14', 'ResourceUnavailableError', named('SwitchChainError', { code: 4902, cause: coded(-32002) })],
  ['W15', 'ChainNotConfiguredError', coded(4902)],
  ['W15', 'ChainNotConfiguredError', named('ChainNotConfiguredError')],
  [
    'W15',
    'ChainNotConfiguredError',
    named('SwitchChainError', { code: 4902, cause: named('ChainNotConfiguredError') }),
  ],
  ['W16', 'SwitchChainError', named('SwitchChainError', { code: 4902, cause: coded(-32603) })],
  ['W16', 'SwitchChainError', named('SwitchChainNotSupportedError')],
  ['W16', 'SwitchChainError', named('ConnectorChainMismatchError')],
  // wagmi's connector calls it a rejection when adding a chain fails.
  ['W16', 'SwitchChainError', named('UserRejectedRequestError', { code: 4001, cause: coded(-32602) })],
  ['W17', 'ConnectorNotFoundError', named('ProviderNotFoundError')],
  ['W17', 'ConnectorNotFoundError', named('ConnectorNotFoundError')],
  ['W17', 'ConnectorNotFoundError', named('ConnectorNotConnectedError')],
])('[%s] gives %s for %o', (_row, name, error) => {
  expect(toWalletError(error)).toMatchObject({ name, cause: error });
});

test('says that anything else is unknown, and keeps it', () => {
  const cyclic = new Error('Round.');
  cyclic.cause = cyclic;
  for (const error of [null, undefined, 0, '', {}, [], coded(-32603), new Error('No gas.'), cyclic]) {
    expect(toWalletError(error)).toMatchObject({ name: 'UnknownWalletError', cause: error });
    expect(toWalletError(error).message).not.toBe('');
  }
});

test('returns our own errors as they are', () => {
  const error = new SwitchChainError('It stayed.');
  expect(toWalletError(error)).toBe(error);
});

test('says what happened and what to do, in every language', () => {
  const errors = [
    new UserRejectedError('No.'),
    coded(-32002),
    coded(4902),
    named('SwitchChainError'),
    named('ProviderNotFoundError'),
    named('TimeoutError'),
    'anything',
  ];
  const texts = errors.map(describeWalletError);
  expect(new Set(texts).size).toBe(errors.length);
  for (const text of texts) {
    expect(text.split(/[.,] /).length).toBeGreaterThan(1);
    for (const locale of ['ja-JP', 'ar-SA']) expect(readShellTexts(locale)).toHaveProperty([text]);
  }
});
