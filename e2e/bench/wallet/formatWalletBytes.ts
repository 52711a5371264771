import { formatTable } from '../report/formatTable';
import { formatValue } from '../report/formatValue';
import type { WalletBytes } from './measureWalletBytes';

/** Formats how much wallet code is loaded, and when. Lists the routes that load some before a click. */
export const formatWalletBytes = ({ routes, picker, client, moreWallets }: WalletBytes): string => {
  const rows: [string, number][] = [
    ...routes
      .filter(({ bytes }) => bytes > 0)
      .map(({ path, bytes }): [string, number] => [`before a click, on ${path}`, bytes]),
    ['from the click to the picker', picker],
    ['when a wallet is chosen: wagmi and viem', client],
    ['at “More wallets”: Web3Modal', moreWallets],
  ];
  return formatTable([
    ['wallet code over the wire', 'measured'],
    ...rows.map(([when, bytes]) => [when, formatValue('bytes', bytes)]),
  ]);
};
