import { DEFAULT_LOCALE, LANGUAGES } from '@hashgrid/contracts';
import { readShellTexts } from '@hashgrid/testing';
import { describeWalletError } from './describeWalletError';
import { toWalletError } from './toWalletError';
import { SwitchChainError, UserRejectedError } from './WalletError';

const createNamedError = (name: string, rest: object = {}) =>
  Object.assign(new Error('Failed.'), { name, ...rest });
const createCodedError = (code: unknown, rest: object = {}) => ({ code, message: 'Failed.', ...rest });

/** Errors of wagmi 3.7.7 and viem 2.57.1, and of wallets, which may throw anything. */
test.each<[string, string, unknown]>([
  ['W13', 'UserRejectedError', createCodedError(4001)],
  ['W13', 'UserRejectedError', createCodedError(5000)],
  ['W13', 'UserRejectedError', createCodedError('ACTION_REJECTED')],
  [
    'W13',
    'UserRejectedError',
    createNamedError('UserRejectedRequestError', { code: 4001, cause: createCodedError(4001) }),
  ],
  [
    'W13',
    'UserRejectedError',
    createNamedError('UserRejectedRequestError', { code: 4001, cause: createCodedError(5000) }),
  ],
  [
    'W13',
    'UserRejectedError',
    createNamedError('TransactionExecutionError', {
      cause: createNamedError('UserRejectedRequestError', { cause: createCodedError(4001) }),
    }),
  ],
  ['W13', 'UserRejectedError', createNamedError('UserRejectedRequestError', { code: 4001 })],
  [
    'W13',
    'UserRejectedError',
    createNamedError('UserRejectedRequestError', {
      code: 4001,
      cause: new Error('Connection request reset. Please try again.'),
    }),
  ],
  [
    'W13',
    'UserRejectedError',
    createNamedError('SwitchChainError', { code: 4902, cause: createCodedError(4001) }),
  ],
  ['W13', 'UserRejectedError', new Error('MetaMask Tx Signature: User rejected the request.')],
  ['W13', 'UserRejectedError', new Error('User closed modal')],
  ['W13', 'UserRejectedError', 'user rejected'],
  ['W14', 'ResourceUnavailableError', createCodedError(-32002)],
  ['W14', 'ResourceUnavailableError', createNamedError('ResourceUnavailableRpcError', { code: -32002 })],
  [
    'W14',
    'ResourceUnavailableError',
    createNamedError('SwitchChainError', { code: 4902, cause: createCodedError(-32002) }),
  ],
  [
    'W14',
    'ResourceUnavailableError',
    createNamedError('UserRejectedRequestError', { code: 4001, cause: createCodedError(-32002) }),
  ],
  ['W15', 'ChainNotConfiguredError', createCodedError(4902)],
  ['W15', 'ChainNotConfiguredError', createNamedError('ChainNotConfiguredError')],
  [
    'W15',
    'ChainNotConfiguredError',
    createNamedError('SwitchChainError', { code: 4902, cause: createNamedError('ChainNotConfiguredError') }),
  ],
  [
    'W16',
    'SwitchChainError',
    createNamedError('SwitchChainError', { code: 4902, cause: createCodedError(-32603) }),
  ],
  ['W16', 'SwitchChainError', createNamedError('SwitchChainNotSupportedError')],
  ['W16', 'SwitchChainError', createNamedError('ConnectorChainMismatchError')],
  // wagmi's connector calls it a rejection when adding a chain fails.
  [
    'W16',
    'SwitchChainError',
    createNamedError('UserRejectedRequestError', { code: 4001, cause: createCodedError(-32602) }),
  ],
  [
    'W16',
    'SwitchChainError',
    createNamedError('UserRejectedRequestError', {
      code: 4001,
      cause: new Error('Missing or invalid. request() method: wallet_addEthereumChain'),
    }),
  ],
  ['W17', 'ConnectorNotFoundError', createNamedError('ProviderNotFoundError')],
  ['W17', 'ConnectorNotFoundError', createNamedError('ConnectorNotFoundError')],
  ['W17', 'ConnectorNotFoundError', createNamedError('ConnectorNotConnectedError')],
])('[%s] converts to %s: %o', (_row, name, error) => {
  expect(toWalletError(error)).toMatchObject({ name, cause: error });
});

test('converts any other error to an unknown one, with the original as its cause', () => {
  const cyclic = new Error('Cyclic.');
  cyclic.cause = cyclic;
  for (const error of [
    null,
    undefined,
    0,
    '',
    {},
    [],
    createCodedError(-32603),
    new Error('No gas.'),
    cyclic,
  ]) {
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
    createCodedError(-32002),
    createCodedError(4902),
    createNamedError('SwitchChainError'),
    createNamedError('ProviderNotFoundError'),
    createNamedError('TimeoutError'),
    'anything',
  ];
  const texts = errors.map(describeWalletError);
  const translations = LANGUAGES.filter(({ locale }) => locale !== DEFAULT_LOCALE).map(({ locale }) =>
    readShellTexts(locale),
  );
  expect(new Set(texts).size).toBe(errors.length);
  for (const text of texts) {
    // At least two sentences or clauses: what happened, and what to do.
    expect(text.split(/[.,] /).length).toBeGreaterThan(1);
    for (const shellTexts of translations) expect(shellTexts).toHaveProperty([text]);
  }
});
