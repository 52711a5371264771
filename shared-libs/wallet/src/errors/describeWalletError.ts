import { msg } from '@hashgrid/platform';
import { toWalletError } from './toWalletError';

const DESCRIPTIONS: Partial<Record<string, string>> = {
  UserRejectedError: msg('You declined the request. Try again and approve it in your wallet.'),
  ResourceUnavailableError: msg(
    'Your wallet is waiting for your response to an earlier request. Open your wallet, respond and try again.',
  ),
  ChainNotConfiguredError: msg(
    'This network isn’t supported. Choose BNB Smart Chain in your wallet and try again.',
  ),
  SwitchChainError: msg('Your wallet couldn’t switch networks. Switch in your wallet and try again.'),
  ConnectorNotFoundError: msg(
    'Couldn’t find this wallet in your browser. Install or enable it, reload the page and try again.',
  ),
  WalletTimeoutError: msg(
    'Your wallet didn’t respond in time. Check that you’re online and your wallet is unlocked, and try again.',
  ),
};

const UNKNOWN = msg('Your wallet reported an error. Open it to see what happened, and try again.');

/** Returns the English text (a translation key) that tells a player what happened and what to do. */
export const describeWalletError = (error: unknown): string =>
  DESCRIPTIONS[toWalletError(error).name] ?? UNKNOWN;
