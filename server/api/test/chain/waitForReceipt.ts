import type { Hex, TransactionReceipt } from 'viem';
import { waitUntil } from '../waitUntil';
import type { Anvil } from './startAnvil';

/** Waits for a receipt. viem's own function asks once per block, and anvil may mine the only block before it has the receipt. */
export const waitForReceipt = ({ client }: Pick<Anvil, 'client'>, hash: Hex): Promise<TransactionReceipt> =>
  waitUntil(() => client.getTransactionReceipt({ hash }).catch(() => null));
