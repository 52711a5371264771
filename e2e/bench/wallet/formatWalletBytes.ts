import { formatTable } from '../report/formatTable';
import type { WalletBytes } from './measureWalletBytes';

const PICKER_LIMIT_BYTES = 20_000;

const formatBytes = (bytes: number) => (bytes === 0 ? '0 B' : `${(bytes / 1000).toFixed(1)} kB`);
const formatVerdict = (isMet: boolean) => (isMet ? 'pass' : 'FAIL');

/** Formats how much wallet code is loaded, and when. */
export const formatWalletBytes = ({ routes, picker, client, moreWallets }: WalletBytes): string => {
  const routesWithWalletCode = routes.filter(({ bytes }) => bytes > 0);
  const bytesBeforeClick = Math.max(0, ...routes.map(({ bytes }) => bytes));
  return formatTable([
    ['wallet code over the wire', 'limit', 'measured', ''],
    [
      `before the first click, on each of ${routes.length} routes`,
      '0 B',
      formatBytes(bytesBeforeClick),
      formatVerdict(bytesBeforeClick === 0),
    ],
    ...routesWithWalletCode.map(({ path, bytes }) => [`  ${path}`, '', formatBytes(bytes), '']),
    [
      'from the click to the picker',
      `≤ ${formatBytes(PICKER_LIMIT_BYTES)}`,
      formatBytes(picker),
      formatVerdict(picker <= PICKER_LIMIT_BYTES),
    ],
    ['when a wallet is chosen: wagmi and viem', '', formatBytes(client), ''],
    ['at “More wallets”: Web3Modal', '', formatBytes(moreWallets), ''],
  ]);
};
